import type { Drawing } from '@scenewright/core/drawings';

type Shape = Drawing['shapes'][number];

const element = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/**
 * The filled outlines of an SVG fragment: paths, circles, ellipses and rectangles in groups, and those that are
 * defined once and used. Undefined for one that needs more (transforms, strokes, gradients, clips), since leaving that
 * out would change the picture.
 */
export function shapesOf(body: string): Shape[] | undefined {
  const shapes: Shape[] = [];
  const defined = new Map<string, Record<string, string>>();
  let defining = 0;
  const groups: Record<string, string>[] = [];
  for (const [, closing, tag, written, alone] of body.matchAll(element)) {
    if (tag === 'defs') {
      if (!alone) defining += closing ? -1 : 1;
      continue;
    }
    if (closing) {
      if (tag === 'g') groups.pop();
      continue;
    }
    const own = Object.fromEntries([...written!.matchAll(attribute)].map(([, name, value]) => [name!, value!]));
    if (['clip-path', 'mask', 'filter', 'stroke', 'style'].some((name) => name in own)) return undefined;
    if (own.transform && tag !== 'ellipse') return undefined;
    if (tag === 'g') {
      if (!alone) groups.push({ ...groups.at(-1), ...own });
      continue;
    }
    if (defining > 0) {
      if (!own.id || tag === 'use') return undefined;
      defined.set(`#${own.id}`, { ...own, tag: tag! });
      continue;
    }
    const used = tag === 'use' ? defined.get(own.href ?? '') : undefined;
    if (tag === 'use' && (!used || own.x || own.y)) return undefined;
    const all = { ...groups.at(-1), ...own, ...used };
    const d = outlineOf(used?.tag ?? tag!, all);
    const fill = hexOf(all.fill ?? '#000000');
    if (d === undefined || fill === undefined) return undefined;
    if (fill === 'none') continue;
    const opacity = Number(all.opacity ?? 1) * Number(all['fill-opacity'] ?? 1);
    shapes.push({ d, fill, ...(opacity < 1 ? { opacity } : {}), ...(all['fill-rule'] === 'evenodd' ? { evenOdd: true as const } : {}) }); // prettier-ignore
  }
  return shapes;
}

function outlineOf(tag: string, attributes: Record<string, string>): string | undefined {
  const n = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return attributes.d;
    case 'circle':
      return ellipse(n('cx'), n('cy'), n('r'), n('r'));
    case 'ellipse':
      return turned(n('cx'), n('cy'), n('rx'), n('ry'), attributes.transform);
    case 'rect':
      return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx') || n('ry'));
    default:
      return undefined;
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** An ellipse that is turned about its own middle; undefined for another transform. */
function turned(cx: number, cy: number, rx: number, ry: number, transform: string | undefined): string | undefined {
  if (!transform) return ellipse(cx, cy, rx, ry);
  const numbers = /^rotate\(([\d.-]+) ([\d.-]+) ([\d.-]+)\)$/.exec(transform)?.slice(1).map(Number);
  const [angle = 0, x, y] = numbers ?? [];
  if (x !== cx || y !== cy) return undefined;
  const [dx, dy] = [rx * Math.cos((angle * Math.PI) / 180), rx * Math.sin((angle * Math.PI) / 180)].map((value) => Number(value.toFixed(3))); // prettier-ignore
  return `M${cx - dx!} ${cy - dy!}a${rx} ${ry} ${angle} 1 0 ${2 * dx!} ${2 * dy!}a${rx} ${ry} ${angle} 1 0 ${-2 * dx!} ${-2 * dy!}Z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
}

const named: Readonly<Record<string, string>> = { none: 'none', white: '#ffffff', black: '#000000' };

function hexOf(color: string): string | undefined {
  const lower = color.toLowerCase();
  if (/^#[\da-f]{6}$/.test(lower)) return lower;
  if (/^#[\da-f]{3}$/.test(lower)) return `#${[...lower.slice(1)].map((digit) => digit + digit).join('')}`;
  return named[lower];
}
