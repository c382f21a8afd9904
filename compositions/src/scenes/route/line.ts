import type { Rect } from '../../scene-context/rect.js';

export interface Line {
  stops: { x: number; y: number }[];
  path: string;
  /** Where one is that has gone a share of the line. */
  along: (share: number) => { x: number; y: number; turn: number };
}

/** A line as on the plan of an underground: straight at its stops, slanted between some of them. */
export function lineOf(count: number, area: Rect, across: boolean): Line {
  const [long, broad] = across ? [area.width, area.height] : [area.height, area.width];
  const step = count === 1 ? 0 : long / (count - 1);
  // It goes up after the second stop, and down again two stops later, and so on.
  const level = (at: number): number => ([1, 1, 0, 0][at % 4] ?? 0) * broad;
  const slant = Math.min(step * 0.5, broad);
  const points: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    points.push([at * step, level(at)]);
    if (at + 1 < count && level(at + 1) !== level(at)) points.push([at * step + (step - slant) / 2, level(at)], [at * step + (step + slant) / 2, level(at + 1)]); // prettier-ignore
  }
  const place = ([along, at]: readonly [number, number]): { x: number; y: number } => (across ? { x: area.x + along, y: area.y + at } : { x: area.x + at, y: area.y + along }); // prettier-ignore
  const spots = points.map(place);
  const lengths = spots.slice(1).map(({ x, y }, at) => Math.hypot(x - spots[at]!.x, y - spots[at]!.y));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  return {
    stops: Array.from({ length: count }, (_, at) => place([at * step, level(at)])),
    path: `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    along: (share) => {
      let left = Math.min(1, Math.max(0, share)) * whole;
      for (const [at, length] of lengths.entries()) {
        const [a, b] = [spots[at]!, spots[at + 1]!];
        if (left <= length || at === lengths.length - 1) {
          const part = length === 0 ? 0 : Math.min(1, left / length);
          return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }; // prettier-ignore
        }
        left -= length;
      }
      return { ...spots[0]!, turn: 0 };
    },
  };
}
