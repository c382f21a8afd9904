import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { weekdaysOf } from '../languages/weekday-names.js';
import { escapePattern } from '../languages/escape-pattern.js';
import { wordsFor } from '../languages/words-for.js';
import { lexiconOf } from '../planner/words/lexicon.js';
import { endsAsking } from './ends-asking.js';
import type { Point } from './point.js';
import { wordsIn } from './word-count.js';

/** Sentences behind a question at most that answer it. */
const mostAnswers = 2;

/** Words of one thing of a row of what something has, each with its figure. */
const mostOfRow = 3;

const small = new Map<string, LazyPattern>();

/** Words that name nothing: days of the week, words that lead to a time or a figure, small words of the language. */
function smallWords(language: string): LazyPattern {
  const known = small.get(language);
  if (known) return known;
  const { linking, dangling, and, or, to, from, pronoun, sequence } = lexiconOf(language);
  const context = wordsFor(language, ({ context: words }) => [words?.beforeTime, words?.beforeHour, words?.afterTime, words?.dayPart, words?.oclock, words?.spanned, words?.bounds].join(' ')); // prettier-ignore
  const days = weekdaysOf(language).map((day) => `${escapePattern(day)}s?`);
  const words = [...days, linking, dangling, and, or, to, from, pronoun, sequence, context, alternatives(packOf(language)?.prompts.clauses.links ?? '')].filter(Boolean).join('|'); // prettier-ignore
  const made = /^(?:ja|zh|ko)/u.test(language)
    ? lazyPattern(() => words, 'giu')
    : lazyPattern(() => `(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  small.set(language, made);
  return made;
}

/** What is left of a point without its figures, dates, times and addresses, and without words that name nothing. */
function ownWords(point: Point, language: string): string {
  const spans = [...point.figures, ...point.spelled, ...point.dates, ...point.times, ...point.contacts];
  let text = point.text;
  for (const { start, end } of spans) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  // The longest first word of what is small may hide a further one behind it.
  for (let before = ''; before !== text;) [before, text] = [text, text.replace(smallWords(language), ' ')];
  return text.replace(/[\p{P}\p{S}\p{M}]+/gu, ' ').trim();
}

const holdsMoment = ({ dates, times }: Point): boolean => dates.length > 0 || times.length > 0;
const holdsAmount = ({ figures, spelled }: Point): boolean => figures.length > 0 || spelled.length > 0;

/** "Friday, 17 October, 6 to 9 p.m., Studio 4, Wharf Lane": when and where, and nothing that is then and there. */
const onlyPlaces = (rest: string): boolean => rest !== '' && rest.split(/\s+/u).length <= 6 && !/(?:^|\s)\p{Ll}/u.test(rest) && /\p{Lu}/u.test(rest); // prettier-ignore

/** Whether a point says how much or when, and not of what. */
function isBare(point: Point, language: string): boolean {
  if (point.kind !== 'clause' || point.heading !== '' || !(holdsMoment(point) || holdsAmount(point))) return false;
  const rest = ownWords(point, language);
  const opens = holdsMoment(point) && ownWords({ ...point, text: point.text.slice(0, Math.min(...[...point.dates, ...point.times].map(({ start }) => start))), figures: [], spelled: [], dates: [], times: [], contacts: [] }, language) === ''; // prettier-ignore
  return rest === '' || (opens && onlyPlaces(rest));
}

/**
 * Says of points that name no subject themselves what they are told of: an answer of its question, a bare date
 * ("Friday, 17 October, 6 to 9 p.m.") of what the sentence before it announces, a bare amount ("14 square kilometres", "roughly
 * 8,850 euros") of the clause before it.
 */
export function withSubjects(points: readonly Point[], language: string): Point[] {
  const named: Point[] = [];
  let asked: Point | undefined;
  for (const point of points) {
    if (endsAsking(point.text)) asked = point;
    const answers = asked !== undefined && point !== asked && point.group === asked.group && point.sentenceIndex - asked.sentenceIndex <= mostAnswers; // prettier-ignore
    const of = answers ? asked!.text : isBare(point, language) ? subjectBefore(point, named, language) : undefined;
    named.push(of ? { ...point, of } : point);
  }
  return named;
}

/** The words that a bare point goes on with. */
function subjectBefore(point: Point, earlier: readonly Point[], language: string): string | undefined {
  // "One charge lasts 60 hours. Costs €24.": what something costs is said of what the film is about.
  const { costs } = packOf(language)?.telling ?? {};
  if (costs && new RegExp(`^(?:${alternatives(costs)})(?!\\p{L})`, 'iu').test(point.text)) return undefined;
  const near = earlier.filter(({ group, kind }) => group === point.group && kind !== 'code');
  const own = near.filter(({ sentenceIndex }) => sentenceIndex === point.sentenceIndex);
  const last = near.at(-1);
  const before = near.filter(({ sentenceIndex }) => sentenceIndex === last?.sentenceIndex);
  const isMoment = holdsMoment(point) && !holdsAmount(point);
  const row = own.length === 0 ? before : isMoment ? own : own.toReversed();
  // A row of amounts goes on with what its first one is of.
  const named = row.find((one) => !isBare(one, language));
  // "7 inch screen, 212 grams": two of a row, of which neither is told of the other.
  if (named && named.sentenceIndex === point.sentenceIndex && holdsAmount(named) && wordsIn(named.text) <= mostOfRow) return undefined; // prettier-ignore
  return named?.text ?? row.find(({ of }) => of)?.of;
}
