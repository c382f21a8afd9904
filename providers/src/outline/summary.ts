import type { Warning } from '@scenewright/core/errors';
import { lexiconOf } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import type { Reading } from '../reading/reading.js';

/** Words that a video of some seconds can share among its scenes before a text must be summarised. */
const roomFor = (seconds: number): number => Math.max(120, seconds * 6.5);
const budgetFor = (seconds: number): number => Math.max(60, seconds * 3.2);

/** The sentences of a text that are told, in their order, and how many are left out. */
export interface Summary {
  points: Point[];
  left: number;
}

interface Sentence {
  points: Point[];
  words: number;
}

/**
 * The sentences of a long text that are worth their time: scored by figures, dates, place and the words that the text
 * keeps returning to. Endings and calls to act stay.
 */
export function summarised(points: readonly Point[], seconds: number, language: string): Summary {
  const total = points.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (total <= roomFor(seconds)) return { points: [...points], left: 0 };
  const sentences = sentencesOf(points);
  const { linking, stop, pronoun, dangling } = lexiconOf(language);
  const empty = new RegExp(`^(?:${linking}|${stop}|${pronoun}|${dangling})$`, 'iu');
  const counts = new Map<string, number>();
  const terms = sentences.map(
    ({ points: own }) =>
    (own.map(({ text }) => text.toLowerCase()).join(' ').match(/\p{L}{3,}/gu) ?? []).filter((word) => !empty.test(word)), // prettier-ignore
  );
  for (const words of terms) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scored = sentences.map((sentence, index) => ({
    sentence,
    index,
    score: weightOf(sentence, index, sentences[index - 1], terms[index]!, counts),
  }));
  const kept = new Set<Point>();
  let used = 0;
  for (const { sentence } of scored.sort((a, b) => b.score - a.score || a.index - b.index)) {
    if (sentence.words > 80 || used + sentence.words > budgetFor(seconds)) continue;
    used += sentence.words;
    for (const point of sentence.points) kept.add(point);
  }
  const chosen = points.filter((point) => kept.has(point));
  const stands = chosen.filter(
    (point, at) => point.kind !== 'heading' || (chosen[at + 1] !== undefined && chosen[at + 1]!.kind !== 'heading'),
  );
  const picked = stands.length > 0 ? stands : points.slice(0, 1);
  return { points: picked, left: sentences.length - new Set(picked.map(({ sentenceIndex }) => sentenceIndex)).size };
}

function sentencesOf(points: readonly Point[]): Sentence[] {
  const found = new Map<number, Sentence>();
  for (const point of points) {
    const one = found.get(point.sentenceIndex) ?? { points: [], words: 0 };
    one.points.push(point);
    one.words += wordsIn(point.text);
    found.set(point.sentenceIndex, one);
  }
  return [...found.values()];
}

function weightOf(
  { points, words }: Sentence,
  index: number,
  before: Sentence | undefined,
  terms: readonly string[],
  counts: ReadonlyMap<string, number>,
): number {
  const [first] = points;
  const returning = terms.reduce((sum, word) => sum + Math.log(1 + (counts.get(word) ?? 1)), 0);
  const figures = points.reduce((sum, point) => sum + point.figures.length, 0);
  return (
    returning / Math.max(6, terms.length) +
    Math.min(3, figures) * 1.2 +
    (points.some(({ dates }) => dates.length > 0) ? 0.4 : 0) +
    (points.some(({ role }) => role === 'action' || role === 'ending') ? 3 : 0) +
    (index === 0 || first!.kind === 'heading' ? 1.5 : 0) +
    (before === undefined || before.points[0]!.group !== first!.group ? 0.5 : 0) -
    (words > 40 ? 1 : 0) -
    (words < 4 && first!.kind !== 'heading' ? 0.6 : 0)
  );
}

/** A reading with no more than its time can hold, and what the user is told of the rest. */
export function withinTime(reading: Reading, seconds: number): { reading: Reading; warnings: Warning[] } {
  const { points, left } = summarised(reading.points, seconds, reading.language);
  if (left === 0) return { reading, warnings: [] };
  const sentences = left === 1 ? '1 sentence of less weight was' : `${left} sentences of less weight were`;
  const message = `The prompt is longer than ${seconds} s can hold: ${sentences} left out. A longer duration or a shorter prompt shows more.`;
  return { reading: { ...reading, points }, warnings: [{ code: 'shortened', message }] };
}
