import type { Rect } from '../../scene-context/rect.js';
import { layersOf } from '../flow/layers.js';

interface Link {
  from: string;
  to: string;
  size: number;
}
export interface Streams {
  nodes: { label: string; box: Rect; layer: number }[];
  links: {
    path: string;
    /** Where its figure stands, in the middle of its breadth. */ at: { x: number; y: number };
    /** Whether it stands where the stream begins, or where it ends. */
    begins: boolean;
    breadth: number;
    layer: number;
  }[];
}

/**
 * Places of what flows, layer by layer along the longer side, each place as broad as what comes or goes there. `across`
 * says that the layers stand side by side.
 */
export function streamsIn(links: readonly Link[], area: Rect, across: boolean, gap: number): Streams {
  const names = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  const layers = layersOf(
    names.map((id) => ({ id })),
    links,
  );
  const sum = (of: readonly Link[]): number => of.reduce((total, { size }) => total + size, 0);
  const sizeOf = (name: string): number => Math.max(sum(links.filter(({ from }) => from === name)), sum(links.filter(({ to }) => to === name))); // prettier-ignore
  const [long, broad] = across ? [area.width, area.height] : [area.height, area.width];
  const scale = Math.min(...layers.map((layer) => (broad - gap * (layer.length - 1)) / layer.reduce((total, { id }) => total + sizeOf(id), 0))); // prettier-ignore
  const thick = across ? Math.min(long * 0.2, long / (layers.length * 1.6)) : long / (layers.length * 2.4);
  const places = new Map<string, { start: number; along: number; size: number; layer: number }>();
  for (const [layer, inLayer] of layers.entries()) {
    const used = inLayer.reduce((total, { id }) => total + sizeOf(id) * scale, gap * (inLayer.length - 1));
    let start = (broad - used) / 2;
    const along = layers.length === 1 ? 0 : ((long - thick) * layer) / (layers.length - 1);
    for (const { id } of inLayer) {
      const size = sizeOf(id) * scale;
      places.set(id, { start, along, size, layer });
      start += size + gap;
    }
  }
  const order = (one: string): number => places.get(one)!.start;
  const begun = new Map<string, number>();
  const ended = new Map<string, number>();
  // Streams leave and arrive in the order of where they go and come from, so that they cross as little as they can.
  const leaving = [...links].sort((a, b) => order(a.to) - order(b.to));
  const starts = new Map(leaving.map((link) => [link, take(begun, link.from, link.size * scale)]));
  const arriving = [...links].sort((a, b) => order(a.from) - order(b.from));
  const ends = new Map(arriving.map((link) => [link, take(ended, link.to, link.size * scale)]));
  const spot = (along: number, at: number): string => (across ? `${area.x + along} ${area.y + at}` : `${area.x + at} ${area.y + along}`); // prettier-ignore
  return {
    nodes: names.map((label) => {
      const { start, along, size, layer } = places.get(label)!;
      const box = across ? { x: area.x + along, y: area.y + start, width: thick, height: size } : { x: area.x + start, y: area.y + along, width: size, height: thick }; // prettier-ignore
      return { label, box, layer };
    }),
    links: links.map((link) => {
      const [from, to] = [places.get(link.from)!, places.get(link.to)!];
      const breadth = link.size * scale;
      const [a, b] = [from.start + starts.get(link)!, to.start + ends.get(link)!];
      const [begin, end] = [from.along + thick, to.along];
      const bend = (begin + end) / 2;
      const path = `M${spot(begin, a)}C${spot(bend, a)} ${spot(bend, b)} ${spot(end, b)}L${spot(end, b + breadth)}C${spot(bend, b + breadth)} ${spot(bend, a + breadth)} ${spot(begin, a + breadth)}z`; // prettier-ignore
      // Where it still runs straight: near the place that it shares with fewer others.
      const shares = links.filter(({ from: one }) => one === link.from).length >= links.filter(({ to: one }) => one === link.to).length; // prettier-ignore
      const [along, at] = shares ? [begin, a] : [end, b];
      const middle = at + breadth / 2;
      return { path, breadth, layer: from.layer, begins: shares, at: across ? { x: area.x + along, y: area.y + middle } : { x: area.x + middle, y: area.y + along } }; // prettier-ignore
    }),
  };
}

function take(taken: Map<string, number>, name: string, size: number): number {
  const at = taken.get(name) ?? 0;
  taken.set(name, at + size);
  return at;
}
