import { randomBytes } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. */
const safeCost = { memorySize: 19 * 1024, iterations: 2, parallelism: 1, hashLength: 32 };
let cost = safeCost;

/** For tests that set many passwords which nobody guesses: from here on a hash costs next to nothing, or again what it must. */
export function hashCheaply(cheaply: boolean): void {
  cost = cheaply ? { ...safeCost, memorySize: 64, iterations: 1 } : safeCost;
}

/** Characters of a password. NIST SP 800-63B: length alone makes it strong; the end keeps a megabyte from being hashed. */
export const passwordLength = { least: 12, most: 200 };

export async function hashPassword(password: string): Promise<string> {
  return argon2id({ ...cost, password: password.normalize('NFKC'), salt: randomBytes(16), outputType: 'encoded' });
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  return password !== '' && hash !== '' && argon2Verify({ password: password.normalize('NFKC'), hash });
}
