import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import { wordsFor } from '../../languages/words-for.js';
import type { VisitWords } from '../../languages/visit-words.js';
import type { FoundFigure } from './figures.js';

interface NamePatterns {
  /** Right before a number that says how old or how many somebody is. */
  leads: LazyPattern;
  /** Words among them that only ages have. */
  ages: LazyPattern;
  /** A bound that names people by itself, and what may follow its number. */
  younger: LazyPattern;
  bare: LazyPattern;
  those: LazyPattern;
  /** Behind a bound of an age: what those of it pay. */
  paying: LazyPattern;
  closes: LazyPattern;
  behind: LazyPattern;
  /** Between the two ends of a span. */
  until: LazyPattern;
  /** People, and a bracket that is open. */
  bracket: LazyPattern;
}

const known = new Map<string, NamePatterns>();

function patternsOf(language: string): NamePatterns {
  const made = known.get(language);
  if (made) return made;
  const words = (key: keyof VisitWords): string => wordsFor(language, ({ visits }) => visits?.[key]); // prettier-ignore
  const people = words('people');
  const bounds = words('bounds');
  const gap = /^(?:ja|zh|ko)/u.test(language) ? '\\s?' : '\\s';
  const patterns: NamePatterns = {
    leads: lazyPattern(() => `(?:(?:${words('aged')})(?:\\s(?:${bounds}))?|(?:${people})(?:${gap}(?:${bounds}|${words('aged')})){1,2})${gap}$`, 'iu'), // prettier-ignore
    ages: lazyPattern(() => `(?:${words('aged')})(?:${gap}(?:${bounds}))?${gap}$`, 'iu'),
    younger: lazyPattern(() => `(?:${words('younger')})\\s$`, 'iu'),
    bare: lazyPattern(() => `(?:${words('bare')})[\\s-]$`, 'iu'),
    those: lazyPattern(() => `(?:${words('those')})\\s$`, 'iu'),
    paying: lazyPattern(() => `^s?\\s(?:${words('free')}|${words('pays')})`, 'iu'),
    closes: lazyPattern(() => `^s?(?:\\s*(?:[.,;:)!?]|$)|\\s(?:${words('free')}|${words('pays')}))`, 'iu'),
    behind: lazyPattern(() => `^\\s?(?:${words('behind')})`, 'iu'),
    until: lazyPattern(() => `^\\s?(?:[–—-]|${words('until')})\\s?$`, 'iu'),
    bracket: lazyPattern(() => `(?:${people})\\s?[(（][^()（）]*$`, 'iu'),
  };
  known.set(language, patterns);
  return patterns;
}

/** Counting words of ages and people, as units. */
const counted = lazyPattern(() => `^(?:${alternatives(wordsOfAll(({ visits }) => visits?.counted))})$`, 'u');
/** Counts in the name of a group are small, and so are ages. */
const most = 120;
const isSmall = ({ kind, figure }: FoundFigure): boolean =>
  (kind === 'count' || kind === 'measure') &&
  (figure.unit === '' ||
    figure.unit === 'year' ||
    figure.unit === 'month' ||
    figure.unit === 's' ||
    counted.test(figure.unit)) &&
  figure.decimals === 0 &&
  figure.magnitude <= most;

/**
 * Marks the figures that belong to the name of whom something is for, and measure nothing: "children from 5 to 15",
 * "ages 7 to 10", "under 5", "Child (3–16)", "groups of 10".
 */
export function markNames(text: string, figures: readonly FoundFigure[], language: string): FoundFigure[] {
  if (!figures.some(isSmall)) return [...figures];
  const { leads, ages, younger, bare, those, closes, paying, behind, until, bracket } = patternsOf(language);
  const marked: FoundFigure[] = [];
  for (const [at, found] of figures.entries()) {
    const before = text.slice(Math.max(0, found.start - 48), found.start);
    const after = text.slice(found.end);
    const last = marked[at - 1];
    const inBracket = (): boolean =>
      bracket.test(before) && (found.figure.low !== undefined || /\p{L}/u.test(after.split(/[)）]/u)[0]!));
    // "Under 18 half price": what somebody of an age pays.
    const isBound = bare.test(before) && found.figure.unit !== 'year' && closes.test(after);
    const inName =
      isSmall(found) &&
      ((last?.inName === true && until.test(text.slice(last.end, found.start))) ||
        leads.test(before) ||
        inBracket() ||
        younger.test(before) ||
        (those.test(before) && found.figure.low !== undefined && found.figure.unit === 'year') ||
        isBound ||
        // "Under 12s eat free"
        (bare.test(before) && found.figure.suffix === 's') ||
        behind.test(after));
    const isAge = inName && found.figure.unit === '' && (ages.test(before) || younger.test(before) || (isBound && paying.test(after)) || (last?.inName === true && last.figure.unit === 'year')); // prettier-ignore
    marked.push(isAge ? { ...found, inName: true, kind: 'measure', figure: { ...found.figure, unit: 'year' } } : inName ? { ...found, inName: true } : found); // prettier-ignore
  }

  return marked;
}
