import type { PictureLook } from '../style/picture-look.js';
import type { Drawing } from './drawing.js';

/** Numbers that each command of a path takes at a time. SVG 2, 9.3. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const part = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/giu;
/** The two flags of an arc may stand without anything between them and what follows. */
const arc = /\s*,?\s*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/giu; // prettier-ignore
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giu;

/**
 * The colours that a drawing is made of, the largest first. A shape counts by the box around the ends of its lines, less
 * what later shapes lay over it as far as they lie within that box: exact enough to tell a leaf from its stem.
 */
export function colorsOf({ shapes }: Drawing): PictureLook {
  const boxes = shapes.map(({ d }) => boxOf(d));
  const areas = new Map<string, number>();
  for (const [at, { fill, opacity = 1 }] of shapes.entries()) {
    const box = boxes[at]!;
    const covered = boxes.slice(at + 1).reduce((sum, other) => sum + shared(box, other) * 0.7, 0);
    const area = Math.max(box.width * box.height * 0.1, box.width * box.height - covered) * opacity;
    areas.set(fill, (areas.get(fill) ?? 0) + area);
  }
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0) || 1;
  return [...areas].map(([color, area]) => ({ color, share: area / whole })).sort((a, b) => b.share - a.share);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

function boxOf(d: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = 'M', rest = ''] of d.matchAll(part)) {
    const name = command.toUpperCase();
    const count = takes[name]!;
    if (count === 0) [x, y] = [startX, startY];
    const numbers = name === 'A' ? [...rest.matchAll(arc)].flatMap((match) => match.slice(1).map(Number)) : (rest.match(number) ?? []).map(Number); // prettier-ignore
    for (let from = 0; count > 0 && from + count <= numbers.length; from += count) {
      const [baseX, baseY] = command === name ? [0, 0] : [x, y];
      if (name === 'H') x = baseX + numbers[from]!;
      else if (name === 'V') y = baseY + numbers[from]!;
      else [x, y] = [baseX + numbers[from + count - 2]!, baseY + numbers[from + count - 1]!];
      if (name === 'M' && from === 0) [startX, startY] = [x, y];
      xs.push(x);
      ys.push(y);
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return xs.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }; // prettier-ignore
}
