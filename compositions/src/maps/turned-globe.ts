import { geoNaturalEarth1 } from 'd3-geo';
import { ringsOf } from './extent.js';
import { countryMiddles, countryPaths, worldSize } from './world.js';

/** Degrees east and north. */
export type Degrees = readonly [east: number, north: number];
/** On the sphere of radius 1: to the right, up, towards the eye, where 0° east and north faces the eye. */
type Vector = readonly [x: number, y: number, z: number];

// The plane of `world.ts`, taken back to the sphere that it was made of.
const plane = geoNaturalEarth1().fitWidth(worldSize.width, { type: 'Sphere' });
const onSphere = (point: readonly [number, number]): Degrees => plane.invert!([...point]) ?? [0, 0];

/** The middle of a country; null for one that the map does not hold. */
export function middleOnSphere(code: string): Degrees | null {
  const middle = countryMiddles[code];
  return middle ? onSphere(middle) : null;
}

const radians = Math.PI / 180;
function vectorOf([east, north]: Degrees): Vector {
  const around = Math.cos(north * radians);
  return [around * Math.sin(east * radians), Math.sin(north * radians), around * Math.cos(east * radians)];
}

/** The sphere turned so that a point of it faces the eye. */
function turnedTo([east, north]: Degrees): (vector: Vector) => Vector {
  const [sinEast, cosEast] = [Math.sin(east * radians), Math.cos(east * radians)];
  const [sinNorth, cosNorth] = [Math.sin(north * radians), Math.cos(north * radians)];
  return ([x, y, z]) => {
    const near = z * cosEast + x * sinEast;
    return [x * cosEast - z * sinEast, y * cosNorth - near * sinNorth, near * cosNorth + y * sinNorth];
  };
}

let outlines: ReadonlyMap<string, readonly (readonly Vector[])[]> | undefined;
const worldOutlines = (): NonNullable<typeof outlines> =>
  (outlines ??= new Map(
    Object.keys(countryPaths).map((code) => [code, ringsOf(code).map((ring) => ring.map((point) => vectorOf(onSphere(point))))]),
  )); // prettier-ignore

export interface TurnedGlobe {
  /** All land in sight that is not lit, as one path about the globe's middle, north up. */
  land: string;
  /** The lit countries, each as a path; empty on the far side. */
  lit: ReadonlyMap<string, string>;
  /** Where a point of the sphere is seen, from the globe's middle; null on the far side and at the very edge. */
  seen: (point: Degrees) => { x: number; y: number } | null;
}

/** The globe of a radius, seen from afar, with a point of it in the middle. */
export function turnGlobe(radius: number, middle: Degrees, lit: readonly string[]): TurnedGlobe {
  const turn = turnedTo(middle);
  const pathOf = (rings: readonly (readonly Vector[])[]): string => rings.map((ring) => ringPath(ring.map(turn), radius)).join(''); // prettier-ignore
  let land = '';
  const paths = new Map<string, string>();
  for (const [code, rings] of worldOutlines()) {
    if (lit.includes(code)) paths.set(code, pathOf(rings));
    else land += pathOf(rings);
  }
  return {
    land,
    lit: paths,
    seen(point) {
      const [x, y, z] = turn(vectorOf(point));
      return z <= 0.08 ? null : { x: x * radius, y: -y * radius };
    },
  };
}

/** What is behind the horizon is drawn along it: the part in sight keeps its shape. */
function ringPath(ring: readonly Vector[], radius: number): string {
  if (!ring.some(([, , z]) => z > 0)) return '';
  let d = '';
  for (const [x, y, z] of ring) {
    const reach = z > 0 ? radius : radius / Math.hypot(x, y);
    d += `${d === '' ? 'M' : 'L'}${Math.round(x * reach * 10) / 10} ${Math.round(-y * reach * 10) / 10}`;
  }
  return `${d}Z`;
}

/** A point on the way between two, along the shorter side of the globe. */
export function between(from: Degrees, to: Degrees, share: number): Degrees {
  const east = ((((to[0] - from[0]) % 360) + 540) % 360) - 180;
  return [from[0] + east * share, from[1] + (to[1] - from[1]) * share];
}
