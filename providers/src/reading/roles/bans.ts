import { alternatives, gluedWords, wordsOfAll } from '../../languages/any-word.js';
import { lazily } from '../../languages/lazily.js';

/** A span that forbids to show or tell something: `[from, to)` in the prompt. */
export type Ban = readonly [from: number, to: number];

/** What stands between the marks of a sentence; a full stop inside a number or address is none. */
const clause = /(?:[^.,;:!?\n。、，；،؛।؟！？：()（）–—]|\.(?![\s”“"»’」]|$))+/gu;

/**
 * One turn as a pattern: `…` between two parts is up to 60 characters, before the first it reaches back to the start
 * of the clause, after the last on to its end.
 */
function sourceOf(turn: string): string {
  const parts = turn.split('…');
  const inner = parts
    .map((part) => {
      if (part === '') return '';
      const words = `(?:${alternatives(part)})`;
      return gluedWords(part) === '' ? String.raw`(?<!\p{L})${words}(?!\p{L})` : words;
    })
    .filter((part) => part !== '')
    .join('.{0,60}?');
  return `${turn.startsWith('…') ? '^.*?' : ''}${inner}${turn.endsWith('…') ? '.*$' : ''}`;
}

const turns = wordsOfAll(({ prompts }) => prompts.exclusions.bans)
  .split(/\s+/u)
  .filter(Boolean);
const bannedIn = lazily(new RegExp(turns.map(sourceOf).join('|'), 'iu'));

/** Where a prompt says in so many words that something must not be told ("ohne … zu nennen"), in any language. */
export function bansIn(text: string): Ban[] {
  return [...text.matchAll(clause)].flatMap(({ 0: words, index }) => {
    const from = index + words.length - words.trimStart().length;
    return bannedIn(words.trim()).map((match): Ban => [from + match.index, from + match.index + match[0].length]);
  });
}
