import { pickBySeed } from '../seed/seed.js';
import { sceneKindOf } from '../storyboard/scene-content/scene-content.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { Transition } from '../timeline/timeline.js';

type Kind = Transition['kind'];
type Direction = Transition['direction'];

/** Overlaps in seconds; 8 to 16 frames at 30 frames a second. */
const overlapSeconds: Readonly<Record<Kind, number>> = {
  cut: 0,
  fade: 10 / 30,
  slide: 12 / 30,
  push: 12 / 30,
  wipe: 14 / 30,
  zoom: 12 / 30,
  iris: 14 / 30,
};
const farewellSeconds = 16 / 30;
/** The camera of a single-scene video on its way from one station to the next. */
const travelSeconds = 26 / 30;
/** With music of the user's the cut has to be felt on its beat. */
const onBeatSeconds = 8 / 30;

interface Repertoire {
  /** The next scene goes on about the same thing. */
  same: readonly Kind[];
  /** A new subject begins. */
  fresh: readonly Kind[];
}
/** One idea of motion a style. Packs that are not here move as `taste-default`. */
const repertoires: Readonly<Record<string, Repertoire>> = {
  'taste-default': { same: ['slide', 'push'], fresh: ['wipe', 'zoom'] },
  'no-style': { same: ['slide'], fresh: ['wipe'] },
  swiss: { same: ['slide'], fresh: ['wipe', 'push'] },
  editorial: { same: ['slide'], fresh: ['wipe'] },
  'bold-poster': { same: ['push'], fresh: ['zoom', 'wipe'] },
  'dark-data': { same: ['slide'], fresh: ['zoom'] },
  blueprint: { same: ['push'], fresh: ['iris', 'wipe'] },
  luxury: { same: ['slide'], fresh: ['iris'] },
  pastel: { same: ['slide', 'push'], fresh: ['iris', 'wipe'] },
  terminal: { same: ['push'], fresh: ['cut'] },
};

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
  const of = (kind: Kind, direction: Direction, seconds = overlapSeconds[kind]): Transition => ({
    kind,
    frames: Math.round((kind !== 'cut' && options.onBeat ? Math.min(seconds, onBeatSeconds) : seconds) * options.fps),
    direction,
  });
  if (!options.multiScene) return of('push', forward, travelSeconds);
  if (sceneKindOf(scene.kind).farewell) return of('fade', forward, farewellSeconds);
  // Film is cut within a place and dissolves between places, whatever the pack.
  if (scene.kind === 'footage' && before.kind === 'footage')
    return of(scene.content.setting === before.content.setting ? 'cut' : 'fade', forward);
  const repertoire = repertoires[options.pack] ?? repertoires['taste-default']!;
  if (isSameSubject(before, scene)) return of(pickBySeed(repertoire.same, scene.seed, 'same'), forward);
  const kind = pickBySeed(repertoire.fresh, scene.seed, 'fresh');
  // What goes on moves along the line of reading; a new subject may also come from below.
  return of(kind, kind === 'push' ? 'up' : pickBySeed([forward, forward, 'up'] as const, scene.seed, 'direction'));
}

const isSameSubject = (a: StoryboardScene, b: StoryboardScene): boolean =>
  sceneKindOf(b.kind).arc !== 'divides' && a.subject === b.subject && (b.subject !== '' || a.intent === b.intent);
