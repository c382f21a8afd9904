import type { Digest } from '../../src/assets/storage.js';

/** SHA-256 (FIPS 180-4) in plain code: core has no crypto of its own, and its tests need the port. */
export const sha256: Digest = (data) => {
  const message = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const hash = start.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + index * 4);
    compress(hash, words);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let index = 16; index < 64; index++) {
    const s0 = rotate(w[index - 15]!, 7) ^ rotate(w[index - 15]!, 18) ^ (w[index - 15]! >>> 3);
    const s1 = rotate(w[index - 2]!, 17) ^ rotate(w[index - 2]!, 19) ^ (w[index - 2]! >>> 10);
    w[index] = w[index - 16]! + s0 + w[index - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + rounds[index]! + w[index]!;
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index]! += word;
}

/** The first 64 primes, from whose roots the constants are taken. */
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate++) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
/** 32 bits behind the point. Roots this small keep 40 and more exact bits in a double. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
