import { alternatives, contextWords } from '../../languages/any-word.js';
import { isAttribution } from '../stands-alone.js';
import { cuesOf, speaksOfVideo } from './cues.js';
import { isShown, shownWithin, type RoleSpan } from './role.js';

/**
 * Gives back to the content what its form shows to be told: who said what is quoted, the lines of a verse and of a
 * dialogue, and what is denied of something ("the spring never freezes"), which forbids nothing.
 */
export function keepSpeech(text: string, spans: readonly RoleSpan[]): RoleSpan[] {
  return keepDialogues(text, keepVerses(text, keepDenials(text, keepSpeakers(text, spans))));
}

/** “… before noon”, dit le maraîcher Luc Fabre. */
const keepSpeakers = (text: string, spans: readonly RoleSpan[]): RoleSpan[] =>
  spans.map((span, at) => {
    const before = spans[at - 1];
    const words = text.slice(span.from, span.to).replace(/^[\s,;:.–—-]+/u, '');
    const isBehind = before !== undefined && isShown(before.role) && /["”“»」』]\s*[,，.–—-]?\s*$/u.test(text.slice(before.from, before.to)); // prettier-ignore
    const isOne = !/[.!?。！？]\s+\S/u.test(words.trim());
    return !isShown(span.role) && isBehind && isOne && isAttribution(words) ? { ...span, role: before.role } : span;
  });

const denies = new RegExp(`(?<!\\p{L})(?:${alternatives(contextWords('denies'))})(?!\\p{L})`, 'iu');

/** "She never missed a morning, not even in the flood": said of a subject, it forbids nothing; who forbids begins with the ban. */
const keepDenials = (text: string, spans: readonly RoleSpan[]): RoleSpan[] =>
  spans.map((span, at) => {
    const [before, whole] = [spans[at - 1], text.slice(span.from, span.to).replace(/^[\s,;–—-]+/u, '')];
    const denial = span.role === 'exclusion' ? denies.exec(whole) : null;
    if (!denial || speaksOfVideo(whole) || cuesOf(whole).some(({ name }) => name !== 'not')) return span;
    const isAfter = before !== undefined && isShown(before.role) && /[,，]\s*$/u.test(text.slice(before.from, before.to) + /^[\s,]*/u.exec(text.slice(span.from, span.to))![0]); // prettier-ignore
    const isSaid = denial.index > 0 || (isAfter && /\s/u.test(denial[0]));
    return isSaid ? { ...span, role: 'content' } : span;
  });

/** Words of a line of verse at most. */
const longestLine = 9;

/** Short lines without a full stop, of which most are told: a card keeps them all. */
function keepVerses(text: string, spans: readonly RoleSpan[]): RoleSpan[] {
  const lines = [...text.matchAll(/[^\n]+/gu)].map(({ index, 0: line }) => ({ from: index, to: index + line.length, line: line.trim() })); // prettier-ignore
  if (lines.length < 3) return [...spans];
  const isVerse = ({ line }: { line: string }): boolean =>
    /^\p{L}/u.test(line) && !/[:：]|[.!?]\s\S|\p{Nd}/u.test(line) && (line.match(/\S+/gu) ?? []).length <= longestLine;
  // Lines that run on into one another are a verse from the first to the last.
  const runOn = lines.filter(({ line }) => /[,;]$/u.test(line)).length;
  if (lines.every(isVerse) && runOn * 2 >= lines.length && !lines.some(({ line }) => speaksOfVideo(line)))
    return shownWithin(spans, 0, text.length);
  const isShownIn = (from: number, to: number): boolean => spans.some((span) => isShown(span.role) && span.from < to && span.to > from + 1); // prettier-ignore
  return spans.map((span) => {
    if (span.role !== 'direction' || speaksOfVideo(text.slice(span.from, span.to))) return span;
    const own = lines.filter(({ from, to }) => from < span.to && to > span.from);
    const [first, last] = [lines.indexOf(own[0]!), lines.indexOf(own.at(-1)!)];
    const around = [lines[first - 1], lines[last + 1]];
    const isAmid = around.every((line) => line !== undefined && isVerse(line) && isShownIn(line.from, line.to));
    return isAmid && own.every(isVerse) && /[,;]\s*$/u.test(lines[first - 1]!.line) ? { ...span, role: 'content' } : span; // prettier-ignore
  });
}

const line = /(?<=^|\n)[ \t]*(\p{Lu}[\p{L}.'’ -]{0,19}|\p{Lo}{1,8})\s?[:：]\s?\S[^\n]*/gu;

const ofFilm = /^(?:shape|voice|music|captioned|effects|seconds|minutes|platform|video)/u;

/** "Ann: Did it ship?" "Bo: Last night." "Ann: Lovely.": where somebody speaks twice, all that is said is told. */
function keepDialogues(text: string, spans: readonly RoleSpan[]): RoleSpan[] {
  const lines = [...text.matchAll(line)].map(({ index, 0: words, 1: name }) => ({ from: index, to: index + words.length, words, name: name! })); // prettier-ignore
  const names = new Set(lines.map(({ name }) => name));
  if (lines.length < 3 || names.size < 2 || names.size === lines.length) return [...spans];
  // "Lovely news" is a look elsewhere.
  const said = lines.filter(({ words }) => !cuesOf(words).some(({ name }) => ofFilm.test(name)));
  return said.reduce((kept, { from, to }) => shownWithin(kept, from, to), [...spans]);
}
