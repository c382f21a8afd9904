import type { ReactNode } from 'react';
import { lifeSeconds } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import { seededRandom } from '../../../scene-context/seeded-random.js';

export type Point = readonly [x: number, y: number];

/** Drawings that take turns, and how many are shown a second: what is drawn again by hand never lies quite still. */
const drawings = 3;
const perSecond = 3.75;

/** A line through points by an unsteady hand, which draws itself as `drawn` goes from 0 to 1. */
export function Doodle(props: {
  name: string;
  points: readonly Point[];
  stroke: string;
  /** Canvas units. */
  strokeWidth: number;
  drawn?: number;
  /** Layout units that a point may lie beside its place. */
  wobble?: number;
  fill?: string;
}): ReactNode {
  const scene = useScene();
  const { name, points, stroke, strokeWidth, drawn = 1, wobble = 3.5, fill = 'none' } = props;
  const drawing = Math.floor(lifeSeconds(scene) * perSecond) % drawings;
  const beside = (key: string): number => (seededRandom(drawing + 1, `${name}${key}`) - 0.5) * 2 * wobble * scene.u;
  const moved = points.map(([x, y], at): Point => [x + beside(`x${at}`), y + beside(`y${at}`)]);
  return (
    <path
      d={through(moved)}
      fill={fill}
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(drawn < 1
        ? { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - drawn, opacity: drawn > 0 ? 1 : 0 }
        : {})}
    />
  );
}

/** A smooth line whose middles between points lie on it. */
function through(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1]!;
    return `Q${written(point)} ${written([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${written(first!)}${curves.join('')}L${written(rest.at(-1)!)}`;
}

/** To and fro over a box, as one fills a patch with a crayon. */
export function scribble(x: number, y: number, width: number, height: number, strokes: number, slant: number): Point[] {
  return Array.from({ length: strokes * 2 }, (_, at): Point[] => {
    const down = (at / (strokes * 2 - 1)) * height;
    const along = at % 2 === 0 ? 0 : width;
    const bulge = Math.sin((at / (strokes * 2 - 1)) * Math.PI) * 0.5 + 0.5;
    const edge = (at % 2 === 0 ? 1 : -1) * (1 - bulge) * width * 0.42;
    const turn: Point = [x + along + edge - slant * (down / height - 0.5), y + down];
    // Twice, so that the line comes to its end before it turns.
    return [turn, turn];
  }).flat();
}

/** Turns outward from a middle. */
export function spiral(x: number, y: number, radius: number, turns: number): Point[] {
  return Array.from({ length: turns * 10 }, (_, at): Point => {
    const share = (at + 2) / (turns * 10 + 2);
    return [x + radius * share * Math.cos(at * 0.63), y + radius * share * Math.sin(at * 0.63)];
  });
}

/** Five points in one line without lifting the pen. */
export function star(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, at): Point[] => {
    const angle = -Math.PI / 2 + at * 0.8 * Math.PI;
    const tip: Point = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    return [tip, tip];
  }).flat();
}

/** A wave under something. */
export function wave(x: number, y: number, length: number, swell: number, waves: number): Point[] {
  return Array.from({ length: waves * 4 + 1 }, (_, at): Point => [
    x + (length * at) / (waves * 4),
    y + swell * Math.sin((at * Math.PI) / 2),
  ]);
}
