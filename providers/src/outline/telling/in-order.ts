import type { Beat } from '@scenewright/core/outline';
import type { TellingWords } from '../../languages/telling-words.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import type { StoryContext } from '../story-context.js';
import { filled, inSentence, plainSentence } from './frame.js';

/** Steps that have a beat each are told one after the other: "First, …", "Then …", "Finally, …". */
export function inOrder(beats: readonly Beat[], words: TellingWords, context: StoryContext): Beat[] {
  const steps = beats.filter(isStep);
  if (steps.length < 3 || !words.first || !words.last) return [...beats];
  const { sequence } = lexiconOf(context.language);
  const opens = wordPattern(sequence, context.language, 'start');
  const then = words.next ?? [];
  // Who counts the steps in their own words is left to it.
  if (steps.some(({ spoken }) => opens.test(spoken!))) return [...beats];
  return beats.map((one) => {
    const at = steps.indexOf(one);
    const frame = at < 0 ? undefined : at === 0 ? words.first : at === steps.length - 1 ? words.last : then[(at - 1) % then.length]; // prettier-ignore
    const spoken = frame && behind(frame, one.spoken!, context);
    return spoken ? { ...one, spoken } : one;
  });
}

const isStep = ({ evidence, spoken }: Beat): boolean =>
  spoken !== null && evidence.type === 'steps' && evidence.counted !== true && evidence.steps.length === 1;

/** A sentence behind the opening of a frame, or as it is where its first letter can't be known. */
export function behind(frame: string, spoken: string, context: StoryContext): string | undefined {
  if (/[:：]\s*\{0\}/u.test(frame)) return filled(frame, spoken);
  const small = plainSentence(spoken) === undefined ? undefined : inSentence(spoken, context);
  return small && filled(frame, small);
}
