import { sceneKindOf } from '@scenewright/core/scenes';
import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import type { SceneState } from '../scene-context/scene-context.js';
import { isBrief } from './brief.js';
import type { Echo } from './echo.js';

/** A place as shares of the canvas; the side is a share of its height on a wide canvas, else of its width. */
type Place = readonly [x: number, y: number, side: number, turn: number, depth: number];

/** One large copy that the edge cuts off, and others further away. */
const corner: readonly Place[] = [
  [0.87, 0.74, 1.02, -10, 0.8],
  [0.6, 0.06, 0.36, 13, 0.5],
  [0.97, 0.1, 0.28, -9, 0.4],
];
/** Two that the sides cut off. */
const sides: readonly Place[] = [
  [0.98, 0.3, 0.86, 14, 0.8],
  [0.03, 0.9, 0.74, -15, 0.7],
  [0.62, 0.99, 0.34, 8, 0.4],
];
/** A frieze along the upper edge, which cuts it off. */
const frieze: readonly Place[] = Array.from({ length: 6 }, (_, at) => [0.02 + at * 0.192, 0.01, 0.34, at % 2 ? 11 : -11, 0.5] as const); // prettier-ignore
/** A paper on the wall: rows that are set off against each other. */
const paper: readonly Place[] = [0, 1, 2].flatMap((row) => Array.from({ length: row % 2 ? 4 : 5 }, (_, at) => [(row % 2 ? 0.125 : 0) + at * 0.25, 0.08 + row * 0.42, 0.26, (at + row) % 2 ? 10 : -12, 0.5] as const)); // prettier-ignore

/** On a canvas that does not lie what stands at the sides stands at the head and the foot, and rows are shorter. */
const upright: Readonly<Record<string, readonly Place[]>> = {
  corner: [
    [0.86, 0.8, 0.9, -10, 0.8],
    [0.86, 0.06, 0.4, 13, 0.5],
    [0.12, 0.02, 0.26, -9, 0.4],
  ],
  sides: [
    [0.95, 0.16, 0.74, 14, 0.8],
    [0.06, 0.94, 0.7, -15, 0.7],
    [0.7, 0.98, 0.34, 8, 0.4],
  ],
  frieze: Array.from({ length: 4 }, (_, at) => [0.04 + at * 0.31, 0.02, 0.27, at % 2 ? 11 : -11, 0.5] as const),
  paper: [0, 1, 2, 3].flatMap((row) => Array.from({ length: row % 2 ? 2 : 3 }, (_, at) => [(row % 2 ? 0.25 : 0) + at * 0.5, 0.05 + row * 0.3, 0.24, (at + row) % 2 ? 10 : -12, 0.5] as const)), // prettier-ignore
};

const arrangements = {
  words: { corner, sides, frieze },
  thing: { paper, sides, frieze },
  letter: { corner, sides, edge: corner },
} as const;

/**
 * Where the copies of the film's picture stand on the ground of a scene without one: in depth, as a frieze or as a paper on
 * the wall, by the place of its camera move, which differs between neighbours.
 */
export function motifCopies(
  { width, height, shape, shot }: Pick<SceneState, 'width' | 'height' | 'shape' | 'shot'>,
  holds: keyof typeof arrangements,
): Echo[] {
  const names = Object.entries(arrangements[holds]);
  const [name, lying] = names[Math.floor((shot ?? 0) / 2) % names.length]!;
  const places: readonly Place[] = shape === 'wide' ? lying : (upright[name] ?? lying);
  const unit = shape === 'wide' ? height : width;
  return places.map(([x, y, side, turn, depth]) => ({
    box: { x: x * width - (side * unit) / 2, y: y * height - (side * unit) / 2, width: side * unit, height: side * unit },
    turn,
    depth,
  })); // prettier-ignore
}

/** What the ground of a scene bears where it has no picture of its own; null where its kind leaves no ground for that. */
export function motifGroundOf(
  { title, language }: Pick<Timeline, 'title' | 'language'>,
  scene: TimelineScene,
  canvas: Pick<SceneState, 'width' | 'height' | 'shape' | 'shot'>,
): SceneState['motifGround'] {
  const { bearsMotif, arc } = sceneKindOf(scene.kind);
  if (!bearsMotif || scene.drawings?.length) return null;
  // Behind rows of small letters its copies are stains; phrases that come one by one are large.
  if (bearsMotif === 'words' && !isBrief(scene.content) && !('phrases' in scene.content)) return null;
  const drawing = scene.motif ?? null;
  if (drawing) return { drawing, initial: null, copies: motifCopies(canvas, bearsMotif) };
  // What opens, divides or closes a film without a picture has the strong ground of its pack.
  const initial = arc === undefined ? initialOf(title, language) : null;
  // Small letters would be read.
  return initial === null ? null : { drawing, initial, copies: motifCopies(canvas, 'letter').slice(0, 1) };
}

/** The letter that stands for a film which comes back to no picture: the first of the longest word of its title. */
export function initialOf(title: string, language: string): string | null {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)].filter(({ isWordLike, segment }) => isWordLike && /^\p{L}/u.test(segment)); // prettier-ignore
  const longest = words.reduce<string>((best, { segment }) => ([...segment].length > [...best].length ? segment : best), ''); // prettier-ignore
  const [first] = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(longest);
  return first ? first.segment.toLocaleUpperCase(language) : null;
}

/** Copies on their way from where one scene has them to where the next does; what only one has grows there, or goes. */
export function copiesBetween(from: readonly Echo[], to: readonly Echo[], way: number): Echo[] {
  return Array.from({ length: Math.max(from.length, to.length) }, (_, at) => {
    const [a, b] = [from[at] ?? gone(to[at]!), to[at] ?? gone(from[at]!)];
    const between = (one: number, other: number): number => one + (other - one) * way;
    return {
      box: {
        x: between(a.box.x, b.box.x),
        y: between(a.box.y, b.box.y),
        width: between(a.box.width, b.box.width),
        height: between(a.box.height, b.box.height),
      },
      turn: between(a.turn, b.turn),
      depth: between(a.depth, b.depth),
    };
  });
}

const gone = ({ box, turn, depth }: Echo): Echo => ({
  box: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 },
  turn,
  depth,
});
