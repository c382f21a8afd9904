import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { sentenceCase } from '../words/headline.js';
import type { FoundFigure } from '../../reading/scan/figures.js';
import type { Statement } from './fact.js';

/** A text with its figures blanked out, so that marks inside numbers don't split it. Same length. */
export function blankFigures(text: string, spans: { start: number; end: number }[]): string {
  let blank = text;
  for (const span of spans)
    blank = blank.slice(0, span.start) + '\uE000'.repeat(span.end - span.start) + blank.slice(span.end);
  return blank;
}

const edgeMarks =
  /^[\s"“”„«»'‘’()[\]（）「」:：=≈~–—\-•·,;，；、|/.。।*]+|[\s"“”„«»'‘’()[\]（）「」:：=≈~–—\-•·,;，；、|/.。।*]+$/gu;
const trimMarks = (text: string): string => text.replace(edgeMarks, '');

/** A label without the words around it: "and the Americas with" → "Americas". '' when nothing is left. */
export function cleanLabel(text: string, language: string, keepFrame = false): string {
  const { linking } = lexiconOf(language);
  let label = trimMarks(text.replace(/\uE000+/g, ' '));
  const start = wordPattern(linking, language, 'start');
  const end = wordPattern(linking, language, 'end');
  for (let turn = 0; turn < 8; turn += 1) {
    const before = label;
    // Elided articles: l'Allemagne.
    if ((language === 'fr' || language === 'it') && !keepFrame)
      label = label.replace(/^(?:l|d|dell|nell|all|un)['’](?=\p{L})/iu, '');
    if (!keepFrame && !['ja', 'zh', 'ko'].includes(language)) label = label.replace(start, '');
    label = trimMarks(label.replace(end, ''));
    label = trimMarks(label);
    if (label === before) break;
  }
  return label;
}

/** The label cut down to what follows its last inner linking word: "Traffic comes from search" → "search". */
export function narrowLabel(label: string, language: string): { head: string; label: string } {
  const words = label.split(/\s+/);
  if (words.length < 3) return { head: '', label };
  const whole = wordPattern(lexiconOf(language).linking, language, 'whole');
  for (let index = words.length - 2; index > 0; index -= 1) {
    if (whole.test(words[index]!)) {
      const head = cleanLabel(words.slice(0, index).join(' '), language);
      return { head, label: words.slice(index + 1).join(' ') };
    }
  }
  return { head: '', label };
}

export const asLabel = (text: string, max = 64): string => {
  const label = sentenceCase(text.replace(/\s+/g, ' ').trim());
  if (label.length <= max) return label;
  const cut = label.slice(0, max + 1);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 12))
    .trim()
    .slice(0, max);
};

export interface Part {
  text: string;
  start: number;
  figure?: FoundFigure;
  /** Whether a comma or "and" parts it from the one before. */
  own: boolean;
  /** What follows the last part without a figure: ", free entry". */
  tail: string;
}

/** The statement split at commas, semicolons and "and"; parts without a figure join a neighbour. */
export function figureParts(statement: Statement, language: string): Part[] {
  const { and, whereas } = lexiconOf(language);
  const blank = blankFigures(statement.text, [...statement.figures, ...statement.dates]);
  const andPattern = wordPattern(`${and}|${whereas}`, language).source;
  const spacedAnd =
    language === 'ar' || language === 'he'
      ? '\\s(?=و|ו)'
      : language === 'ja' || language === 'zh'
        ? '(?:和|と)(?=\\S)'
        : `\\s(?:${andPattern})\\s`;
  const separator = new RegExp(`(?:[,;，；、،]|\\s[|·/•])\\s*(?:(?:${andPattern})\\s)?|${spacedAnd}`, 'giu');
  const cuts: { start: number; end: number }[] = [];
  let from = 0;
  for (const match of blank.matchAll(separator)) {
    if (match.index >= from) cuts.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  cuts.push({ start: from, end: blank.length });
  const parts: Part[] = [];
  let pending: { start: number; end: number } | undefined;
  for (const cut of cuts) {
    const inside = statement.figures.filter((figure) => figure.start >= cut.start && figure.end <= cut.end);
    if (inside.length === 0) {
      pending = { start: pending?.start ?? cut.start, end: cut.end };
      continue;
    }
    const start = pending?.start ?? cut.start;
    pending = undefined;
    const linking = wordPattern(lexiconOf(language).linking, language);
    // Two figures in one part ("1.2 million croissants for 85,000 customers") are parted where the words
    // between them turn to the next, else right after the first.
    const turn = (at: number): number => {
      const between = statement.text.slice(inside[at]!.end, inside[at + 1]!.start);
      const link = linking.exec(between);
      return inside[at]!.end + (link && /\p{L}{3}/u.test(between.slice(0, link.index)) ? link.index : 0);
    };
    for (const [index, figure] of inside.entries()) {
      const partStart = index === 0 ? start : turn(index - 1);
      const partEnd = index === inside.length - 1 ? cut.end : turn(index);
      parts.push({
        text: statement.text.slice(partStart, partEnd),
        start: partStart,
        figure,
        own: index === 0,
        tail: '',
      });
    }
  }
  if (pending && parts.length > 0) {
    const last = parts[parts.length - 1]!;
    last.tail = statement.text.slice(last.start + last.text.length, pending.end);
  }
  return parts;
}
