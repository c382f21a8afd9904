import type { Drawing } from '@scenewright/core/drawings';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** What of a drawing ends in a straight line, as measured on its outlines. */
export interface CutEdges {
  /** The smallest upright rectangle around it, in its own units. */
  bounds: { left: number; right: number; top: number; bottom: number };
  /** Shares of the rectangle's sides along which it lies straight on them. */
  straight: Readonly<Record<Side, number>>;
  /** How many of its colours end at the left and at the right side in one line. */
  ended: { left: number; right: number };
}

type Point = readonly [x: number, y: number];

const known = new WeakMap<Drawing, CutEdges>();

export function cutEdges(drawing: Drawing): CutEdges {
  const found = known.get(drawing) ?? measured(drawing);
  known.set(drawing, found);
  return found;
}

function measured({ shapes, size }: Drawing): CutEdges {
  const outlines = shapes.map(({ d, fill }) => ({ fill, lines: outlineOf(d) }));
  const points = outlines.flatMap(({ lines }) => lines.flat());
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const bounds = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const near = size * 0.012;
  const along = (side: Side, lines: Point[][]): number => {
    const upright = side === 'left' || side === 'right';
    const [across, way] = upright ? [0, 1] : [1, 0];
    const spans = lines.flatMap((line) =>
      line.slice(1).flatMap((to, index) => {
        const from = line[index]!;
        const lies = [from, to].every((point) => Math.abs(point[across]! - bounds[side]) <= near);
        return lies ? [[Math.min(from[way]!, to[way]!), Math.max(from[way]!, to[way]!)] as const] : [];
      }),
    );
    return covered(spans);
  };
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const all = outlines.flatMap(({ lines }) => lines);
  const ended = (side: 'left' | 'right'): number =>
    new Set(outlines.filter(({ lines }) => along(side, lines) > 0.1 * height).map(({ fill }) => fill)).size;
  return {
    bounds,
    straight: {
      left: along('left', all) / height,
      right: along('right', all) / height,
      top: along('top', all) / width,
      bottom: along('bottom', all) / width,
    },
    ended: { left: ended('left'), right: ended('right') },
  };
}

function covered(spans: (readonly [number, number])[]): number {
  let [sum, reached] = [0, -Infinity];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

/** Share of its width along which a drawing has to lie straight on its foot to look cut off, or as if it stood on something. */
const flat = 0.7;

/** How a drawing has to be shown so that its straight edges look meant; null for one that may float. */
export function groundingOf(drawing: Drawing): 'print' | 'seat' | null {
  if (drawing.badge) return null;
  const { bounds, straight, ended } = cutEdges(drawing);
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  // A square of which several colours run to both sides is a view cut out, where a thing has an edge of its own.
  const cutOut = Object.values(straight).every((share) => share > 0.5) && Math.min(ended.left, ended.right) >= 2;
  if (cutOut && aspect > 0.94 && aspect < 1.07) return 'print';
  return straight.bottom >= flat ? 'seat' : null;
}

/** Numbers that each command of a path takes. */
const takes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** Steps into which a curve is cut. */
const steps = 8;

/** The outline of a path as lines of points. */
function outlineOf(d: string): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let control: Point | null = null;
  for (const [, command, rest] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/giu)) {
    const kind = command!.toUpperCase();
    const relative = command !== kind;
    const numbers = numbersOf(rest!, kind);
    const each = takes[kind]!;
    if (kind === 'Z') {
      [x, y] = start;
      line.push(start);
      continue;
    }
    for (let at = 0; at + each <= numbers.length; at += each) {
      const part = numbers.slice(at, at + each);
      const point = (index: number): Point => [
        part[index]! + (relative ? x : 0),
        part[index + 1]! + (relative ? y : 0),
      ];
      if (kind === 'M' && at === 0) {
        [x, y] = start = point(0);
        line = [start];
        lines.push(line);
      } else if (kind === 'H' || kind === 'V') {
        [x, y] = kind === 'H' ? [part[0]! + (relative ? x : 0), y] : [x, part[0]! + (relative ? y : 0)];
        line.push([x, y]);
      } else if (kind === 'A') {
        const to: Point = [part[5]! + (relative ? x : 0), part[6]! + (relative ? y : 0)];
        line.push(...arc([x, y], to, part));
        [x, y] = to;
      } else if (kind === 'M' || kind === 'L') {
        [x, y] = point(0);
        line.push([x, y]);
      } else {
        const mirrored: Point = control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
        const to = point(each - 2);
        const cubic = kind === 'C' || kind === 'S';
        const a: Point = kind === 'S' || kind === 'T' ? mirrored : point(0);
        const b: Point = kind === 'C' ? point(2) : kind === 'S' ? point(0) : a;
        for (let step = 1; step <= steps; step++) line.push(curve([x, y], a, b, to, step / steps, cubic));
        control = b;
        [x, y] = to;
        continue;
      }
      control = null;
    }
  }
  return lines;
}

function curve(from: Point, a: Point, b: Point, to: Point, t: number, cubic: boolean): Point {
  const s = 1 - t;
  const at = (axis: 0 | 1): number =>
    cubic
      ? s ** 3 * from[axis] + 3 * s * s * t * a[axis] + 3 * s * t * t * b[axis] + t ** 3 * to[axis]
      : s * s * from[axis] + 2 * s * t * a[axis] + t * t * to[axis];
  return [at(0), at(1)];
}

/** Points of an arc by its centre: https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter, circles and upright ellipses alone. */
function arc(from: Point, to: Point, [rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[]): Point[] {
  if (rx === 0 || ry === 0) return [to];
  // In units of its radii it is a circle of radius 1.
  const [ax, ay, bx, by] = [from[0] / rx, from[1] / ry, to[0] / rx, to[1] / ry];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  if (half === 0) return [to];
  const radius = Math.max(1, half);
  const off = (Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (large === sweep ? -1 : 1)) / (2 * half);
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * off, (ay + by) / 2 + (bx - ax) * off];
  const begin = Math.atan2(ay - cy, ax - cx);
  const turn = Math.atan2(by - cy, bx - cx) - begin;
  const whole = turn + (sweep === 1 && turn < 0 ? 2 * Math.PI : sweep === 0 && turn > 0 ? -2 * Math.PI : 0);
  return Array.from({ length: steps }, (_, at): Point => {
    const angle = begin + (whole * (at + 1)) / steps;
    return [(cx + radius * Math.cos(angle)) * rx, (cy + radius * Math.sin(angle)) * ry];
  });
}

/** The numbers of a command; the flags of an arc may stand without a space between. */
function numbersOf(text: string, kind: string): number[] {
  if (kind !== 'A') return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu) ?? []).map(Number);
  const numbers: number[] = [];
  let rest = text;
  while (rest.length > 0) {
    const flag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const found = (flag ? /^[\s,]*([01])/u : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iu).exec(rest);
    if (found === null) break;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return numbers;
}
