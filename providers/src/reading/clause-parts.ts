import { escapePattern } from '../languages/escape-pattern.js';
import { weekdaysOf } from '../languages/weekday-names.js';
import { alternatives } from '../languages/any-word.js';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf } from '../planner/words/lexicon.js';
import { blanked, mostJoined, type Piece } from './piece.js';
import type { Mentions } from './scan/scan.js';
import { isAttribution, isCircumstance, isRelative, opensSubordinate } from './stands-alone.js';
import { wordsIn } from './word-count.js';

/** Between a figure and the next name of a row: a remark in brackets, which stays with the figure. */
const remark = /^\s?[(（][^()（）]{1,24}[)）]/u;

/**
 * "Mon 2,104 Tue 2,380 (strike) Wed 1,977": names and figures in turn, with nothing between, are parted before each name.
 * What stands before the row behind a comma or a colon is a piece of its own.
 */
export function labelledRow(sentence: string, { figures }: Mentions): Piece[] | undefined {
  if (figures.length < 3) return undefined;
  const ends = figures.map(({ end }) => end + (remark.exec(sentence.slice(end))?.[0].length ?? 0));
  const lead = /^.*[,:：]\s+(?=\S)/su.exec(sentence.slice(0, figures[0]!.start))?.[0] ?? '';
  const starts = figures.map((_, at) => {
    const before = at === 0 ? lead.length : ends[at - 1]!;
    return before + /^\s*/u.exec(sentence.slice(before))![0].length;
  });
  const gaps = figures.map(({ start }, at) => sentence.slice(starts[at], start).trim());
  const isLabel = (gap: string): boolean => /^\p{L}[\p{L}\p{M}.’'-]*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*)?:?$/u.test(gap);
  const isWhole = /^[\s.。]*$/u.test(sentence.slice(ends.at(-1)));
  const isNamed = new Set(gaps.map((gap) => /^\p{Lu}/u.test(gap))).size === 1 && new Set(gaps).size === gaps.length;
  if (!isWhole || !isNamed || !gaps.every(isLabel)) return undefined;
  const row = figures.map((_, at) => ({ text: sentence.slice(starts[at], ends[at]), start: starts[at]!, end: ends[at]! })); // prettier-ignore
  const said = lead.replace(/[\s,:：]+$/u, '');
  return said === '' ? row : [{ text: said, start: 0, end: said.length }, ...row];
}

/** Words of a name in a row of figures at most, and in a row of shares, where nothing else is told than what each is of. */
const [longestName, longestOfShare] = [4, 8];

/**
 * "Eastgate 41,200, Central 38,950, the book bus 6,115": three short names and more, each with its figure behind it, whatever
 * their words look like to a parser. Of shares a name may go over a comma: "argon, neon and everything else 1%".
 */
export function rowOfFigures(
  pieces: readonly Piece[],
  { figures, dates }: Mentions,
  sentence: string,
): Piece[] | undefined {
  const areShares = figures.length >= 3 && figures.every(({ figure }) => figure.unit === 'percent');
  const ownOf = ({ start, end }: Piece): Mentions['figures'] => figures.filter((figure) => figure.start >= start && figure.end <= end); // prettier-ignore
  const row = areShares ? withNamesAhead(pieces, sentence, (piece) => ownOf(piece).length > 0) : pieces;
  const isNamed = (piece: Piece): boolean => {
    const own = ownOf(piece);
    const name = own.length === 1 ? piece.text.slice(0, own[0]!.start - piece.start).trim() : '';
    const isName = areShares ? wordsIn(name) <= longestOfShare : !/[,:;]/u.test(name) && wordsIn(name) <= longestName;
    return /^\p{L}/u.test(name) && isName && !/[:;]/u.test(name) && piece.end - own[0]!.end <= 1;
  };
  return row.length >= 3 && dates.length === 0 && row.every(isNamed) ? [...row] : undefined;
}

/** Pieces without a figure with the next one that has one: "neon" of "neon, helium and the rest 1%". */
function withNamesAhead(pieces: readonly Piece[], sentence: string, hasFigure: (piece: Piece) => boolean): Piece[] {
  const row: Piece[] = [];
  let start: number | undefined;
  for (const piece of pieces) {
    start ??= piece.start;
    if (!hasFigure(piece) && piece !== pieces.at(-1)) continue;
    row.push({ ...piece, start, text: sentence.slice(start, piece.end) });
    start = undefined;
  }
  return row;
}

const yearAhead =
  /(^|[,;，；、،]\s*(?:\p{L}{1,4}\s)?)((?:1[0-9]|20)\p{Nd}\p{Nd})(?=[\s:–—\p{sc=Han}\p{sc=Hang}]\s?\S)/gu;

/**
 * "1947 Yeager breaks the sound barrier, 1969 Concorde and the 747 first fly, 2005 …": where three parts and more open with
 * a year, each later than the one before, each begins there, whatever joins the names and clauses in it.
 */
export function rowOfYears(sentence: string, { dates }: Mentions, quotes: readonly Piece[]): Piece[] | undefined {
  const blank = blanked(sentence, quotes);
  const years = [...blank.matchAll(yearAhead)].map((match) => ({ from: match.index, at: match.index + match[1]!.length, year: Number(match[2]) })); // prettier-ignore
  const isRising = years.every(({ year }, at) => at === 0 || year > years[at - 1]!.year);
  const dated = years.filter(({ at }) => dates.some(({ start }) => start === at)).length;
  if (years.length < 3 || years[0]!.at > 0 || !isRising || dated < 2 || dated < years.length - 1) return undefined;
  const row = years.map(({ at }, index) => ({ text: sentence.slice(at, years[index + 1]?.from), start: at, end: years[index + 1]?.from ?? sentence.length })); // prettier-ignore
  return row.every(({ text }) => wordsIn(text) <= mostJoined) ? row : undefined;
}

/** Words of a part of a row at most that is parted by semicolons. */
const longestPart = 8;

/** "Shower, 5 min, 25 litres; gas, 60; bathtub, 180": what semicolons part three times and more, commas part no further. */
export function semicolonRow(sentence: string, found: Mentions, quotes: readonly Piece[]): Piece[] | undefined {
  const parts = partsAtSemicolons(sentence, found, quotes);
  return parts.length >= 3 && parts.every(({ text }) => wordsIn(text) <= longestPart) ? parts : undefined;
}

/** The halves of a sentence around its semicolons, where each is long enough to be a sentence. */
export function atSemicolons(sentence: string, found: Mentions, quotes: readonly Piece[]): Piece[] {
  const halves = partsAtSemicolons(sentence, found, quotes);
  return halves.length <= 3 && halves.every(({ text }) => wordsIn(text) >= 4) ? halves : [];
}

function partsAtSemicolons(sentence: string, found: Mentions, quotes: readonly Piece[]): Piece[] {
  const blank = blanked(sentence, [...found.contacts, ...quotes]);
  const halves: Piece[] = [];
  let from = 0;
  for (const { index, 0: mark } of [...blank.matchAll(/\s?[;；؛]\s*/gu), { index: sentence.length, 0: '' }]) {
    const text = sentence.slice(from, index);
    if (text !== '') halves.push({ text, start: from, end: index });
    from = index + mark.length;
  }
  return halves;
}

/** The mentions of a stretch, counted from its start. */
export function movedInto(found: Mentions, from: number, length: number): Mentions {
  const inside = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all.filter(({ start, end }) => start >= from && end <= from + length).map((one) => ({ ...one, start: one.start - from, end: one.end - from })); // prettier-ignore
  const { contacts, times, dates, figures, spelled, places } = found;
  return { contacts: inside(contacts), times: inside(times), dates: inside(dates), figures: inside(figures), spelled: inside(spelled), places: inside(places) }; // prettier-ignore
}

/** "He sews them together, | and when the storm breaks, | all stand under it": behind "and" a clause that says when goes with what is so then. */
function withLaterOpenings(pieces: readonly Piece[], sentence: string, language: string): Piece[] {
  const { and, whereas } = lexiconOf(language);
  const link = keptPattern(`(?:^|\\s)(?:${[and, whereas].filter(Boolean).join('|')})\\s+$`);
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const ahead = sentence.slice(pieces[at - 2]?.end ?? 0, before?.start ?? 0);
    const opens = before !== undefined && joined.at(-1)?.start === before.start && link.test(ahead) && opensSubordinate(before.text, language); // prettier-ignore
    if (opens && wordsIn(before.text) + wordsIn(piece.text) <= mostJoined)
      Object.assign(joined.at(-1)!, { end: piece.end, text: sentence.slice(before.start, piece.end) }); // prettier-ignore
    else joined.push({ ...piece });
  }
  return joined;
}

/**
 * What opens a sentence and says only when or where belongs to what is so then or there: "On track 7B, | where the signals
 * stand, | three trains were late". In a row ("in Lyon 3, in Nice 4") each has its own.
 */
export function withOpenings(
  pieces: readonly Piece[],
  sentence: string,
  language: string,
  holds: (piece: Piece) => boolean,
): Piece[] {
  const rest = withLaterOpenings(pieces, sentence, language);
  const [first] = rest;
  if (
    first &&
    rest.length > 1 &&
    opensSubordinate(first.text, language) &&
    wordsIn(first.text) + wordsIn(rest[1]!.text) <= mostJoined
  ) {
    // "When you cut one, | its cells break": the first half says when.
    Object.assign(first, { end: rest[1]!.end, text: sentence.slice(first.start, rest[1]!.end) });
    rest.splice(1, 1);
    return rest;
  }
  if (!first || !isCircumstance(first.text, language) || wordsIn(first.text) > 7) return rest;
  let hasRelative = false;
  while (rest.length > 1) {
    const next = rest[1]!;
    const isOf: boolean = !hasRelative && isRelative(next.text, language);
    const isRow =
      (!hasRelative && holds(first) && holds(next)) || rest.slice(1).some(({ text }) => isCircumstance(text, language));
    if (next.isApart || (!isOf && isRow && !isBareDate(next.text)) || wordsIn(first.text) + wordsIn(next.text) > mostJoined) break; // prettier-ignore
    Object.assign(first, { end: next.end, text: sentence.slice(first.start, next.end) });
    rest.splice(1, 1);
    hasRelative ||= isOf;
    if (!isOf && !isBareDate(next.text)) break;
  }
  return rest;
}

/** "rehearsals on Tuesdays, | 7 pm": a time alone says when what stands before it is; of a row of them each is its own. */
export function withTimes(pieces: readonly Piece[], sentence: string, { times }: Mentions): Piece[] {
  const isTime = ({ start, end }: Piece): boolean =>
    times.some((time) => time.start <= start + 1 && time.end >= end - 2);
  const isRow = pieces.filter(isTime).length > 1;
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !isRow && isTime(piece))
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else joined.push({ ...piece });
  }
  return joined;
}

/** Quotations in a row that make a row of sayings. */
const fewestQuoted = 3;

/** "Her sayings: “…” “…” “…”": with nothing but marks between them each is one, and so is what stands before them. */
export function quotationRow(sentence: string, quotes: readonly Piece[]): Piece[] | undefined {
  const [first] = quotes;
  const last = quotes.at(-1);
  if (!first || !last || quotes.length < fewestQuoted) return undefined;
  const isRow = quotes.every(
    ({ end }, at) => !/[\p{L}\p{Nd}]/u.test(sentence.slice(end, quotes[at + 1]?.start ?? end)),
  );
  if (!isRow) return undefined;
  const stretches: [number, number][] = [[0, first.start], ...quotes.map(({ start, end }): [number, number] => [start, end]), [last.end, sentence.length]]; // prettier-ignore
  return stretches
    .map(([start, end]) => ({ text: sentence.slice(start, end), start, end }))
    .filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text));
}

/** "14. Juni", "3 May": it says no more than when. */
export const isBareDate = (text: string): boolean => wordsIn(text) <= 3 && /\p{Nd}/u.test(text) && /^(?:\p{Nd}{1,2}\S*\s\p{L}+|\p{L}+\s\p{Nd}{1,2})(?:\s\p{Nd}{4})?$/u.test(text); // prettier-ignore

/** Commas that part nothing: of what is put in after "and" ("and, since June, 65 members"), and before who said it. */
export function heldCommas(
  sentence: string,
  quotes: readonly { end: number }[],
  language: string,
): { start: number; end: number }[] {
  const inserted = new RegExp(`\\s(?:${lexiconOf(language).and})(,)\\s[^,;:.]{2,40}?(,)(?=\\s)`, 'giud');
  const around = [...sentence.matchAll(inserted)].flatMap((match) => [match.indices![1]!, match.indices![2]!]);
  const said = quotes.flatMap(({ end }): [number, number][] => {
    const behind = /^\s*[,，、–—-]\s*/u.exec(sentence.slice(end));
    return behind && isAttribution(sentence.slice(end + behind[0].length)) ? [[end, end + behind[0].length]] : [];
  });
  // "on Thursday, 8 May 2025": one day.
  const days = weekdaysOf(language).map(escapePattern).join('|');
  const dated = [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${days})\\.?(,)\\s(?=\\p{Nd}{1,2}(?!\\s?(?:[:h]|[ap]\\.?m))[\\s.]|(?!(?:${days})(?!\\p{L}))\\p{Lu}\\p{L}+\\s\\p{Nd}{1,2}(?![\\p{Nd}°%]))`, 'giud'))].map((match) => match.indices![1]!); // prettier-ignore
  const [not, but] = packOf(language)?.prompts.clauses.contrast?.split(' ') ?? [];
  // "not 9, but 16 January": one thing is said.
  const contrasted = not && but ? [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${not})\\s[^,;]{1,30}(,)\\s(?=(?:${but})\\s)`, 'giud'))].map((match) => match.indices![1]!) : []; // prettier-ignore
  // "says Lena, 67, who …", "Margit Sand, 68": how old somebody is stands with the name.
  const aged = [...sentence.matchAll(/(?<![\p{L}\p{Nd}])\p{Lu}\p{Ll}[\p{L}’'-]+(,)\s[1-9]\p{Nd}(?=,\s\p{Ll}|[.]?$)/gud)].map((match) => match.indices![1]!); // prettier-ignore
  return [...around, ...said, ...dated, ...aged, ...contrasted, ...correlated(sentence, language)].map(
    ([start, end]) => ({
      start,
      end,
    }),
  );
}

/** "The bigger the wall, | the more heat": each half says nothing without the other. */
function correlated(sentence: string, language: string): [number, number][] {
  const words = packOf(language)?.context?.correlates;
  const comma = words ? new RegExp(`^(?:${alternatives(words)})\\s[^,;]+(,\\s)(?:${alternatives(words)})\\s`, 'iud').exec(sentence) : null; // prettier-ignore
  return comma ? [comma.indices![1]!] : [];
}
