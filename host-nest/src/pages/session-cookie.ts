import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { browserName } from '../people/browser-name.js';
import type { Person } from '../people/person-store.js';
import { readCookie } from './read-cookie.js';
import { sessionMs, SessionStore, type Session } from '../people/session-store.js';

export const cookieName = 'scenewright_session';

/** The session of a browser. Lax: agents send their users here from other sites, to be asked. */
@Injectable()
export class SessionCookie {
  constructor(
    private readonly sessions: SessionStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  async personOf(request: Request): Promise<Person | null> {
    return (await this.sessionOf(request))?.person ?? null;
  }

  /** The session of a request, which gets another token with the answer now and then. */
  async sessionOf(request: Request): Promise<Session | null> {
    const token = tokenOf(request);
    const session = token === undefined ? null : await this.sessions.find(token);
    const { res: response } = request;
    if (session?.isOld === true && response?.headersSent === false) {
      const renewed = await this.sessions.renew(token as string);
      if (renewed !== null) response.append('Set-Cookie', this.cookie(renewed, sessionMs / 1000));
    }
    return session;
  }

  /** Signs in, and ends the session that was there. */
  async begin(request: Request, response: Response, person: Person): Promise<void> {
    const before = tokenOf(request);
    if (before !== undefined) await this.sessions.end(before);
    const token = await this.sessions.open(person.id, browserName(request.headers['user-agent']));
    response.append('Set-Cookie', this.cookie(token, sessionMs / 1000));
  }

  async end(request: Request, response: Response): Promise<void> {
    const token = tokenOf(request);
    if (token !== undefined) await this.sessions.end(token);
    response.append('Set-Cookie', this.cookie('', 0));
  }

  private cookie(value: string, maxAge: number): string {
    const { pathname, protocol } = new URL(this.publicUrl.get());
    const parts = [`${cookieName}=${value}`, `Path=${pathname}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
    return [...parts, ...(protocol === 'https:' ? ['Secure'] : [])].join('; ');
  }
}

const tokenOf = (request: Request): string | undefined => readCookie(request, cookieName);
