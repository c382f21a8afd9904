import { cuesOf } from './cues.js';
import type { Token } from './tokens.js';

/**
 * What needs no word: marks, capitals, figures, brackets, and words that come up again in another sentence, as what a text is about
 * does and what is asked of its maker does not.
 */
export function formsOf(tokens: readonly Token[]): string[][] {
  const sentencesWith = new Map<string, Set<number>>();
  for (const { shape, isWord, sentence } of tokens)
    if (isWord && shape.length > 3) sentencesWith.set(shape, (sentencesWith.get(shape) ?? new Set()).add(sentence));
  let depth = 0;
  return tokens.map((token, at) => {
    const found: string[] = [];
    if (/^[(（[【]/u.test(token.text)) depth += 1;
    if (depth > 0) found.push('in');
    if (/^[)）\]】]/u.test(token.text)) depth = Math.max(0, depth - 1);
    if (!token.isWord) found.push('mark');
    const opens = at === 0 || token.boundary >= 2;
    if (/^\p{Lu}/u.test(token.text)) found.push(opens ? 'Open' : 'Name');
    else if (opens && /^\p{Ll}/u.test(token.text)) found.push('low');
    if (/\p{Nd}/u.test(token.text)) found.push('9');
    if ((sentencesWith.get(token.shape)?.size ?? 0) > 1) found.push('again');
    return found;
  });
}

/** The cues that cover each token. */
export function cuesByToken(tokens: readonly Token[], text: string): string[][] {
  const found: string[][] = tokens.map(() => []);
  for (const { name, from, to } of cuesOf(text)) {
    let at = firstFrom(tokens, from);
    for (; at < tokens.length && tokens[at]!.from < to; at += 1) found[at]!.push(name);
  }
  return found;
}

/** The first token that ends after `offset`. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.to <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
