import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a browser stays signed in. */
export const sessionSeconds = 12 * 3600;
const cookieName = 'scenewright_queues';

/**
 * Who may see the dashboard: whoever knows the admin token. A browser can't send it with each request, so it is
 * exchanged for a cookie, which names its own end and is signed under the token. Another token ends every session.
 */
export class DashboardSession {
  constructor(private readonly adminToken: string) {}

  knows(token: unknown): boolean {
    return typeof token === 'string' && timingSafeEqual(digest(token), digest(this.adminToken));
  }

  cookie(now: number, options: { path: string; secure: boolean }): string {
    const ends = String(Math.floor(now / 1000) + sessionSeconds);
    return this.render(`${ends}.${this.sign(ends)}`, sessionSeconds, options);
  }

  noCookie(options: { path: string; secure: boolean }): string {
    return this.render('', 0, options);
  }

  /** Whether a `Cookie` header carries a session that has not ended. */
  admits(header: string | undefined, now: number): boolean {
    const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
    return pairs.some(([name, value = '']) => {
      const [ends = '', signature = ''] = value.split('.', 2);
      return name === cookieName && this.knowsSignature(ends, signature) && Number(ends) * 1000 > now;
    });
  }

  private knowsSignature(ends: string, signature: string): boolean {
    return /^\d+$/.test(ends) && timingSafeEqual(digest(signature), digest(this.sign(ends)));
  }

  private sign(ends: string): string {
    return createHmac('sha256', this.adminToken).update(`queue dashboard until ${ends}`).digest('base64url');
  }

  private render(value: string, maxAge: number, { path, secure }: { path: string; secure: boolean }): string {
    const parts = [`${cookieName}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
    return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
