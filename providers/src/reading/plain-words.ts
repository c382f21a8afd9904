import { packOf } from '../languages/registry.js';

const patterns = new Map<string, readonly (readonly [RegExp, string])[]>();

const quoted = /(["“„«「『][^"”“„»」』]*["”“»」』])/u;

/**
 * A text with the shorthand of chats written out, and without the marks that stand for a voice: "lol", "!!", ":)". What
 * somebody is quoted with stays as it was said.
 */
export function plainWords(text: string, language: string): string {
  return writtenOut(text, language)
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .trim();
}

/** As `plainWords`, with its line breaks and spaces as they are. */
export const writtenOut = (text: string, language: string): string =>
  text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : withoutShorthand(part, language)))
    .join('');

function withoutShorthand(text: string, language: string): string {
  const code = language.slice(0, 2);
  let rules = patterns.get(code);
  if (!rules) {
    rules = Object.entries(packOf(code)?.context?.shorthand ?? {}).map(([word, meant]) => [
      new RegExp(
        // What means nothing goes with the space before it.
        `${meant === '' ? '\\s?' : ''}(?<![\\p{L}\\p{Nd}'’@.-])${anyCase(word).replace('.', '\\.')}(?![\\p{L}\\p{Nd}'’@-]|\\.\\p{L}|\\s?[=<>≥≤])`,
        'gu',
      ),
      meant,
    ]);
    patterns.set(code, rules);
  }
  let plain = text.replace(/\s?(?:[:;]-?[)(DP]|<3|\^\^)(?!\p{L})/gu, '');
  for (const [pattern, meant] of rules)
    plain = plain.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
    );
  return plain;
}

/** "Youre" at the beginning of a sentence is shorthand too; capitals of one or two letters mean something of their own. */
const anyCase = (word: string): string =>
  word.length > 2 && /^\p{Ll}/u.test(word) ? `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}` : word;
