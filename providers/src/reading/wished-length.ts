import { alternatives, gluedWords, wordsOfAll } from '../languages/any-word.js';

const all = (name: 'second' | 'minute' | 'one' | 'two' | 'to'): string =>
  wordsOfAll(({ prompts }) => prompts.wishes[name]);
const count = String.raw`(?<![\p{L}\p{Nd}.,:])`;
const stop = String.raw`(?![\p{L}\p{Nd}])`;

const seconds = new RegExp(
  String.raw`${count}(\p{Nd}{1,3})(?:\s?(?:-|–|${alternatives(all('to'))})\s?(\p{Nd}{1,3}))?[\s-]?(?:${alternatives(all('second'))})${stop}`,
  'iu',
);
const glued = new RegExp(String.raw`(\p{Nd}{1,3})\s?(?:${alternatives(gluedWords(all('second')))})`, 'u');
const minutes = new RegExp(
  String.raw`${count}(\p{Nd}(?:[.,]5)?|${alternatives(all('one'))}|${alternatives(all('two'))})[\s-]?(?:${alternatives(all('minute'))})${stop}`,
  'iu',
);
const two = new RegExp(`^(?:${alternatives(all('two'))})$`, 'iu');

/** The length that a text asks for in seconds: "20 seconds", "30-40 s" (the longer), "1 minute", "a minute". */
export function lengthIn(text: string): number | undefined {
  const short = seconds.exec(text) ?? glued.exec(text);
  if (short) return Number(short[2] ?? short[1]);
  const long = minutes.exec(text)?.[1];
  if (!long) return undefined;
  const figure = Number(long.replace(',', '.'));
  return Math.round((Number.isFinite(figure) ? figure : two.test(long) ? 2 : 1) * 60);
}

export const lengthPatterns = { seconds, glued, minutes };
