import { pickBySeed } from '@scenewright/core/determinism';
import type { Arrangement } from '@scenewright/core/drawings';
import type { StoryboardScene } from '@scenewright/core/storyboard';

type Kind = StoryboardScene['kind'];

/** Rows of words need a column of their own; one sentence can stand anywhere. The first is the usual one. */
const forRows: readonly Arrangement[] = ['field', 'leading', 'beside'];
const forNumbers: readonly Arrangement[] = ['field', 'bleed', 'leading', 'beside', 'behind'];
const forFigures: readonly Arrangement[] = ['field', 'leading', 'beside', 'above'];
const forStatements: readonly Arrangement[] = ['field', 'bleed', 'above', 'leading', 'behind', 'beside'];
/** The first picture of a film is seen before anything is read: it stands in colour, and large. */
const forOpening: readonly Arrangement[] = ['field', 'bleed', 'above', 'leading'];
/** Where the words tell more than the picture, it stands behind or is cut off. */
const forSubject: readonly Arrangement[] = ['behind', 'bleed', 'leading'];

const rows: ReadonlySet<Kind> = new Set<Kind>(['list', 'checklist', 'definition', 'timeline']);
const numbers: ReadonlySet<Kind> = new Set<Kind>(['counter', 'quote']);

/** Letters that stand under a picture on the middle axis, or beside a large one, without growing small. */
const shortWords = 44;

/**
 * How a scene's words and picture share the canvas: by what it says, its seed, and what the pictures before it did, since
 * two alike in a row look like slides. `recalled` is the film's subject and not the scene's own; a `figure` stands as an
 * object, whole and in full colour.
 */
export function arrange(
  scene: StoryboardScene,
  before: readonly Arrangement[],
  whose: 'own' | 'recalled' | 'figure',
): Arrangement {
  const offered =
    whose === 'figure'
      ? forFigures
      : whose === 'recalled'
        ? rows.has(scene.kind)
          ? (['leading', 'field'] as const)
          : forSubject
        : rows.has(scene.kind)
          ? forRows
          : numbers.has(scene.kind)
            ? forNumbers
            : before.length === 0
              ? forOpening
              : forStatements;
  const letters = wordsOf(scene);
  const fitting = offered.filter((one) => (one === 'above' || one === 'bleed' ? letters <= shortWords : true));
  const used = (one: Arrangement): number => (before.at(-1) === one ? 4 : before.at(-2) === one ? 2 : before.filter((each) => each === one).length * 0.5); // prettier-ignore
  const least = Math.min(...fitting.map(used));
  return pickBySeed(
    fitting.filter((one) => used(one) <= least + 0.5),
    scene.seed,
  );
}

/** Letters of what is read at a glance: title, sentence, term. */
function wordsOf({ content }: StoryboardScene): number {
  const said: Record<string, unknown> = content;
  return ['title', 'text', 'term', 'subtitle'].reduce(
    (sum, name) => sum + (typeof said[name] === 'string' ? [...said[name]].length : 0),
    0,
  );
}
