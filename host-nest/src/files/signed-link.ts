import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs links to files on disk. The signature covers the key, the name and the end of the link. */
export class LinkSigner {
  constructor(private readonly secret: string) {}

  query(key: string, name: string, expiresAt: number): string {
    const expires = String(Math.floor(expiresAt / 1000));
    const query = new URLSearchParams({ name, expires, signature: this.sign(key, name, expires) });
    return query.toString();
  }

  /** `expired` and `forged` are told apart for the log only; a client sees the same answer. */
  check(key: string, query: { name?: unknown; expires?: unknown; signature?: unknown }, now: number) {
    const { name, expires, signature } = query;
    if (typeof name !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return 'forged';
    const expected = Buffer.from(this.sign(key, name, expires));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    return Number(expires) * 1000 < now ? 'expired' : 'valid';
  }

  private sign(key: string, name: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${key}\n${name}\n${expires}`).digest('base64url');
  }
}
