import { alternatives, contextWords } from '../languages/any-word.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { colon } from '../languages/marks.js';
import { spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { inUnitOf } from './borrowed-unit.js';
import type { Candidate } from './node.js';
import { sentence } from './spoken.js';
import { singleBeat } from './single-point.js';
import type { StoryContext } from './story-context.js';

/** "Volume rose from $1.2B to $1.9B, up 58%", "revenue came in at $4.2M, up 12% on Q1": the size of a change stays with the change that it measures. */
export function changeCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  return points.flatMap((point, at): Candidate[] => {
    const size = points[at + 1];
    if (!size || size.sentenceIndex !== point.sentenceIndex || size.figures.length !== 1) return [];
    const [found] = size.figures;
    if (wordsIn(size.text) > 7) return [];
    const was = earlierOf(point, size, context);
    if (was) return [was(at)];
    const { up, down } = lexiconOf(context.language);
    if (point.figures.length === 0 || !wordPattern(`${up}|${down}`, context.language, 'start').test(size.text))
      return [];
    // "revenue up 5%, up 3% in Europe": two changes, each of its own.
    if (found!.kind !== 'percent' && found!.kind !== 'multiple') return [];
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

/** "…, against 9,150 the year before": what it was stands behind a word of comparing, and says when. */
const setAgainst = new RegExp(`^(?:${alternatives(contextWords('instead'))})\\s.*(?:${alternatives(contextWords('earlier'))}|(?:19|20)\\p{Nd}{2})`, 'iu'); // prettier-ignore

/** "38% went by bicycle, up from 27% in 2021": what it was before, behind what it is. */
function earlierOf(point: Point, size: Point, context: StoryContext): ((at: number) => Candidate) | undefined {
  const { language } = context;
  const { up, down, from } = lexiconOf(language);
  if (!wordPattern(`(?:${up}|${down})\\s+(?:${from})`, language, 'start').test(size.text) && !setAgainst.test(size.text)) return undefined; // prettier-ignore
  const [was] = size.figures;
  const is = point.figures.at(-1);
  if (!was || !is || point.figures.length > 1 || (was.figure.unit !== is.figure.unit && was.figure.unit !== '')) return undefined; // prettier-ignore
  const [beforeLabel, afterLabel] = [size.dates[0]?.text, point.dates[0]?.text];
  const before = inUnitOf(was.figure, is.figure);
  const trend = is.figure.magnitude >= before.magnitude ? 'up' : 'down';
  return (at) => ({
    from: at,
    to: at + 2,
    score: 0.94,
    node: () => {
      const single = singleBeat(point, context);
      // "Exclusions: 3, down from 14": a figure alone is no headline.
      const named = point.heading
        ? `${point.heading}${colon(language)}${point.text}, ${size.text}`
        : `${point.text}, ${size.text}`;
      const whole = wordsIn(single.claim) < 2 ? { ...single, claim: claimOf(named, language) } : single;
      const evidence = {
        ...{ type: 'delta' as const, about: whole.claim, before, after: is.figure },
        ...(beforeLabel && afterLabel ? { beforeLabel, afterLabel } : {}),
        sentiment: sentimentOf(whole.claim, trend, language),
      };
      // What stands behind it in its sentence is told by itself.
      const spoken =
        whole.spoken && sentence(wordsIn(single.claim) < 2 ? named : `${point.text}, ${size.text}`, context);
      return { alternatives: [[{ ...whole, evidence, spoken }]], importance: 0.85 };
    },
  });
}
