import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { spokenOf } from './beats.js';
import type { Candidate } from './node.js';
import { singleBeat } from './single-point.js';
import type { StoryContext } from './story-context.js';

/** "Volume rose from $1.2B to $1.9B, up 58%", "revenue came in at $4.2M, up 12% on Q1": the size of a change stays with the change that it measures. */
export function changeCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return points.flatMap((point, at): Candidate[] => {
    const size = points[at + 1];
    if (!size || size.sentenceIndex !== point.sentenceIndex || size.figures.length !== 1) return [];
    const [found] = size.figures;
    if ((found!.kind !== 'percent' && found!.kind !== 'multiple') || wordsIn(size.text) > 6) return [];
    const { up, down } = lexiconOf(context.language);
    if (point.figures.length === 0 || !wordPattern(`${up}|${down}`, context.language, 'start').test(size.text))
      return [];
    // "revenue up 5%, up 3% in Europe": two changes, each of its own.
    if (point.figures.some(({ kind }) => kind === found!.kind)) return [];
    return [
      {
        from: at,
        to: at + 2,
        score: 0.94,
        node: () => {
          const whole = singleBeat(point, context);
          const spoken = spokenOf([point, size], context);
          const claim = `${whole.claim}, ${size.text.replace(/[.!。\s]+$/u, '')}`;
          const short = wordsIn(claim) <= 14 && claim.length <= 84;
          const beat = { ...whole, ...(short ? { claim } : { support: size.text }), spoken: whole.spoken && spoken };
          return { alternatives: [[beat]], importance: 0.85 };
        },
      },
    ];
  });
}
