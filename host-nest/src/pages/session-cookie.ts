import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { sha256 } from '../ids/ids.js';
import type { Person } from '../people/person-store.js';
import { readCookie } from './read-cookie.js';
import { sessionMs, SessionStore } from '../people/session-store.js';

export const cookieName = 'scenewright_session';

/** The session of a browser. Lax: agents send their users here from other sites, to be asked. */
@Injectable()
export class SessionCookie {
  constructor(
    private readonly sessions: SessionStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  async personOf(request: Request): Promise<Person | null> {
    const token = tokenOf(request);
    return token === undefined ? null : this.sessions.find(token);
  }

  /** Names the session of a request among those of its person. */
  hashOf(request: Request): string | null {
    const token = tokenOf(request);
    return token === undefined ? null : sha256(token);
  }

  /** Signs in, and ends the session that was there. */
  async begin(request: Request, response: Response, person: Person): Promise<void> {
    const before = tokenOf(request);
    if (before !== undefined) await this.sessions.end(before);
    response.append('Set-Cookie', this.cookie(await this.sessions.open(person.id), sessionMs / 1000));
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
