import type { Beat, Evidence } from '@scenewright/core/outline';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { partOfPoint } from '../../reading/part-of-point.js';
import type { Point } from '../../reading/point.js';
import { withSubject } from '../../reading/with-subject.js';
import { beat, kickerOf, spokenOf } from '../beats.js';
import { lookBack } from '../endings.js';
import type { StoryContext } from '../story-context.js';
import { straightened } from '../subject-order.js';
import { inGroups, itemOf, mostItems, titleOf } from './items.js';

/** @param singleOf one of them by itself, where each has a scene */
export function stepsNode(
  points: readonly Point[],
  before: Point | undefined,
  context: StoryContext,
  singleOf: (point: Point, number: number, context: StoryContext) => Beat = oneStep,
): { alternatives: Beat[][]; importance: number } {
  const run = withVerbs(points, context.language);
  const heading = run[0]!.heading || (before?.kind === 'heading' ? before.text : '');
  const named = heading === '' || heading === context.topic;
  const title = context.genre === 'recipe' && named && context.phrases.method.length > 1 ? context.phrases.method : titleOf(heading, context); // prettier-ignore
  const steps = run.map((point) => stepOf(point, context));
  let from = 1;
  const together = inGroups(run).map((some) => {
    const own = steps.slice(from - 1, from - 1 + some.length);
    const evidence: Evidence = { type: 'steps', ...(title ? { title } : {}), steps: own, from, cyclic: false };
    from += some.length;
    return beat(
      {
        claim: title || own[0]!.text,
        kicker: title === context.topic ? undefined : kickerOf({ heading: '' }, context),
        evidence,
        spoken: spokenOf(some, context),
        picture: `${title} ${own[0]!.text}`,
        importance: 0.9,
      },
      context,
    );
  });
  const single = run.map((point, index) => singleOf(point, index + 1, context));
  const all = [together, ...(run.length <= 9 ? [single] : [])];
  // All of them once more, where each had its own scene.
  const whole = title !== '' && together.length === 1 && run.length >= lookBack.fewest && run.every(({ ordinal }) => ordinal !== undefined) ? { ...together[0]!, purpose: 'resolution' as const, spoken: null } : undefined; // prettier-ignore
  const every = whole && run.length <= mostItems ? [...all, [...single, whole]] : all;
  return { alternatives: every.filter((one, at) => at === 0 || one.length > every[at - 1]!.length), importance: 0.95 };
}

/** "Do 10 strokes on the 1000 grit, | then 10 a side …": a step that opens with how often is done as the one before it. */
function withVerbs(run: readonly Point[], language: string): Point[] {
  if (language !== 'en') return [...run];
  const plain = ({ text }: Point): string => text.replace(wordPattern(lexiconOf(language).sequence, language, 'start'), '').replace(/^[\s,;:]+/u, ''); // prettier-ignore
  return run.map((point, at) => {
    const before = run[at - 1] ? plain(run[at - 1]!) : '';
    const verb = /^\p{L}+(?=\s\p{Nd})/u.exec(before)?.[0];
    if (!verb || !/^\p{Nd}/u.test(plain(point)) || !formOf(before).isOrder) return point;
    const { subject: _, ...done } = withSubject(partOfPoint(point, [{ start: point.text.length - plain(point).length, end: point.text.length }]), verb, language); // prettier-ignore
    return done;
  });
}

function stepOf(point: Point, context: StoryContext): { text: string; detail?: string } {
  const { sequence } = lexiconOf(context.language);
  const plain = point.text.replace(wordPattern(sequence, context.language, 'start'), '').replace(/^[\s,;:]+/u, '');
  const bare = plain === point.text ? plain : straightened(plain, context.language);
  const text = itemOf(
    {
      ...point,
      text:
        bare.length >= 2 && (context.language !== 'en' || plain === point.text || wordsIn(bare) >= 2)
          ? bare
          : point.text,
    },
    context,
  );
  return { text };
}

/** One step for itself, its number above it. */
function oneStep(point: Point, number: number, context: StoryContext): Beat {
  const { text } = stepOf(point, context);
  return beat(
    {
      claim: text,
      kicker: kickerOf(point, context),
      evidence: { type: 'steps', steps: [{ text }], from: number, cyclic: false },
      spoken: spokenOf([point], context),
      picture: text,
      importance: 0.85,
    },
    context,
  );
}
