import { bucketOf } from '../learning/hash.js';
import { groupsOf } from '../word-groups.js';
import { cuesByToken, formsOf } from './token-forms.js';
import type { Token } from './tokens.js';
import { wideBuckets, wideFeaturesOf } from './wide-features.js';

export { wideBuckets };

/** Features are hashed into this many buckets (a power of two). */
export const buckets = 1 << 15;

/** Pieces of a word that are learned, of each length. */
const mostPieces = 8;

/**
 * The features of each token, as bucket numbers, its word first: the pieces of its word, what it looks like, the cues that
 * cover it, the mark before it, and the words like it where the language has groups of like words. What stands around it is
 * left to the network. Nothing else here knows a language.
 */
export function featuresOf(tokens: readonly Token[], text: string, language: string): Int32Array[] {
  const cues = cuesByToken(tokens, text);
  const forms = formsOf(tokens);
  const wide = wideFeaturesOf(tokens, language, cues, forms);
  return tokens.map((token, at) => {
    const found = [`w=${token.shape}`, ...piecesOf(token.shape), `b=${token.boundary}${token.seam}`, `l=${language.slice(0, 2)}`]; // prettier-ignore
    for (const form of forms[at]!) found.push(`f=${form}`);
    for (const cue of cues[at]!) found.push(`k=${cue}`);
    if (token.isWord) for (const group of groupsOf(token.shape, language)) found.push(`g=${group}`);
    const deep = new Set(found.map((feature) => bucketOf(feature, buckets)));
    const own = new Int32Array(deep.size + wide[at]!.length);
    own.set([...deep]);
    for (const [place, bucket] of wide[at]!.entries()) own[deep.size + place] = buckets + bucket;
    return own;
  });
}

/** Three and four letters in a row, with its edges. */
function piecesOf(word: string): string[] {
  const edged = `^${word}$`;
  return [3, 4].flatMap(
    (length) =>
    Array.from({ length: Math.min(mostPieces, Math.max(1, edged.length - length + 1)) }, (_, from) => `n=${edged.slice(from, from + length)}`), // prettier-ignore
  );
}
