import { canonicalJson } from '../determinism/canonical-json.js';
import type { Digest } from '../assets/storage.js';

/** Milliseconds for which a first answer is repeated. Decisions, "Further codes". */
export const idempotencyLifetime = 24 * 3600 * 1000;
export const idempotencyKeyMaxLength = 255;

/** What is remembered of the first request under a key. */
export interface RememberedAnswer {
  fingerprint: string;
  status: number;
  body: string;
  createdAt: number;
}

export type IdempotencyVerdict =
  { kind: 'new' } | { kind: 'replay'; status: number; body: string } | { kind: 'reused' };

/** Compares a request with what is remembered under its key (null: nothing). */
export function judgeRepeat(remembered: RememberedAnswer | null, fingerprint: string, now: number): IdempotencyVerdict {
  if (remembered === null || now - remembered.createdAt >= idempotencyLifetime) return { kind: 'new' };
  if (remembered.fingerprint !== fingerprint) return { kind: 'reused' };
  return { kind: 'replay', status: remembered.status, body: remembered.body };
}

/** The same for two bodies that differ only in the order of their properties or in white space. */
export function requestFingerprint(method: string, path: string, body: unknown, digest: Digest): string {
  return digest(`${method} ${path}\n${canonicalJson(body)}`);
}
