import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SecretKeyError, type SecretKey } from './secret-key.js';

/**
 * An encrypted secret as it is stored: `sealed.1.<key id>.<nonce>.<tag>.<ciphertext>`, the last three in Base64url.
 * AES-256-GCM (NIST SP 800-38D) with a nonce of 96 random bits and a tag of 128. See docs/adr/0005.
 */
export type Sealed = string & { readonly sealed: unique symbol };

const format = 'sealed.1';
const form = /^sealed\.1\.([0-9a-f]{12})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/;

/** `holder` names the place that the secret belongs to: the envelope opens in no other. */
export function seal(key: SecretKey, holder: string, secret: string): Sealed {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(associatedData(key.id, holder));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), ciphertext].map((part) => part.toString('base64url'));
  return [format, key.id, ...parts].join('.') as Sealed;
}

/** @throws SecretKeyError when the envelope was changed, or belongs to another holder */
export function unseal(key: SecretKey, holder: string, sealed: Sealed): string {
  const [, , nonce = '', tag = '', ciphertext = ''] = form.exec(sealed) ?? [];
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes(nonce), { authTagLength: 16 })
      .setAAD(associatedData(key.id, holder))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(ciphertext)), decipher.final()]).toString('utf8');
  } catch {
    throw new SecretKeyError(
      `The stored secret ${holder} was changed, or copied from another row. Restore the database from a backup.`,
    );
  }
}

/** The id of the key that sealed it; null for a text in the clear. */
export function sealingKeyOf(text: string): string | null {
  return form.exec(text)?.[1] ?? null;
}

function associatedData(keyId: string, holder: string): Buffer {
  return Buffer.from(`${format}\n${keyId}\n${holder}`);
}
