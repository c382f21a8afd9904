import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { Operators } from '../operator/operators.js';
import { PersonStore, type Person } from '../people/person-store.js';
import type { OidcPerson } from './oidc-issuer.js';
import { OidcStore } from './oidc-store.js';

/** Who somebody is here whom the issuer vouches for. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly store: OidcStore,
    private readonly people: PersonStore,
    private readonly operators: Operators,
    private readonly configuration: Configuration,
  ) {}

  /**
   * In this order: who has signed in so before; who joins by a link; whose address is known, if the issuer says that it is
   * theirs; who is let in by the domain of such an address. null: nobody that is let in.
   */
  async personOf(vouched: OidcPerson, link: string | null): Promise<Person | null> {
    const knownId = await this.store.personIdOf(vouched);
    const known = knownId === null ? null : await this.people.find(knownId);
    if (known) return known;
    const found = await this.newcomer(vouched, link);
    if (found) await this.store.link(vouched, found.id);
    return found;
  }

  private async newcomer({ email, name }: OidcPerson, link: string | null): Promise<Person | null> {
    if (email === null) return null;
    const person = { name: name ?? email.split('@')[0]!.slice(0, 100), email, passwordHash: null };
    if (link !== null) {
      const joined = await this.people.join(link, person);
      return typeof joined === 'string' ? null : joined;
    }
    const known = await this.people.findByEmail(email);
    if (known) return known.person;
    const domain = email.split('@').at(-1)!.toLowerCase();
    if (this.configuration.oidc?.domains.includes(domain) !== true) return null;
    const account = await this.operators.account();
    return account === null ? null : this.people.addTo(account, person);
  }
}
