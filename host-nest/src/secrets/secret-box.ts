import { seal, sealingKeyOf, unseal, type Sealed } from './envelope.js';
import { SecretKeyError, type SecretKey } from './secret-key.js';

/** Seals with one key, and opens with that and with those that were in use before. */
export class SecretBox {
  constructor(
    private readonly current: SecretKey,
    private readonly former: readonly SecretKey[] = [],
  ) {}

  get currentKeyId(): string {
    return this.current.id;
  }

  seal(holder: string, secret: string): Sealed {
    return seal(this.current, holder, secret);
  }

  /** @throws SecretKeyError */
  open(holder: string, sealed: Sealed): string {
    return unseal(this.keyFor(holder, sealed), holder, sealed);
  }

  opens(keyId: string): boolean {
    return this.keyWith(keyId) !== undefined;
  }

  private keyFor(holder: string, sealed: string): SecretKey {
    const id = sealingKeyOf(sealed);
    if (id === null) throw new SecretKeyError(`The stored secret ${holder} is not encrypted. Start the server again.`);
    const key = this.keyWith(id);
    if (key) return key;
    throw new SecretKeyError(
      `The stored secret ${holder} was encrypted with another key (${id}; SECRET_KEY is ${this.current.id}). ` +
        'Give all nodes the same SECRET_KEY, and the former one as SECRET_KEY_PREVIOUS.',
    );
  }

  private keyWith(id: string): SecretKey | undefined {
    return [this.current, ...this.former].find((key) => key.id === id);
  }
}
