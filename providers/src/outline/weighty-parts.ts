import { lazyPattern } from '../languages/lazily.js';
import { wholeWords, wordsOfAll } from '../languages/any-word.js';

/** Characters that a document is read by in full: of more, reading all clauses takes seconds and tells the same film. */
export const readInFull = 40_000;

/** What a long document says most with, in its order, each part under its heading. */
export interface WeightyParts {
  text: string;
  /** Whether anything was passed over. */
  isCut: boolean;
}

const summary = lazyPattern(() => `^(?:[\\p{Nd}.]+\\s)?(?:${wholeWords(wordsOfAll(({ tables }) => tables?.summary))})[^\\n]{0,30}$`); // prettier-ignore
/** Whether a heading stands over what a document says that it found. */
export const isSummary = (heading: string): boolean => heading.split('\n').some((line) => summary.test(line));

/** Characters of a line that can head others. */
const longestHeading = 70;
/** Lines that are weighed together where no empty line parts them. */
const mostLines = 6;
/** Share of the text that its first parts take whatever they say. */
const opening = 0.3;

/**
 * The parts of a text that are read where it is too long to be read in full: its first ones, what stands under a summary, and
 * those with most of the words that are asked for and most figures. By lines and words alone, so that it costs next to nothing.
 */
export function weightyParts(text: string, asked: ReadonlySet<string>): WeightyParts {
  if (text.length <= readInFull) return { text, isCut: false };
  const parts = partsOf(text);
  const kept = new Set<Part>();
  let used = 0;
  const take = (part: Part): void => {
    if (kept.has(part) || used + part.text.length > readInFull) return;
    kept.add(part);
    used += part.text.length + (part.heading?.length ?? 0);
  };
  for (const part of parts) if (used < readInFull * opening) take(part);
  for (const { part } of parts.map((one) => ({ part: one, worth: worthOf(one, asked) })).sort((a, b) => b.worth - a.worth)) take(part); // prettier-ignore
  const lines: string[] = [];
  let above: string | undefined;
  for (const part of parts.filter((one) => kept.has(one))) {
    if (part.heading !== undefined && part.heading !== above) lines.push(`\n${part.heading}\n`);
    above = part.heading ?? above;
    lines.push(part.text);
  }
  return { text: lines.join('\n'), isCut: true };
}

interface Part {
  text: string;
  /** The last line before it that heads others. */
  heading?: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let heading: string | undefined;
  let isBelowHeading = false;
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), heading });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const isHeading = line.trim() !== '' && line.length <= longestHeading && !/[.!?:;,。！？]\s*$/u.test(line) && !/^\s*[-•*|]/u.test(line) && lines.length === 0; // prettier-ignore
    if (line.trim() === '' || lines.length >= mostLines) close();
    // What a document is called and the first of its headings stand under each other.
    if (isHeading) heading = isBelowHeading ? `${heading}\n\n${line.trim()}` : line.trim();
    else if (line.trim() !== '') lines.push(line);
    if (line.trim() !== '') isBelowHeading = isHeading;
  }
  close();
  return parts;
}

/** Words a line, at most, that count for being asked for. */
const mostAsked = 3;

function worthOf({ text, heading }: Part, asked: ReadonlySet<string>): number {
  const words = new Set(`${heading ?? ''} ${text}`.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []);
  const named = [...asked].filter((word) => words.has(word)).length;
  const figures = text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
  const summed = isSummary(heading ?? '') ? 20 : 0;
  return summed + Math.min(mostAsked, named) * 4 + Math.min(6, figures) / (1 + text.length / 200);
}
