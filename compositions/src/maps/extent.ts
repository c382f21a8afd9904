import { countryPaths } from './world.js';

/** Sides of a box on the world's plane. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const known = new Map<string, Extent>();

/** The box around a country. @throws Error for a code that the map does not hold */
export function extentOf(code: string): Extent {
  const found = known.get(code) ?? measured(code);
  known.set(code, found);
  return found;
}

function measured(code: string): Extent {
  const points = ringsOf(code).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The outlines of a country on the world's plane: its path data moves once and then draws by differences. */
export function ringsOf(code: string): (readonly [x: number, y: number])[][] {
  const d = countryPaths[code];
  if (d === undefined) throw new Error(`no country ${code} on the map`);
  return d.split('M').slice(1).map((ring) => {
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
    let [x, y] = [0, 0];
    const points: [number, number][] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      [x, y] = [x + numbers[at]!, y + numbers[at + 1]!];
      points.push([x / 2, y / 2]);
    }
    return points;
  }); // prettier-ignore
}
