import { Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { PersonStore, type Person } from '../people/person-store.js';
import { passkeysEach, PasskeyStore, type Passkey } from './passkey-store.js';

/** The site that a passkey is for, as a browser sees it. */
export interface Site {
  /** Origin of the page. */
  origin: string;
  /** Its host: what a passkey is bound to. */
  host: string;
}

const name = 'Scenewright';

/** Signing in without a password (WebAuthn Level 3). What authenticators say is checked by `@simplewebauthn/server`. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly store: PasskeyStore,
    private readonly people: PersonStore,
  ) {}

  async creationOptions(person: Person, { host }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.store.list(person.id);
    if (known.length >= passkeysEach)
      throw new ServiceError('invalid_request', `There are ${passkeysEach} passkeys already. Remove one first.`);
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: host,
      userName: person.email,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        transports: asTransports(transports),
      })),
    });
    await this.store.ask(options.challenge, person.id);
    return options;
  }

  /** @throws ServiceError invalid_request */
  async add(person: Person, answer: RegistrationResponseJSON, called: string, site: Site): Promise<Passkey> {
    const verified = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.store.takeAnswer(challenge, person.id),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) throw refused();
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    if (await this.store.find(id)) throw refused();
    const { transports = [] } = answer.response;
    return this.store.add({ credentialId: id, personId: person.id, name: called, publicKey, counter, transports });
  }

  async requestOptions({ host }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
    await this.store.ask(options.challenge, null);
    return options;
  }

  /** null: it is no passkey of anybody here, or it answers something else; which of them is not told. */
  async signIn(answer: AuthenticationResponseJSON, site: Site): Promise<Person | null> {
    const passkey = await this.store.find(answer.id);
    if (!passkey) return null;
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.store.takeAnswer(challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: asTransports(transports) },
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    await this.store.used(passkey.id, verified.authenticationInfo.newCounter);
    return this.people.find(passkey.personId);
  }
}

const asTransports = (transports: readonly string[]) => [...transports] as AuthenticatorTransportFuture[];

const refused = () =>
  new ServiceError('invalid_request', 'This passkey was not made for this page, or too late. Try once more.');
