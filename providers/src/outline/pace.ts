import { estimateSpeechSeconds } from '@scenewright/core/language';
import type { Beat } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';

/** Seconds that a reader needs for a word on screen (motion design: 0.35). */
const secondsPerWord = 0.35;
const breath = 0.7;

/** How many elements a beat shows one after the other. */
export function revealsOf({ evidence }: Beat): number {
  switch (evidence.type) {
    case 'list':
    case 'details':
    case 'series':
      return evidence.items.length;
    case 'steps':
      return evidence.steps.length;
    case 'timeline':
      return evidence.events.length;
    case 'versus':
      return 2 + evidence.left.points.length + evidence.right.points.length;
    case 'pros-cons':
      return evidence.pros.length + evidence.cons.length;
    case 'table':
      return evidence.rows.length;
    case 'chat':
      return evidence.messages.length;
    case 'grid':
      return evidence.categories.length;
    case 'flow':
      return evidence.labels.length;
    case 'score':
      return evidence.sides.length;
    case 'weather':
      return evidence.days.length;
    case 'overlap':
      return evidence.sets.length + evidence.shared.length;
    case 'quadrant':
      return evidence.cells.reduce((sum, { points }) => sum + 1 + points.length, 0);
    case 'hierarchy':
      return evidence.nodes.length;
    case 'streams':
      return evidence.links.length;
    case 'route':
      return evidence.stops.length;
    case 'layers':
      return evidence.layers.length;
    case 'parts':
      return evidence.parts.length;
    case 'schedule':
      return evidence.tasks.length;
    default:
      return 1;
  }
}

export function wordsOnScreen(beat: Beat): number {
  const { evidence } = beat;
  const inner = 'items' in evidence ? evidence.items.map((item) => ('text' in item ? item.text : item.label)).join(' ') : 'steps' in evidence ? evidence.steps.map(({ text }) => text).join(' ') : 'events' in evidence ? evidence.events.map(({ date, label }) => `${date} ${label}`).join(' ') : evidence.type === 'answer' ? evidence.answer : ''; // prettier-ignore
  return wordsIn(`${beat.claim} ${beat.support ?? ''} ${inner}`);
}

/** Seconds that a beat wants: for its voice, or to be read. */
export function secondsOf(beat: Beat, language: string): number {
  const reveals = revealsOf(beat);
  const read = Math.max(2.2, wordsOnScreen(beat) * secondsPerWord * 0.8 + 1, reveals >= 3 ? reveals * 0.9 + 1 : 0);
  return beat.spoken === null ? read : Math.max(read * 0.85, estimateSpeechSeconds(beat.spoken, language) + breath);
}

/** Seconds of a view back on what has been seen at most. */
const longestLookBack = 5;

/** Seconds after which a beat grows long: what reveals one thing after the other may take more. */
export const longestOf = (beat: Beat): number =>
  // What each had a beat of its own is looked back on at once.
  beat.purpose === 'resolution' && beat.spoken === null
    ? longestLookBack
    : revealsOf(beat) >= 3
      ? Math.min(14, 3.5 + revealsOf(beat) * 1.9)
      : 6.5;
