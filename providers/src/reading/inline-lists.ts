import { lazyPattern } from '../languages/lazily.js';
import { escapePattern } from '../languages/escape-pattern.js';
import { languagePacks } from '../languages/registry.js';
import { asciiDigits } from './scan/digits.js';

/** "1." and the like where a point of a list may begin. */
const marker = /(?<=^|[\s:：。.!?])(\p{Nd}{1,2})[.)．、](?=\s+\S|\P{Nd})\s*/gu;

/**
 * "Steps: 1. Fry the onion. 2. Add tomatoes." in one line, as the list that it is: each point on its own line, the words
 * before the first as its head, and what follows the last point's sentence as a paragraph of its own.
 */
export function breakInlineLists(text: string): string {
  return breakCircledList(text.split('\n').map((line) => breakSlashes(breakCounted(breakRanks(withStepNumbers(line))))).join('\n')) // prettier-ignore
    .split('\n')
    .map((line) => breakLine(line))
    .join('\n');
}

/** "① Kochen ② Kühlen": circled numbers that count up from one, each before words, mark points; a lone one is a sign. */
function breakCircledList(text: string): string {
  const marks = [...text.matchAll(/([①-⑳])\s*(?=\p{L}{2})/gu)];
  const countsUp = marks.every((mark, index) => circledValue(mark[1]!) === index + 1);
  if (marks.length < 2 || !countsUp) return text;
  const listed = text.replace(/\s*([①-⑳])\s*(?=\p{L}{2})/gu, (_, mark: string) => `\n${circledValue(mark)}. `);
  // What stands after the last point's sentence is no part of it, where the others are one sentence each.
  const lines = listed.split('\n');
  const at = lines.findLastIndex((line) => line.startsWith(`${marks.length}. `));
  const single = lines
    .slice(0, at)
    .every((line) => !/^\p{Nd}+\. /u.test(line) || !/[.!?。！？](?=.)/u.test(line.slice(3)));
  const end = single ? /^(\p{Nd}+\. .{2,}?(?:[。！？]|[.!?](?=\s)))\s*(\S.*)$/su.exec(lines[at]!) : null;
  if (end) lines.splice(at, 1, end[1]!, '', end[2]!);
  return lines.join('\n');
}

/** The words for the steps of each language in their order, and the pattern of one with its mark. */
const spelledSteps = languagePacks.flatMap(({ context }) => {
  if (!context?.stepsInOrder) return [];
  const words = context.stepsInOrder.split(' ').map((word) => word.replaceAll('_', ' '));
  // Between Chinese signs no space says where a word begins.
  const edge = /^\p{sc=Han}/u.test(words[0]!) ? '' : '(?<!\\p{L})';
  return [
    { words, mark: lazyPattern(() => `${edge}(${words.map(escapePattern).join('|')})\\s*[,，：:、.–—-]+\\s*`, 'giu') },
  ];
});

/** "第一步，…。第二步，…", "Step one: … Step two: …" as "1. … 2. …", where they count up from one. */
function withStepNumbers(line: string): string {
  for (const { words, mark } of spelledSteps) {
    const ordinal = (found: string): number => words.indexOf(found.toLowerCase()) + 1;
    const steps = [...mark.matchAll(line)].map((match) => ordinal(match[1]!));
    if (steps.length > 1 && steps.every((step, index) => step === index + 1))
      return line.replace(mark, (_, found: string) => ` ${ordinal(found)}. `).trimStart();
  }
  return line;
}

/** "earplugs / wet wipes / a carabiner / …": strokes between many short things part them as commas do. */
function breakSlashes(line: string): string {
  const parts = line.split(/\s\/\s/u);
  const isRow = parts.length >= fewestStrokes && parts.slice(1, -1).every((part) => part.split(/\s+/u).length <= mostBetween && !/[.!?;:,]/u.test(part)); // prettier-ignore
  return isRow ? parts.join(', ') : line;
}
const [fewestStrokes, mostBetween] = [4, 5];

/** "1위 …잔 2위 …잔", "1位 … 2位 …": places that count up from one, each with words behind it, are points. */
function breakRanks(text: string): string {
  const marks = [
    ...text.matchAll(/(?<=^|[\s:：.。,，、])(?:第\s?)?(\p{Nd}{1,2})\s?[위位名](?=[\s:：]*\p{L}{2})[\s:：]*/gu),
  ];
  if (marks.length < 3 || !marks.every((mark, index) => Number(asciiDigits(mark[1]!)) === index + 1)) return text;
  return marks.reduceRight((rest, { index, 0: mark, 1: number }) => `${rest.slice(0, index).replace(/[\s,，、]+$/u, '')}\n${number}. ${rest.slice(index! + mark.length)}`, text); // prettier-ignore
}

/** Parts of a row that are counted at least, so that the numbers before them are no figures of their own. */
const fewestCounted = 3;

/** "5 The Apartment 8.2, 4 Stalker 8.4, …, 1 Seven Samurai 9.3": parts between commas or stops that count down to one, or up from it, are places. */
function breakCounted(line: string): string {
  const row = /(?<=^|[:：]\s?|[.!?]\s)\p{Nd}{1,2}\s\p{L}[^:：\n]*$/u.exec(line);
  if (!row) return line;
  const parts = row[0].split(/[,;，、；]\s*(?=\p{Nd}{1,2}\s\p{L})|[.!?]\s+(?=\p{Nd}{1,2}\s\p{L})/u);
  const numbers = parts.map((part) => Number(asciiDigits(/^\p{Nd}+/u.exec(part)![0])));
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  const counts = numbers.every((number, at) => at === 0 || number - numbers[at - 1]! === (last > first ? 1 : -1));
  if (parts.length < fewestCounted || !counts || Math.min(first, last) !== 1) return line;
  // What follows the last place's sentence is none of it.
  const [, own = '', rest = ''] = /^(.+?)(?:[.!?。]\s+(.*))?$/su.exec(parts.at(-1)!)!;
  const places = [...parts.slice(0, -1), own].map((part) => part.replace(/^(\p{Nd}+)\s/u, '$1. '));
  return [line.slice(0, row.index).trimEnd(), ...places, ...(rest ? ['', rest] : [])].filter((one, at) => at > 0 || one !== '').join('\n'); // prettier-ignore
}

const circledValue = (mark: string): number => mark.codePointAt(0)! - 0x245f;

/** "1 " before words, where a point of a list typed without marks may begin. */
const bareMarker = /(?<=^|(?<![,;]\s*)\s)(\p{Nd}{1,2})\s+(?=\p{L}{2}|\p{L}\s)/gu;
/** Points of such a list at least: fewer numbers in a row may count what stands behind them. */
const fewestBare = 4;
/** The same of points of three words and more. */
const fewestLong = 3;

/** "… 1 papers match 2 tyres hold air 3 brakes bite 4 lights work": numbers that count up from one between points of several words. */
function withMarks(line: string): string {
  const starts: RegExpMatchArray[] = [];
  for (const match of line.matchAll(bareMarker)) if (Number(asciiDigits(match[1]!)) === starts.length + 1) starts.push(match); // prettier-ignore
  // "Day 1 the harbour, day 2 …": a number behind its noun names.
  if (starts.length < fewestLong || !/(?:^|[.:：!?,、，])\s*$/u.test(line.slice(0, starts[0]!.index))) return line;
  const points = starts.map((start, at) => line.slice(start.index! + start[0].length, starts[at + 1]?.index ?? line.length).trim()); // prettier-ignore
  // "1 loosen the string 2 pull out the pin 3 push in the end": three of so many words are no figures either.
  if (starts.length < fewestBare && !points.every((point) => /(?:\p{L}+\P{L}+){2}\p{L}/u.test(point))) return line;
  const several = points.filter((point) => /\p{L}\s+\S/u.test(point)).length;
  if (several < points.length * 0.75) return line;
  return starts.reduceRight((text, { index, 0: mark, 1: number }) => `${text.slice(0, index)}${number}. ${text.slice(index! + mark.length)}`, line); // prettier-ignore
}

const lastEnd = /^(.{3,}?[.!?](?=\s+\p{Lu})|.{2,}?。)\s*(\S.*)$/su;
/** Where nobody types capitals a sentence begins small: "7 test ride 5 km. also keep …". */
const chatEnd = /^(.{3,}?[\p{L}\p{Nd})]{2}[.!?](?=\s+\p{L}{2})|.{2,}?。)\s*(\S.*)$/su;
const isTypedSmall = (line: string): boolean => !/[.!?]\s+\p{Lu}/u.test(line);

function breakLine(written: string): string {
  const line = withMarks(written);
  const found = [...line.matchAll(marker)];
  const starts: RegExpMatchArray[] = [];
  for (const match of found) if (Number(asciiDigits(match[1]!)) === starts.length + 1) starts.push(match);
  // "On May 3. 1. …" is no list; a list counts up from one and has words in each point.
  if (starts.length < 2) return line;
  const points = starts.map((start, index) => line.slice(start.index, starts[index + 1]?.index ?? line.length).trim());
  if (points.some((point) => !/\p{L}\p{M}*\p{L}/u.test(point))) return line;
  const before = line.slice(0, starts[0]!.index).trim();
  const cut = /^(.*[.!?。！？])\s*([^.!?。！？]{2,60}[:：])$/su.exec(before);
  const head = cut ? [cut[1]!.trim(), '', cut[2]!] : before ? [before] : [];
  const last = points[points.length - 1]!;
  const end = (isTypedSmall(written) ? chatEnd : lastEnd).exec(last.replace(/^\p{Nd}+[.)．、]\s*/u, ''));
  // Only where the other points are one sentence each.
  const single = points
    .slice(0, -1)
    .every((point) => (point.slice(3).match(/[.!?](?=\s+\p{Lu})|。(?=.)/gu) ?? []).length === 0);
  if (end && single) {
    const number = /^\p{Nd}+[.)．、]\s*/u.exec(last)![0];
    return [...head, ...points.slice(0, -1), `${number}${end[1]!}`, '', end[2]!].join('\n');
  }
  return [...head, ...points].join('\n');
}

const place = "\\p{Lu}[\\p{L}.’'-]+(?:[ -]\\p{Lu}[\\p{L}.’'-]+){0,2}";
const day =
  '(?:\\p{Nd}{1,2}(?:\\.|er|º|th|st|nd|rd)?\\s+(?:de\\s+)?\\p{L}{3,}\\.?(?:\\s+de)?\\s+\\p{Nd}{4}|\\p{L}{3,}\\.?\\s+\\p{Nd}{1,2},?\\s+\\p{Nd}{4})';
const dated = `${place},\\s+(?:(?:le|den|am)\\s+)?${day}`;
/** As agencies set it: the town in capitals, with its state and the day or without. */
const wired =
  "\\p{Lu}[\\p{Lu}.’'-]+(?: \\p{Lu}[\\p{Lu}.’'-]+){0,2}(?:,\\s\\p{Lu}[\\p{L}.]{1,12})?(?:,?\\s\\(?\\p{Lu}\\p{L}{2,8}\\.?\\s\\p{Nd}{1,2}\\)?)?";
const dateline = lazyPattern(() => `^[^\\S\\n]*(?:${dated}|${wired})\\s*(?:[–—]|--?)\\s+(?=\\p{Lu}\\p{Ll})`, 'mu');

/** "Munich, 3 November 2026 – Helio Systems today …": where and when a release was issued is not what it says. */
export const withoutDateline = (text: string): string => text.replace(dateline, '');
