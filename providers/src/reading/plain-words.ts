import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';

interface Shorthand {
  /** In lower case, as it stands in a text that holds it. */
  word: string;
  meant: string;
  /** Made for the first text that holds the word: most texts hold none. */
  pattern: () => LazyPattern;
}
const known = new Map<string, readonly Shorthand[]>();

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
  let rules = known.get(code);
  if (!rules) {
    rules = Object.entries(packOf(code)?.context?.shorthand ?? {}).map(([word, meant]) => {
      let made: LazyPattern | undefined;
      return { word: word.toLowerCase(), meant, pattern: () => (made ??= patternOf(word, meant)) };
    });
    known.set(code, rules);
  }
  let plain = text.replace(/\s?(?:[:;]-?[)(DP]|<3|\^\^)(?!\p{L})/gu, '');
  for (const { word, meant, pattern } of rules)
    if (plain.toLowerCase().includes(word))
      plain = plain.replace(pattern(), (found) =>
        /^\p{Lu}/u.test(found) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
      );
  return plain;
}

/** What means nothing goes with the space before it. */
const patternOf = (word: string, meant: string): LazyPattern =>
  lazyPattern(
    () =>
      `${meant === '' ? '\\s?' : ''}(?<![\\p{L}\\p{Nd}'’@.-])${anyCase(word).replace('.', '\\.')}(?![\\p{L}\\p{Nd}'’@-]|\\.\\p{L}|\\s?[=<>≥≤])`,
    'gu',
  );

/** "Youre" at the beginning of a sentence is shorthand too; capitals of one or two letters mean something of their own. */
const anyCase = (word: string): string =>
  word.length > 2 && /^\p{Ll}/u.test(word) ? `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}` : word;
