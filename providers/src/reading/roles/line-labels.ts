import { alternatives, contextWords } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

const opening = String.raw`(?<=^|[.!?。！？।\n]\s*)`;
const own = `(?:(?:${alternatives(`${contextWords('articles')} ${contextWords('own')}`)})\\s)?`;
/** "Message: …", "Our motto: …": what the words behind the colon are to the film. */
const called = lazyPattern(() => `${opening}${own}(?:${alternatives(contextWords('lineLabels'))})\\s?[:：](?=\\s*\\S)`, 'giu'); // prettier-ignore
/** "Rule at the end: …": where in the film they stand. */
const placed = lazyPattern(() => `${opening}(?:[\\p{L}\\p{M}’'-]+\\s){1,3}(?=\\p{L}+\\s\\p{L})(?:${alternatives(contextWords('ends'))})(?<=[:：])(?=\\s*\\S)`, 'giu'); // prettier-ignore

/** Labels by which a brief says what its words are to the film: the words are shown, the label is not. */
export function settleLineLabels(text: string, tokens: readonly Token[], found: Role[]): void {
  for (const pattern of [called, placed])
    for (const { index, 0: label } of pattern.matchAll(text))
      for (const [at, { from, to }] of tokens.entries())
        if (from >= index && to <= index + label.length && found[at] === 'content') found[at] = 'direction';
}
