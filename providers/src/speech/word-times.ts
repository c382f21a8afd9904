import type { WordTime } from '@scenewright/core/assets';

const { abs, max, min } = Math;

/** Below this share of the word's own peak there is no voice any more. */
const SILENT_SHARE = 0.03;
/** Seconds of silence that are a pause and not the closure of a consonant. */
const LONG_SILENCE = 0.12;
/** A word is on screen at least this long. */
const SHORTEST = 0.06;

/**
 * Start and end of each word in the finished recording, in seconds. A word starts at its mark, or with
 * its sound when a pause lies between (the engine puts the pause of a sentence there), and ends with its sound. Words for which nothing is said share the
 * time of the word before them by their length. Times never run backwards and stay within the recording.
 */
export function timeWords(spoken: {
  words: string[];
  /** What was said for each word; empty: nothing. */
  said: string[];
  raw: Float32Array;
  rate: number;
  marks: [number, number][];
  /** Seconds that the recording starts after the raw sound. */
  shift: number;
  seconds: number;
}): WordTime[] {
  const { words, said, raw, rate, shift, seconds } = spoken;
  const starts = markStarts(words.length, spoken.marks, raw.length / rate);
  const times: WordTime[] = [];
  let floor = 0;
  for (let first = 0; first < words.length;) {
    let next = first + 1;
    while (next < words.length && said[next] === '') next++;
    const mark = starts[first]!;
    const limit = next < words.length ? starts[next]! : raw.length / rate;
    const { start, end } = soundWithin(raw, rate, mark, limit);
    const from = max(floor, min(seconds, start - shift));
    const to = max(from, min(seconds, max(end - shift, from + min(SHORTEST, max(0, limit - start)))));
    shareTime(words.slice(first, next), from, to, times);
    floor = to;
    first = next;
  }
  return times;
}

/** Marks in order, with a place between its neighbours for one that the engine did not report. */
function markStarts(count: number, marks: [number, number][], length: number): number[] {
  const known = new Map(marks);
  const starts: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = starts[i - 1] ?? 0;
    let at = known.get(i);
    if (at === undefined) {
      let later = i + 1;
      while (later < count && !known.has(later)) later++;
      at = before + ((known.get(later) ?? length) - before) / (later - i + 1);
    }
    starts.push(min(length, max(before, at)));
  }
  return starts;
}

/**
 * The part of a word's time in which there is sound. A short silence before it belongs to its first
 * consonant; a long one is the pause of the sentence before.
 */
function soundWithin(raw: Float32Array, rate: number, mark: number, limit: number): { start: number; end: number } {
  const from = Math.floor(mark * rate);
  const to = min(raw.length, Math.ceil(limit * rate));
  let peak = 0;
  for (let i = from; i < to; i++) peak = max(peak, abs(raw[i]!));
  const silent = peak * SILENT_SHARE;
  let first = from;
  while (first < to && abs(raw[first]!) < silent) first++;
  let last = to - 1;
  while (last > first && abs(raw[last]!) < silent) last--;
  const start = first / rate;
  return { start: start - mark > LONG_SILENCE && first < to ? start - 0.02 : mark, end: (last + 1) / rate };
}

function shareTime(words: string[], from: number, to: number, times: WordTime[]): void {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let at = from;
  for (const text of words) {
    const end = words.length === 1 ? to : min(to, at + ((to - from) * text.length) / letters);
    times.push({ text, start: round(at), end: round(end) });
    at = end;
  }
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;
