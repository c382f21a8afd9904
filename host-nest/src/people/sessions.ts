import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from '../accounts/account.js';
import { KeyStore } from '../accounts/key-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { requireOwnPage } from '../pages/same-site.guard.js';
import { SessionCookie } from '../pages/session-cookie.js';
import type { Person } from './person-store.js';

/** Somebody who is signed in, as use cases know them. */
export interface Member {
  person: Person;
  sessionId: string;
  principal: Principal;
}

/** Who sends a request from a page of the web app. */
@Injectable()
export class Sessions {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly keys: KeyStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** null: nobody is signed in. @throws ServiceError forbidden when a page of another site sent it */
  async memberOf(request: Request): Promise<Member | null> {
    const session = await this.cookie.sessionOf(request);
    if (!session) return null;
    requireOwnPage(request, this.publicUrl);
    const { id: sessionId, person } = session;
    return { person, sessionId, principal: await this.keys.findForApp(person.accountId) };
  }
}
