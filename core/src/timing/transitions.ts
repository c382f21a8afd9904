import { pickBySeed } from '../determinism/seed.js';
import { sceneKindOf } from '../scenes/scene-content.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import type { Transition } from './transition.js';
import { transitionKindOf, type TransitionKind } from '../style/transition-kinds.js';

type Direction = Transition['direction'];

const farewellSeconds = 16 / 30;
/** The camera of a single-scene video on its way from one station to the next. */
const travelSeconds = 26 / 30;
/** With music of the user's the cut has to be felt on its beat. */
const onBeatSeconds = 8 / 30;

export interface TransitionOptions {
  pack: string;
  direction: 'ltr' | 'rtl';
  fps: number;
  /** False for single-scene models: stations that a camera travels between (see `choreograph`). */
  multiScene: boolean;
  onBeat: boolean;
}

/** How each scene replaces the one before; null for the first. Depends on the two scenes alone. */
export function chooseTransitions(
  scenes: readonly StoryboardScene[],
  options: TransitionOptions,
): (Transition | null)[] {
  return scenes.map((scene, index) => (index === 0 ? null : between(scenes[index - 1]!, scene, options)));
}

function between(before: StoryboardScene, scene: StoryboardScene, options: TransitionOptions): Transition {
  const forward: Direction = options.direction === 'rtl' ? 'right' : 'left';
  const of = (kind: TransitionKind, direction: Direction, { seconds } = transitionKindOf(kind)): Transition => ({
    kind,
    frames: Math.round((options.onBeat ? Math.min(seconds, onBeatSeconds) : seconds) * options.fps),
    direction,
  });
  if (!options.multiScene) return of('push', forward, { seconds: travelSeconds });
  if (sceneKindOf(scene.kind).farewell) return of('fade', forward, { seconds: farewellSeconds });
  // Film is cut within a place and dissolves between places, whatever the pack.
  if (scene.kind === 'footage' && before.kind === 'footage')
    return of(scene.content.setting === before.content.setting ? 'cut' : 'fade', forward);
  const { same, fresh } = stylePack(options.pack).transitions;
  // Going nearer to a thing is seen as going nearer.
  if (isNear(scene) && !isNear(before) && isSameSubject(before, scene)) return of('zoom', forward);
  // What a film ends on is no more of the same.
  if (isSameSubject(before, scene) && sceneKindOf(scene.kind).arc !== 'closes')
    return of(pickBySeed(same, scene.seed, 'same'), forward);
  const kind = pickBySeed(fresh, scene.seed, 'fresh');
  // What goes on moves along the line of reading; a new subject may also come from below.
  return of(
    kind,
    transitionKindOf(kind).risesWhenFresh
      ? 'up'
      : pickBySeed([forward, forward, 'up'] as const, scene.seed, 'direction'),
  );
}

const isSameSubject = (a: StoryboardScene, b: StoryboardScene): boolean =>
  sceneKindOf(b.kind).arc !== 'divides' && a.subject === b.subject && (b.subject !== '' || a.intent === b.intent);

/** One thing over the whole canvas. */
function isNear({ kind }: StoryboardScene): boolean {
  const { pictorial, placesPicture } = sceneKindOf(kind);
  return pictorial === true && placesPicture === true;
}
