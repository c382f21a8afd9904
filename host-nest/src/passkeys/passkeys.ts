import { Inject, Injectable } from '@nestjs/common';
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
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { newId } from '../ids/ids.js';
import { PersonStore, type Person } from '../people/person-store.js';
import { SignIn } from '../people/sign-in.js';
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
    private readonly signIn: SignIn,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async creationOptions(person: Person, { host }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.store.list(person.id);
    if (known.length >= passkeysEach)
      throw new ServiceError('invalid_request', `There are ${passkeysEach} passkeys already. Remove one first.`);
    const options = await generateRegistrationOptions({
      ...wanted(host, person.id),
      userName: person.email,
      userDisplayName: person.name,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        transports: asTransports(transports),
      })),
    });
    await this.store.ask(options.challenge, person.id);
    return options;
  }

  /** For somebody who is about to join: what they are called is put in where they say it. */
  async newcomerOptions({ host }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const id = newId('usr', this.now());
    const options = await generateRegistrationOptions({ ...wanted(host, id), userName: name });
    await this.store.ask(options.challenge, id);
    return options;
  }

  /**
   * Joins by a link, with what an authenticator has answered in place of a password.
   *
   * @throws ServiceError rate_limited, invalid_request with a sentence for the person
   */
  async join(
    token: string,
    who: { name: string; email: string },
    {
      answer,
      called,
      site,
      address,
    }: { answer: RegistrationResponseJSON; called: string; site: Site; address: string },
  ): Promise<Person> {
    let key: WebAuthnCredential | null = null;
    const shown = async (): Promise<string> => {
      let id: string | null = null;
      key = await this.verified(answer, site, async (challenge) => {
        id = await this.store.takeNewcomer(challenge);
        return id !== null;
      });
      if (id === null) throw refused();
      return id;
    };
    const person = await this.signIn.withLinkAndPasskey(token, who, shown, address);
    await this.keep(person, key as unknown as WebAuthnCredential, called, answer);
    return person;
  }

  /** @throws ServiceError invalid_request */
  async add(person: Person, answer: RegistrationResponseJSON, called: string, site: Site): Promise<Passkey> {
    const key = await this.verified(answer, site, (challenge) => this.store.takeAnswer(challenge, person.id));
    return this.keep(person, key, called, answer);
  }

  /** @throws ServiceError invalid_request */
  private async verified(
    answer: RegistrationResponseJSON,
    site: Site,
    wasAsked: (challenge: string) => Promise<boolean>,
  ): Promise<WebAuthnCredential> {
    const verified = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: wasAsked,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) throw refused();
    const { credential } = verified.registrationInfo;
    if (await this.store.find(credential.id)) throw refused();
    return credential;
  }

  private keep(
    { id: personId }: Person,
    { id: credentialId, publicKey, counter }: WebAuthnCredential,
    called: string,
    { response: { transports = [] } }: RegistrationResponseJSON,
  ): Promise<Passkey> {
    return this.store.add({ credentialId, personId, name: called, publicKey, counter, transports });
  }

  async requestOptions({ host }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
    await this.store.ask(options.challenge, null);
    return options;
  }

  /** null: it is no passkey of anybody here, or it answers something else; which of them is not told. */
  async personBy(answer: AuthenticationResponseJSON, site: Site): Promise<Person | null> {
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

/** What a passkey has to be: found without a name, and used by a person who is shown to be there. */
const wanted = (host: string, personId: string) =>
  ({
    rpName: name,
    rpID: host,
    userID: new TextEncoder().encode(personId),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  }) as const;

const asTransports = (transports: readonly string[]) => [...transports] as AuthenticatorTransportFuture[];

const refused = () =>
  new ServiceError('invalid_request', 'This passkey was not made for this page, or too late. Try once more.');
