import type { Beat } from '@scenewright/core/outline';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** Whether a prompt is nothing but a slogan: two to four short claims, a sentence each, and no steps by words of order. */
export const isSlogan = (points: readonly Point[], language: string): boolean =>
  points.filter(({ text }) => wordPattern(lexiconOf(language).sequence, language, 'start').test(text)).length < 2 &&
  points.length >= 2 &&
  points.length <= 4 &&
  points.every(
    (point, at) =>
      point.kind === 'clause' &&
      point.role === 'content' &&
      point.heading === '' &&
      point.sentenceIndex !== points[at - 1]?.sentenceIndex &&
      point.figures.length + point.dates.length + point.contacts.length + point.quotes.length === 0 &&
      point.text.length <= 32 &&
      wordsIn(point.text) <= 5,
  );

/** A slogan beat by beat: each line by itself, said as it is seen, and then all of them together to stay. */
export function sloganBeats(points: readonly Point[], context: StoryContext): Beat[] {
  const lines = points.map(({ text }) => claimOf(text, context.language));
  const each = lines.map(
    (claim, at) =>
    beat({ purpose: at === 0 ? 'open' : 'context', claim, evidence: { type: 'claim' }, spoken: sentence(points[at]!.text, context), picture: claim, importance: 0.7 }, context), // prettier-ignore
  );
  const whole = beat({ purpose: 'resolution', claim: lines[0]!, evidence: { type: 'list', items: lines.map((text) => ({ text })) }, spoken: null, picture: lines.join(' '), importance: 0.7 }, context); // prettier-ignore
  return [...each, whole];
}
