import { hkdfSync, randomBytes } from 'node:crypto';

/** A key that stored secrets are encrypted with. */
export interface SecretKey {
  /** 12 hex digits that name the key and tell nothing about it; written beside what it has encrypted. */
  id: string;
  /** 256 bits, for AES. */
  bytes: Buffer;
}

/** Why stored secrets cannot be read. The message names the setting and the remedy. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

/** A text to put into SECRET_KEY or the key file: 256 bits of chance in Base64. */
export function newSecretKeyText(): string {
  return randomBytes(32).toString('base64');
}

/** The key and its id are independent outputs of HKDF-SHA-256 (RFC 5869) over the text. */
export function deriveSecretKey(text: string): SecretKey {
  const output = Buffer.from(hkdfSync('sha256', text, '', 'scenewright stored secrets, version 1', 38));
  return { id: output.subarray(32).toString('hex'), bytes: output.subarray(0, 32) };
}
