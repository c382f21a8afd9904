import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export type IdPrefix = 'vid' | 'prj' | 'ver' | 'rnd' | 'key' | 'acc' | 'bkt' | 'evt' | 'req' | 'usr' | 'fnt' | 'pky';

/** Time-sortable id after the ULID specification: 48 bits of milliseconds, 80 bits of chance. */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  let chance = '';
  for (const byte of randomBytes(16)) chance += alphabet[byte % 32];
  return firstIdAt(prefix, now) + chance;
}

/** Sorts before every id that is made from this millisecond on, and after those made before. */
export function firstIdAt(prefix: IdPrefix, now: number): string {
  let time = '';
  for (let rest = now, i = 0; i < 10; i++) {
    time = alphabet[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  return `${prefix}_${time}`;
}

/** 256 bits of chance, as text that stands in an address as it is. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 256 bits of chance under the prefix of API keys (interface 5). */
export function newApiKey(): string {
  return `svk_${newToken()}`;
}

/** The first characters of a key, to tell keys apart. */
export const hintOf = (apiKey: string): string => apiKey.slice(0, 8);

/** Decisions, "Webhooks". */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** SHA-256 in hex. A key has 256 bits of chance, so that its hash needs no salt and can be indexed. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
