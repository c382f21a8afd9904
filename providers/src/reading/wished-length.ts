import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { alternatives, gluedWords, spacedWords, wholeWords, wordsOfAll } from '../languages/any-word.js';
import { languagePacks } from '../languages/registry.js';
import { asciiDigits } from './scan/digits.js';

const all = (
  name: 'second' | 'minute' | 'one' | 'two' | 'to' | 'half' | 'andHalf' | 'partBefore' | 'partAfter',
): string => wordsOfAll(({ prompts }) => prompts.wishes[name]);
const count = String.raw`(?<![\p{L}\p{Nd}.,:])`;
const stop = String.raw`(?![\p{L}\p{Nd}])`;

/** Numbers in words that a film can last: "zwanzig", "полторы", "两". */
const numerals = new Map<string, number>();
for (const { prompts } of languagePacks)
  for (const [value, words] of Object.entries(prompts.figures.numerals ?? {}))
    if (Number(value) >= 1 && Number(value) <= 90) for (const word of words.split(' ')) numerals.set(word.replace(/_/gu, ' ').toLowerCase(), Number(value)); // prettier-ignore
const words = [...numerals.keys()].sort((a, b) => b.length - a.length).join(' ').replace(/-/gu, '_'); // prettier-ignore
const pairs = wordsOfAll(({ prompts }) => prompts.figures.pairs?.['min']);

const and = `(?:${wordsOfAll(({ lexicon }) => lexicon?.and.split('|')[0]).replace(/ /gu, '|')})`;
const ones = [...numerals].filter(([, value]) => value < 10).map(([word]) => word).join(' ').replace(/-/gu, '_'); // prettier-ignore
const second = alternatives(spacedWords(all('second')));
const minute = alternatives(all('minute'));
const wholeMinute = String.raw`(?:(?:${alternatives(spacedWords(all('minute')))})(?!\p{L})|${alternatives(gluedWords(all('minute')))})`;
const more = `(?:${alternatives(all('andHalf'))})`;
const number = String.raw`\p{Nd}{1,2}(?:[.,]5)?|${alternatives(`${all('one')} ${all('two')} ${words}`)}`;
/** Where words stand side by side, a number begins anywhere and a unit ends anywhere. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hang}]`;

/** By their names in the features of the tagger, which learned of "a minute" and "two" as they are here. */
const seconds = lazyPattern(
  () =>
    String.raw`${count}(\p{Nd}{1,3})(?:\s?(?:-|–|${alternatives(all('to'))})\s?(\p{Nd}{1,3}))?[\s-]?(?:${alternatives(all('second'))})${stop}`,
  'iu',
);
const glued = lazyPattern(() => String.raw`(\p{Nd}{1,3})\s?(?:${alternatives(gluedWords(all('second')))})`, 'u');
const minutes = lazyPattern(
  () =>
    String.raw`${count}(\p{Nd}(?:[.,]5)?|${alternatives(all('one'))}|${alternatives(all('two'))})[\s-]?(?:${minute})${stop}`,
  'iu',
);

/** "2 min 20", "a minute and a half", "eine Minute zwanzig", "minuto y medio", "1 dakika 20 sn". */
const long = String.raw`(?:${count}|(?<=${unspaced}))(?:(?:(?<minutes>${number})(?<before>[\s-]${more}|(?<=${unspaced})${more})?[\s-]?|(?<half>${alternatives(all('half'))})[\s-]?|(?=\p{L}+[\s-]?${more}))${wholeMinute}|(?<pair>${alternatives(pairs)}))(?:[\s-]?(?<after>${more})(?:(?!\p{L})|(?<=${unspaced}))|(?:[\s-]?(?:[\p{L}]{1,3}\s)?)(?<seconds>\p{Nd}{1,2})(?:\s?(?:${second}|${alternatives(gluedWords(all('second')))}))?)?`;
/** "1:20"; what a picture measures is none. */
const clock = String.raw`(?<![\p{Nd}:.,])(?<m>[0-5]):(?<s>[0-5]\p{Nd})(?![\p{Nd}:]|\s?(?:[ap]\.?m|h|uhr)(?!\p{L}))(?<!4:5)`;
/** "twenty seconds", "thirty-five seconds". */
const spelled = String.raw`${count}(?<few>${alternatives(words)})(?:[\s-](?:${and}\s)?(?<more>${alternatives(ones)}))?[\s-](?:${second})${stop}`;
const unnamed = (source: string): string => source.replace(/\(\?<\p{L}+>/gu, '(?:');
const [longer, clocked, inWords] = [long, clock, spelled].map((source) => lazyPattern(() => source, 'iu')) as [LazyPattern, LazyPattern, LazyPattern]; // prettier-ignore

/** Any length as the source of a pattern, for those who ask where one stands. */
export const lengthSource = [
  String.raw`${count}\p{Nd}{1,3}(?:\s?[-–]\s?\p{Nd}{1,3})?[\s-]?(?:${second})${stop}`,
  String.raw`\p{Nd}{1,3}\s?(?:${alternatives(gluedWords(all('second')))})`,
  ...[long, clock, spelled].map(unnamed),
].join('|');

/**
 * The length that a text asks for in seconds: "20 seconds", "30-40 s" (the longer), "1:20", "a minute and a half".
 * How long a part of the film lasts ("4 s a slide", "the first ten seconds") and what is called by a number ("Year 7s") is none.
 */
export function lengthIn(text: string): number | undefined {
  for (let plain = asciiDigits(text); ;) {
    const found = firstLength(plain);
    if (!found) return undefined;
    if (found.seconds && !isOfPart(plain, found)) return found.seconds;
    // As many letters as before: what stands around the next one stays where it is.
    plain = plain.slice(0, found.from) + '_'.repeat(found.to - found.from) + plain.slice(found.to);
  }
}

interface FoundLength {
  seconds: number;
  from: number;
  to: number;
}

function firstLength(plain: string): FoundLength | undefined {
  const at = (match: RegExpExecArray, seconds: number): FoundLength => ({
    seconds,
    from: match.index,
    to: match.index + match[0].length,
  });
  const clockTime = clocked.exec(plain);
  if (clockTime) return at(clockTime, Number(clockTime.groups!['m']) * 60 + Number(clockTime.groups!['s']));
  const span = longer.exec(plain);
  const short = seconds.exec(plain) ?? glued.exec(plain);
  // "1 min 20 s" is one length, "30 s, at most a minute" is the first of two.
  if (short && (!span || short.index < span.index)) return at(short, Number(short[2] ?? short[1]));
  if (span) return at(span, lengthOf(span.groups!));
  const spoken = inWords.exec(plain);
  const value = (name: string): number => numerals.get(spoken?.groups?.[name]?.toLowerCase().replace(/-/gu, ' ') ?? '') ?? 0; // prettier-ignore
  const [few, rest] = [value('few'), value('more')];
  return spoken ? at(spoken, few % 10 === 0 ? few + rest : rest || few) : undefined;
}

/** Signs, or words, that a length can be parted from what it is of. */
const nearBefore = 40;
const partBefore = lazyPattern(
  () => String.raw`(?:${wholeWords(all('partBefore'))})[\p{sc=Han}\p{sc=Hira}]{0,3}(?:[^\S\n]\S+){0,3}[^\S\n]*$`,
  'iu',
);
const partAfter = lazyPattern(() => String.raw`^[\s-]{0,2}(?:${wholeWords(all('partAfter'))})`, 'iu');
/** "Year 7s", "the under 9s", "our 80s": ages, classes and decades have their "s" at the figure. */
const called = /^\p{Nd}{1,2}s$/u;
const label = /(?:\p{L}{2}[^\S\n]|['’])$/u;

function isOfPart(text: string, { from, to, seconds: value }: FoundLength): boolean {
  const clause = text
    .slice(Math.max(0, from - nearBefore), from)
    .split(/[,;:.!?()\n、，。！？]/u)
    .at(-1)!;
  if (partBefore.test(clause) || partAfter.test(text.slice(to))) return true;
  return called.test(text.slice(from, to)) && value < shortestSaid && label.test(text.slice(0, from));
}
/** Films of fewer seconds are asked for in other words than "a 9s". */
const shortestSaid = 10;

function lengthOf({
  minutes: written,
  before,
  half,
  pair,
  after,
  seconds: rest,
}: Record<string, string | undefined>): number {
  // prettier-ignore
  const whole = half ? 0.5 : pair ? 2 : valueOf(written);
  return Math.round((whole + ((before ?? after) ? 0.5 : 0)) * 60) + Number(rest ?? 0);
}

const two = lazyPattern(() => `^(?:${alternatives(all('two'))})$`, 'iu');
function valueOf(written = '1'): number {
  const figure = Number(written.replace(',', '.'));
  if (Number.isFinite(figure)) return figure;
  const word = written.toLowerCase().replace(/-/gu, ' ');
  return two.test(word) ? 2 : (numerals.get(word) ?? 1);
}

export const lengthPatterns = { seconds, glued, minutes };
