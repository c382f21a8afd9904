import { Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { RateLimit } from '@scenewright/core/requests';
import { RateLimiter } from '../limits/rate-limiter.js';
import { sha256 } from '../ids/ids.js';
import { hashPassword, isPassword, passwordLength } from './password.js';
import { PasswordResets } from './password-resets.js';
import { PersonStore, type NewPerson, type Person } from './person-store.js';

/** Tries a minute from one address. */
const fromOne: RateLimit = { name: 'sign-in', limit: 10, windowMs: 60_000 };
/** Tries a minute of one person from wherever: more, so that nobody is kept out by the tries of one other. */
const ofOne: RateLimit = { name: 'sign-in-person', limit: 30, windowMs: 60_000 };

/** Checked in place of the password of nobody, so that both take the same time. */
let nobody: Promise<string> | null = null;

/** How people come in: by a link once, then with e-mail and password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly people: PersonStore,
    private readonly limiter: RateLimiter,
    private readonly resets: PasswordResets,
  ) {}

  /** null: there is no such person, or it is another password; which of them is not told. @throws ServiceError rate_limited */
  async withPassword(email: string, password: string, address: string): Promise<Person | null> {
    await this.count(address, fromOne);
    await this.count(sha256(email.trim().toLowerCase()), ofOne);
    const found = await this.people.findByEmail(email);
    nobody ??= hashPassword('nobody has this password');
    const isRight = await isPassword(password.slice(0, passwordLength.most), found?.passwordHash ?? (await nobody));
    return found && isRight ? found.person : null;
  }

  /** @throws ServiceError rate_limited, invalid_request with a sentence for the person */
  async withLink(
    token: string,
    { name, email, password }: { name: string; email: string; password: string },
    address: string,
  ): Promise<Person> {
    await this.requireLink(token, { name, email }, address);
    requireLength(password);
    return this.join(token, { name, email, passwordHash: await hashPassword(password) });
  }

  /**
   * By a link, with a passkey in place of a password: for somebody new alone, whose id the passkey is bound to.
   *
   * @throws ServiceError rate_limited, invalid_request with a sentence for the person
   */
  async withLinkAndPasskey(
    token: string,
    who: { name: string; email: string },
    shown: () => Promise<string>,
    address: string,
  ): Promise<Person> {
    await this.requireLink(token, who, address);
    return this.join(token, { ...who, id: await shown(), passwordHash: null });
  }

  private async requireLink(token: string, { name, email }: { name: string; email: string }, address: string) {
    await this.count(address, fromOne);
    if (!(await this.people.knowsLink(token))) throw refused(spentLink);
    if (name.trim() === '' || name.length > 100 || /\p{Cc}/u.test(name))
      throw refused('Give your name, in 100 characters at most.');
    if (email.length > 254 || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email.trim()))
      throw refused('Give your e-mail address.');
  }

  private async join(token: string, person: NewPerson): Promise<Person> {
    const joined = await this.people.join(token, { ...person, name: person.name.trim() });
    if (joined === 'unknown_link') throw refused(spentLink);
    if (joined === 'known_email') throw refused('Somebody signs in with this e-mail address already.');
    return joined;
  }

  /** By a link that was mailed. @throws ServiceError rate_limited, invalid_request with a sentence for the person */
  async withNewPassword(token: string, password: string, address: string): Promise<Person> {
    await this.count(address, fromOne);
    const spent = 'This link was used, or is older than an hour.';
    if (!(await this.resets.knows(token))) throw refused(spent);
    requireLength(password);
    const id = await this.resets.use(token, await hashPassword(password));
    const person = id === null ? null : await this.people.find(id);
    if (!person) throw refused(spent);
    return person;
  }

  /**
   * By who is signed in, and knows the password that they have, if they have one.
   *
   * @throws ServiceError rate_limited, invalid_request with a sentence for the person
   */
  async changePassword(personId: string, { before, next }: { before: string; next: string }, address: string) {
    await this.count(address, fromOne);
    await this.count(personId, ofOne);
    const hash = await this.people.passwordHashOf(personId);
    if (hash !== null && !(await isPassword(before.slice(0, passwordLength.most), hash)))
      throw refused('This is not the password that you have.');
    requireLength(next);
    await this.people.setPassword(personId, await hashPassword(next));
  }

  /** @throws ServiceError rate_limited */
  async countTry(address: string): Promise<void> {
    await this.count(address, fromOne);
  }

  private async count(subject: string, tries: RateLimit): Promise<void> {
    const { admitted, resetSeconds } = await this.limiter.take(subject, tries);
    if (admitted) return;
    throw new ServiceError('rate_limited', `Too many tries. Try again in ${resetSeconds} seconds.`, {
      'Retry-After': String(resetSeconds),
    });
  }
}

function requireLength({ length }: string): void {
  const { least, most } = passwordLength;
  if (length < least || length > most) throw refused(`Take a password of ${least} to ${most} characters.`);
}

const spentLink = 'This link was used, or is not one of this service.';

const refused = (sentence: string): ServiceError => new ServiceError('invalid_request', sentence);
