import { figureWithValue, type Figure, type Infographic, type Panel } from '@scenewright/core';
import { planInfographic } from './plan-infographic.js';

const unreadable = new Set([
  'id',
  'kind',
  'icon',
  'emblem',
  'image',
  'logo',
  'country',
  'arrangement',
  'mark',
  'motif',
  'trend',
  'sentiment',
  'visualStyle',
]);

const isFigure = (value: object): value is Figure => 'display' in value && 'magnitude' in value;

/** A figure that reads as it was written, with the number in it when there is one. */
function figureReading(found: Figure, text: string): Figure {
  const value = Number(
    /\p{Nd}[\p{Nd}.,]*/u
      .exec(text)?.[0]
      .replace(/,(?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
  const display = text.slice(0, 40);
  return Number.isFinite(value) ? { ...figureWithValue(found, value), display } : { ...found, display };
}

/** Every text that holds the words, and every figure that reads so. Null when nothing does. */
export function withWords(graphic: Infographic, from: string, to: string): Infographic | null {
  let hits = 0;
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (unreadable.has(key) || !value.includes(from)) return value;
      hits += 1;
      return value.split(from).join(to);
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, key));
    if (value === null || typeof value !== 'object') return value;
    if (isFigure(value)) {
      if (value.display !== from) return value;
      hits += 1;
      return figureReading(value, to);
    }
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]));
  };
  const content = visit(graphic.content, '') as Infographic['content'];
  return hits > 0 ? { ...graphic, content } : null;
}

/** "EMEA to 45%": the figure beside a label. Null when no label reads so, or the value is none. */
export function withFigureOf(graphic: Infographic, label: string, to: string): Infographic | null {
  const wanted = label.toLowerCase();
  if (!/^[^\p{L}]{0,3}\p{Nd}[\p{Nd}.,\s]*\S{0,12}(?:\s\p{L}+)?$/u.test(to)) return null;
  let hits = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    const { label: own, figure } = value as { label?: unknown; figure?: Figure };
    if (typeof own === 'string' && own.toLowerCase() === wanted && figure) {
      hits += 1;
      return { ...value, figure: figureReading(figure, to) };
    }
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item)]));
  };
  const content = visit(graphic.content) as Infographic['content'];
  return hits > 0 ? { ...graphic, content } : null;
}

/** What the words plan on their own, as further panels. Null for words that say nothing. */
export function withMore(graphic: Infographic, text: string): Infographic | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const { hero, panels } = planInfographic({
    ...{ prompt: text, documents: [], images: [], brand: null, backgroundColor: null, visualStyle: null },
    style: graphic.style.pack,
    seed: graphic.seed,
  }).content;
  const more: Panel[] = [...(hero ? [{ id: 'figures', kind: 'figures' as const, items: [hero] }] : []), ...panels];
  if (more.length === 0) more.push({ id: 'statement', kind: 'statement', text: text.slice(0, 240), quoted: false });
  const taken = new Set(graphic.content.panels.map(({ id }) => id));
  const fresh = more.map((panel) => {
    let id: string = panel.kind;
    for (let count = 2; taken.has(id); count += 1) id = `${panel.kind}-${count}`;
    taken.add(id);
    return { ...panel, id };
  });
  return { ...graphic, content: { ...graphic.content, panels: [...graphic.content.panels, ...fresh] } };
}
