import { canonicalJson } from './canonical-json.js';

/**
 * 32 bits that follow from a value's content: FNV-1a over the UTF-16 code units of its canonical JSON,
 * then the finaliser of MurmurHash3, because FNV alone leaves like texts with like seeds. For choices
 * that only need to look like chance; names of files are SHA-256 through the Digest port.
 */
export function seedOf(value: unknown): number {
  let hash = 0x811c9dc5;
  const text = canonicalJson(value);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return finalise(hash);
}

function finalise(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One of several, chosen by a seed and by what the choice is for; the same every time. */
export function pickBySeed<T>(options: readonly T[], ...what: (string | number)[]): T {
  if (options.length === 0) throw new RangeError('nothing to choose from');
  return options[seedOf(what) % options.length]!;
}
