import type { Transition } from '@scenewright/core/timing';
import { clamp } from '../motion/curves.js';

/** A corner of what is uncovered, in shares of the canvas; outside 0..1 it lies beyond the edge. */
export type Corner = readonly [x: number, y: number];

/** The part of the entering scene that shows at a progress from 0 (nothing) to 1 (all of it). */
export type Uncovered = (progress: number, direction: Transition['direction']) => readonly Corner[];

const lines = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Puts a corner given along the movement (0 where it begins) and across it on the canvas. */
function placed(direction: Transition['direction'], along: number, across: number): Corner {
  switch (direction) {
    case 'left':
      return [1 - along, across];
    case 'right':
      return [along, across];
    case 'up':
      return [across, 1 - along];
    case 'down':
      return [across, along];
  }
}

/** Everything behind a line that moves over the canvas; `reach` tells how far the line is at a place across. */
const behind =
  (reach: (progress: number, across: number) => number, places: readonly number[]): Uncovered =>
  (progress, direction) =>
    [[0, 0] as const, ...places.map((across) => [reach(progress, across), across] as const), [0, 1] as const].map(
      ([along, across]) => placed(direction, along, across),
    );

const slant = 0.35;
const wave = 0.08;
const stairs = 6;

/** A slanted line. */
export const diagonal = behind((p, across) => p * (1 + slant) - slant * across, [0, 1]);

/** A line that swells like water as it comes. */
export const liquid = behind(
  (p, across) => p * (1 + 2 * wave) - wave + wave * Math.sin(2 * Math.PI * (1.5 * across + p)),
  lines(32),
);

/** Bands across the movement that follow each other; two corners for each, so that they stay square. */
export const stairway: Uncovered = (progress, direction) => {
  const corners: Corner[] = [placed(direction, 0, 0)];
  for (let step = 0; step < stairs; step++) {
    const reach = clamp(progress * 1.6 - (0.6 * step) / (stairs - 1));
    corners.push(placed(direction, reach, step / stairs), placed(direction, reach, (step + 1) / stairs));
  }
  return [...corners, placed(direction, 0, 1)];
};

/** Strips across one axis, each shown from its start by a share; the seams between them have no width. */
function strips(shares: readonly number[], put: (along: number, across: number) => Corner): Corner[] {
  return shares.flatMap((share, index) => {
    const [start, end] = [index / shares.length, (index + share) / shares.length];
    return [put(start, 0), put(start, 1), put(end, 1), put(end, 0)];
  });
}

/** Slats that open all at once. */
export const slats: Uncovered = (progress, direction) =>
  strips(
    Array.from({ length: 7 }, () => progress),
    (along, across) => placed(direction, along, across),
  );

/** The order in which lines of a disturbed picture change: mixed, and the same in every video. */
const disturbed = [5, 1, 8, 3, 10, 0, 6, 11, 2, 9, 4, 7];

/** Horizontal lines that change one by one in a mixed order, as where a signal is lost. */
export const broken: Uncovered = (progress) =>
  strips(
    disturbed.map((turn) => (progress * disturbed.length > turn + 0.5 ? 1 : 0)),
    (along, across) => [across, along],
  );

/** Two doors that open from the middle. */
export const doors: Uncovered = (progress, direction) =>
  [
    [0.5 - progress / 2, 0],
    [0.5 + progress / 2, 0],
    [0.5 + progress / 2, 1],
    [0.5 - progress / 2, 1],
  ].map(([along, across]) => placed(direction, along!, across!));

/** A square on its corner that grows from the middle until it holds the canvas. */
export const diamond: Uncovered = (progress) => [
  [0.5, 0.5 - progress],
  [0.5 + progress, 0.5],
  [0.5, 0.5 + progress],
  [0.5 - progress, 0.5],
];

/** The hand of a clock that sweeps once round. */
export const clockHand: Uncovered = (progress) => [
  [0.5, 0.5],
  ...lines(24).map((share): Corner => {
    const angle = 2 * Math.PI * progress * share;
    return [0.5 + Math.sin(angle), 0.5 - Math.cos(angle)];
  }),
];

/** As CSS; no clip at all when everything shows, so that a scene that has come is drawn as any other. */
export function clipOf(uncovered: Uncovered, progress: number, direction: Transition['direction']): string {
  if (progress >= 1) return 'none';
  const corners = uncovered(progress, direction).map(([x, y]) => `${(100 * x).toFixed(3)}% ${(100 * y).toFixed(3)}%`);
  return `polygon(${corners.join(', ')})`;
}
