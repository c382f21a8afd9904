import type { WordTime } from '../assets/assets.js';

/** A stretch of a recording in which somebody speaks, in seconds. */
export interface Phrase {
  from: number;
  to: number;
}

/** Speech seconds by which a clause may end before or after a pause and still be taken to end at it. */
const reachSeconds = 1.6;
/** What it costs to leave a pause without a clause, or to match a mere comma, in seconds of distance. */
const unmatchedCost = 0.9;
const commaCost = 0.25;

const clauseEnd = /[.!?。！？…,;:،؛、，；：–—][\p{Pe}\p{Pf}"'»”]*$/u;
const sentenceEnd = /[.!?。！？…।؟][\p{Pe}\p{Pf}"'»”]*$/u;

/**
 * The words of a script with times in a recording that has none: spread by their length over the stretches of
 * speech, ends of clauses pulled to the pauses that lie near them. Off by a few tenths of a second.
 */
export function alignScript(text: string, phrases: readonly Phrase[]): WordTime[] {
  const words = scriptWords(text);
  const spoken = phrases.reduce((sum, { from, to }) => sum + to - from, 0);
  if (words.length === 0 || spoken <= 0) return [];
  const weights = words.map(spokenLength);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  /** Speech seconds (pauses left out) at which each word begins, and the end. */
  const starts = [0];
  for (const weight of weights) starts.push(starts.at(-1)! + (weight / whole) * spoken);
  const anchors = matchedPauses(words, starts, phrases);
  const warped = starts.map((at) => along(anchors, at, spoken));
  return words.map((word, index) => {
    const start = inRecording(phrases, warped[index]!, 'start');
    return { text: word, start, end: Math.max(start, inRecording(phrases, warped[index + 1]!, 'end')) };
  });
}

/** Letters that a word has when it is said: "$4.2M" is long, though it is written short. */
function spokenLength(word: string): number {
  const count = (pattern: RegExp): number => word.match(pattern)?.length ?? 0;
  const figure = 4 * count(/\p{Nd}/gu) + 3 * count(/\p{Nd}[.,](?=\p{Nd})/gu) + 6 * count(/[%$€£¥₹]/gu);
  return [...word].length + 1.5 + figure + (/\p{Nd}(?:M|B|K|Mio|Mrd)\p{P}*$/iu.test(word) ? 5 : 0);
}

/** Words between spaces; where no spaces are set, pieces between punctuation. */
const scriptWords = (text: string): string[] =>
  text
    .split(/\s+|(?<=[。！？、，；：])(?![\p{Pe}\p{Pf}])/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

interface Anchor {
  text: number;
  speech: number;
}

/** Pauses and ends of clauses that belong together, in order: the least distance in all (dynamic programming). */
function matchedPauses(words: readonly string[], starts: readonly number[], phrases: readonly Phrase[]): Anchor[] {
  const ends = words
    .map((word, index) => ({ at: starts[index + 1]!, isSentence: sentenceEnd.test(word), ends: clauseEnd.test(word) }))
    .filter((each, index) => each.ends && index < words.length - 1);
  let sum = 0;
  const pauses = phrases.slice(0, -1).map(({ from, to }) => (sum += to - from));
  const cost: number[][] = Array.from({ length: pauses.length + 1 }, () =>
    Array.from({ length: ends.length + 1 }, () => 0),
  );
  const matches = (p: number, e: number): number => {
    const distance = Math.abs(pauses[p]! - ends[e]!.at);
    return distance > reachSeconds ? Infinity : distance + (ends[e]!.isSentence ? 0 : commaCost);
  };
  for (let p = pauses.length - 1; p >= 0; p--) {
    for (let e = ends.length; e >= 0; e--) {
      const skipPause = cost[p + 1]![e]! + unmatchedCost;
      const skipEnd = e < ends.length ? cost[p]![e + 1]! : Infinity;
      const match = e < ends.length ? matches(p, e) + cost[p + 1]![e + 1]! : Infinity;
      cost[p]![e] = Math.min(skipPause, skipEnd, match);
    }
  }
  const anchors: Anchor[] = [];
  for (let p = 0, e = 0; p < pauses.length;) {
    const best = cost[p]![e]!;
    if (e < ends.length && matches(p, e) + cost[p + 1]![e + 1]! === best) {
      anchors.push({ text: ends[e]!.at, speech: pauses[p]! });
      p += 1;
      e += 1;
    } else if (e < ends.length && cost[p]![e + 1] === best) e += 1;
    else p += 1;
  }
  return anchors;
}

/** A time along the script, moved so that the anchors meet; in proportion between them. */
function along(anchors: readonly Anchor[], at: number, whole: number): number {
  let before: Anchor = { text: 0, speech: 0 };
  for (const next of [...anchors, { text: whole, speech: whole }]) {
    if (at <= next.text) {
      const share = next.text === before.text ? 1 : (at - before.text) / (next.text - before.text);
      return before.speech + share * (next.speech - before.speech);
    }
    before = next;
  }
  return whole;
}

/** Speech seconds as seconds of the recording; a word that begins at a pause begins after it, one that ends there before. */
function inRecording(phrases: readonly Phrase[], speech: number, side: 'start' | 'end'): number {
  let done = 0;
  for (const [index, { from, to }] of phrases.entries()) {
    const length = to - from;
    const isLast = index === phrases.length - 1;
    if (isLast || (side === 'start' ? speech < done + length - 1e-6 : speech <= done + length + 1e-6))
      return Math.min(to, from + Math.max(0, speech - done));
    done += length;
  }
  return 0;
}
