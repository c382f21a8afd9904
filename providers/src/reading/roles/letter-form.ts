import { alternatives, contextWords } from '../../languages/any-word.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

const greeting = new RegExp(`^\\s*(?:${alternatives(contextWords('greetings'))})(?:\\s\\p{L}+)?\\s?[,!.،]\\s`, 'iu');
/** "Many thanks, Gillian Pratt", at the end of all. */
const signature = new RegExp(
  `(?<=^|[\\s.!?])(?:${alternatives(contextWords('signOffs'))})\\s?[,.!\\n]\\s*(\\S+(?:\\s\\S+){0,3})?\\s*$`,
  'iu',
);
/** Each word of a name begins with a capital; so may what it is of: "the Marlowe Trust". */
const name = /^\p{Lu}[\p{L}\p{M}.’'-]*(?:,?\s(?:\p{Lu}[\p{L}\p{M}.’'-]*|&|and|of|the))*[.!]?$/u;

/** A prompt that is a letter: whom it greets at first and who signs it are no part of its film. */
export function settleLetterForm(text: string, tokens: readonly Token[], found: Role[]): void {
  if (!found.includes('direction')) return;
  const set = (from: number, to: number): void => {
    for (const [at, token] of tokens.entries()) if (token.from >= from && token.to <= to) found[at] = 'direction';
  };
  const hello = greeting.exec(text);
  if (hello) set(0, hello[0].length);
  const signed = signature.exec(text);
  if (!signed || (signed[1] !== undefined && !name.test(signed[1].trim()))) return;
  // "A tribute to Marta. … Thank you, Marta.": somebody who was told of signs nothing.
  const [first = ''] = signed[1]?.trim().split(/[\s.!]/u) ?? [];
  if (first !== '' && text.slice(0, signed.index).includes(first)) return;
  // "Last words: thank you." asks for them.
  const thanks = tokens.findIndex(({ from }) => from >= signed.index);
  if (found[thanks] !== 'ending') set(signed.index, text.length);
}
