import { lengthSource } from '../wished-length.js';
import { cuesOf } from './cues.js';
import { edgeWordsOf, type EdgeKind, type EdgeWords } from './edge-words.js';
import type { RoleMarker } from './role-marker.js';
import { pointsAtMaterial } from './sure-roles.js';

/** What was walked over, in the order of the text. */
interface Walked {
  kind: EdgeKind;
  from: number;
  to: number;
  /** Whether a mark parts it from what stands before it, and from what stands behind it. */
  isApart: boolean;
  isEnded: boolean;
}

/** A request that names its topic in so many words and nothing else: more words than that tell something. */
const longest = 90;
const marks = /[\s,،、，;؛/|+·•()（）"'”“–—…!.。-]*$/u;
const leadingMarks = /^[\s,،、，;؛/|+·•()（）–—-]*/u;
/** Between two: a comma or the like, or a space where words stand side by side without. */
const parts = /[,،、，;؛/|+·•()（）–—…!.。]/u;

/**
 * Words about the film that hang on a topic without a mark ("how to patch a tyre vid 45s, soft piano"): from either end of a
 * request they are walked over, word by word, until one of them is part of a topic ("the history of the piano", "film club").
 */
export function settleEdges(text: string, language: string, marker: RoleMarker): void {
  const words = edgeWordsOf(language);
  const request = requestIn(text);
  if (!request) return;
  const { from, to, isWhole } = request;
  if (pointsAtMaterial(text.slice(from, to))) return;
  const isUnspaced = /^(?:ja|zh)/u.test(language);
  const { within, set, roleOf, cuesIn } = marker;
  const isAsked = (one: Walked): boolean => within(from + one.from, from + one.to).every((at) => roleOf(at) === 'direction'); // prettier-ignore
  const hanging = trimmedTail(text.slice(from, to), walkBack(text.slice(from, to), words, isUnspaced), { words, isWhole, isAsked }); // prettier-ignore
  // "做一个关于咖啡的视频 竖屏": what is asked to be made stands before its name with its topic.
  const isOrder = isUnspaced && cuesIn(from, from + 6).includes('make');
  const apart = hanging.findIndex(({ isApart, kind }) => isApart && kind !== 'form');
  const tail = isOrder ? (apart < 0 ? [] : hanging.slice(apart)) : hanging;
  const end = tail[0]?.from ?? to - from;
  const head = trimmedHead(text.slice(from, from + end), walkOn(text.slice(from, from + end), words, isUnspaced), {
    tail,
    words,
  });
  const start = head.at(-1)?.to ?? 0;
  const topic = text.slice(from + start, from + end);
  if (isWhole && tail.length + head.length === 0) {
    keepDurations(text.slice(from, to), from, marker);
    if (words.asks.test(text.slice(from, to))) keepQuestion(text.slice(from, to), from, marker);
  }
  if (tail.length + head.length === 0 || words.empty.test(topic.trim())) return;
  if (head.length > 0) set(within(from, from + start), 'direction');
  if (tail.length > 0) {
    const last = from + tail.at(-1)!.to;
    set(within(from + end, to), 'direction');
    // "… invite, no balloons"
    const rest = text.slice(last, to).replace(leadingMarks, '');
    if (words.no.test(rest)) set(within(to - rest.length, to), 'exclusion');
  }
  const asks = cuesIn(from + start, from + end).some((name) => /^(?:video|seconds|minutes|platform)/u.test(name));
  // What is left names the topic, whatever single words of it were taken for.
  if (isWhole && !asks)
    set(
      within(from + start, from + end).filter((at) => roleOf(at) === 'direction'),
      'content',
    );
}

/** "How to make a birthday invite": a question with nothing about the film at its edges is a topic as a whole. */
function keepQuestion(text: string, start: number, { within, cuesIn, roleOf, set }: RoleMarker): void {
  const end = start + text.length;
  if (/[,،、，;؛]/u.test(text) || cuesIn(start, end).some((name) => ofFilm.test(name))) return;
  set(
    within(start, end).filter((at) => roleOf(at) === 'direction'),
    'content',
  );
}

const ofFilm = /^(?:seconds|minutes|platform|shape|voice|captioned|please)/u;

/** "Boil 25 min, rest 5 min": of several lengths, each with words of its own, none is that of the film. */
function keepDurations(text: string, start: number, { within, cuesIn, roleOf, set }: RoleMarker): void {
  if ([...text.matchAll(new RegExp(lengthSource, 'giu'))].length < 2) return;
  for (const { 0: clause, index } of text.matchAll(/[^,،、，;؛]+/gu)) {
    const rest = clause.replace(new RegExp(lengthSource, 'iu'), ' ');
    const [from, to] = [start + index, start + index + clause.length];
    const isOfFilmItself = cuesIn(from, to).some((name) => !/^(?:seconds|minutes|glued|act|make|link)$/u.test(name));
    if (rest.length < clause.length && /\p{L}{3}/u.test(rest) && !isOfFilmItself)
      set(within(from, to).filter((at) => roleOf(at) === 'direction'), 'content'); // prettier-ignore
  }
}

/** The prompt, or its first line or sentence where that is short. */
function requestIn(text: string): { from: number; to: number; isWhole: boolean } | undefined {
  const from = text.length - text.trimStart().length;
  const body = text.trimEnd();
  const stop = /[!?。！？।؟\n]|\.(?=\s|$)|[:：](?!\p{Nd})/u.exec(body.slice(from));
  const isWhole = stop === null || from + stop.index + stop[0].length >= body.length;
  const to = stop === null ? body.length : from + stop.index;
  if (to - from > longest || to - from < 8) return undefined;
  return { from, to, isWhole };
}

function walkBack(text: string, { patterns, no }: EdgeWords, isUnspaced: boolean): Walked[] {
  const walked: Walked[] = [];
  let to = text.length - marks.exec(text)![0].length;
  let isEnded = true;
  const polite = patterns.find(({ kind }) => kind === 'polite')?.end.exec(text.slice(0, to));
  const behindNo = /[,،、，]\s*([^,،、，]{3,30})$/u.exec(
    polite ? text.slice(0, polite.index).trimEnd() : text.slice(0, to),
  );
  if (behindNo && no.test(behindNo[1]!) && behindNo[1]!.trim().split(/\s+/u).length <= 4 && !takes(behindNo[1]!)) to = behindNo.index; // prettier-ignore
  for (;;) {
    const rest = text.slice(0, to);
    const found = patterns.flatMap(({ kind, end }) => {
      const match = end.exec(rest.slice(-40));
      return match ? [{ kind, length: match[0].length }] : [];
    })[0];
    if (!found || found.length === 0) return walked;
    const from = to - found.length;
    const gap = marks.exec(text.slice(0, from))![0];
    const isApart = parts.test(gap) || (isUnspaced && gap !== '');
    walked.unshift({ kind: found.kind, from, to, isApart, isEnded });
    isEnded = isApart;
    to = from - gap.length;
    if (to <= 0) return walked;
  }
  function takes(words: string): boolean {
    const object = words.replace(no, '').trim();
    return patterns.some(({ kind, end }) => kind !== 'quality' && end.exec(object)?.[0].length === object.length);
  }
}

function walkOn(text: string, { patterns }: EdgeWords, isUnspaced: boolean): Walked[] {
  const walked: Walked[] = [];
  let from = 0;
  let isApart = true;
  for (;;) {
    const match = patterns.flatMap(({ kind, start }) => {
      const found = start.exec(text.slice(from));
      return found && found[0].length > 0 ? [{ kind, to: from + found[0].length }] : [];
    })[0];
    if (!match) return walked;
    const gap = leadingMarks.exec(text.slice(match.to))![0];
    const isEnded = parts.test(gap) || (isUnspaced && gap !== '');
    walked.push({ ...match, from, isApart, isEnded });
    isApart = isEnded;
    from = match.to + gap.length;
    if (from >= text.length) return walked;
  }
}

const strong: ReadonlySet<EdgeKind> = new Set(['length', 'form', 'shape', 'swap', 'polite']);

/** Without what stands first in it and is part of the topic; nothing where the rest is no proof of a request. */
function trimmedTail(text: string, walked: Walked[], { words, isWhole, isAsked }: TailFrame): Walked[] {
  // "vertical video": where all of it is of the film, it names no topic.
  if (walked[0]?.from === 0) return [];
  const kept = [...walked];
  while (kept.length > 0 && isOfTopic(kept, text, { words, isAsked })) kept.shift();
  const kinds = kept.map(({ kind }) => kind);
  const manners = kept.filter(({ kind }) => kind === 'manner' || kind === 'quality');
  const isLength = kinds.every((kind) => kind === 'length' || kind === 'join');
  const isProven =
    (isLength ? isOfFilm(kept, text, words) : kinds.some((kind) => strong.has(kind))) ||
    (isWhole && (kinds.includes('sound') || manners.length > 1 || (kinds[0] === 'manner' && kept[0]!.isApart)));
  return isProven ? kept : [];
}

/** A length alone may be what the topic lasts ("rest 5 min", "charges in 20 seconds"): a mark before it, "45s" or a question ahead say otherwise. */
function isOfFilm(kept: readonly Walked[], text: string, { asks }: EdgeWords): boolean {
  const [first] = kept;
  if (!first || first.kind === 'join') return false;
  const before = text.slice(0, first.from);
  if (new RegExp(lengthSource, 'iu').test(before)) return false;
  return first.isApart || asks.test(before.trim()) || /\p{Nd}s$/u.test(text.slice(first.from, first.to));
}

interface TailFrame {
  words: EdgeWords;
  isWhole: boolean;
  /** Whether all of it was read as a direction before. */
  isAsked(one: Walked): boolean;
}

function isOfTopic(
  [first, next]: readonly Walked[],
  text: string,
  { words, isAsked }: Omit<TailFrame, 'isWhole'>,
): boolean {
  const { kind, from, isApart, isEnded } = first!;
  const before = text.slice(0, from).replace(marks, '');
  if (before === '' || words.empty.test(before.trim())) return true;
  if (isApart) return kind === 'join' && next === undefined;
  if (kind === 'join') return next === undefined || (next.kind !== 'sound' && next.kind !== 'quality' && next.kind !== 'manner' && next.kind !== 'form' && next.kind !== 'shape' && next.kind !== 'length' && next.kind !== 'viewer'); // prettier-ignore
  if (words.holds.test(before) || (kind === 'form' && isMade(before, words))) return true;
  if (kind === 'polite' || isAsked(first!)) return false;
  // "çocuklar için animasyon": where "for" stands behind whom it is for, they belong to the film and not to its topic.
  if (kind === 'viewer') return next?.kind !== 'form' || isApartFrom(next) || words.forFirst.test(text.slice(from));
  // "learn piano, 30s"; "soft piano" and "with piano" open with another word.
  if (kind === 'sound') return true;
  // "how to keep plants happy 45s", "a room warm and light"
  if (kind === 'quality') return isEnded ? next === undefined || (next.kind !== 'quality' && next.kind !== 'manner') : next === undefined || !/^(?:form|shape|sound|manner|quality)$/u.test(next.kind); // prettier-ignore
  return false;
}

const isApartFrom = ({ isApart }: Walked): boolean => isApart;

/** "how to make a birthday invite": what is made is the topic. */
function isMade(before: string, { holds }: EdgeWords): boolean {
  const tail = /\S+(?:\s+\S+){0,2}$/u.exec(before)?.[0] ?? '';
  const made = cuesOf(tail)
    .filter(({ name }) => name === 'make')
    .at(-1);
  if (!made) return false;
  const between = tail.slice(made.to).trim();
  return between === '' || holds.test(between.split(/\s+/u)[0]!);
}

/** What opens a request: it has a length in it, or a shape and the name of the film; a second name of a film is its topic. */
function trimmedHead(
  text: string,
  walked: Walked[],
  { tail, words }: { tail: readonly Walked[]; words: EdgeWords },
): Walked[] {
  const isNamed = tail.some(({ kind }) => kind === 'form');
  const second = walked.findIndex(({ kind }, at) => kind === 'form' && (isNamed || walked.slice(0, at).some((one) => one.kind === 'form'))); // prettier-ignore
  const kept = second < 0 ? [...walked] : walked.slice(0, second);
  // "45s vertical how to splice a rope", but "vertical farming".
  const isAsked = words.asks.test(text.slice(kept.at(-1)?.to ?? 0).trim());
  while (kept.length > 0 && !isAsked && !kept.at(-1)!.isEnded && !/^(?:length|form|polite)$/u.test(kept.at(-1)!.kind))
    kept.pop();
  const kinds = kept.map(({ kind }) => kind);
  return kinds.includes('length') || (kinds.includes('shape') && kinds.includes('form')) || (kinds.length === 1 && kinds[0] === 'polite' && kept[0]!.isEnded) ? kept : []; // prettier-ignore
}
