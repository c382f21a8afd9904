import { figureWithValue, type Figure } from '@scenewright/core/figures';
import type { Infographic } from '@scenewright/core/infographics';
import { type KindWithContent, mapSceneText, type Panel, sceneFields } from '@scenewright/core/scenes';
import { planInfographic } from './plan-infographic.js';

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
  return changed(graphic, ({ role, value }) => {
    if (typeof value !== 'string') return value.display === from ? figureReading(value, to) : undefined;
    return role === 'shown' && value.includes(from) ? value.split(from).join(to) : undefined;
  });
}

/** "EMEA to 45%": the figure beside a label. Null when no label reads so, or the value is none. */
export function withFigureOf(graphic: Infographic, label: string, to: string): Infographic | null {
  const wanted = label.toLowerCase();
  if (!/^[^\p{L}]{0,3}\p{Nd}[\p{Nd}.,\s]*\S{0,12}(?:\s\p{L}+)?$/u.test(to)) return null;
  const named = sceneFields(sceneOf(graphic), 'shown')
    .filter(({ name, value }) => name === 'label' && String(value).toLowerCase() === wanted)
    .map(({ path }) => path.replace(/label$/u, 'figure'));
  return changed(graphic, ({ path, value }) =>
    typeof value !== 'string' && named.includes(path) ? figureReading(value, to) : undefined,
  );
}

const sceneOf = ({ content }: Infographic): Extract<KindWithContent, { kind: 'infographic' }> => ({
  kind: 'infographic',
  content,
});

/** The graphic with another value in some of its fields; null when none has another. */
function changed(graphic: Infographic, put: Parameters<typeof mapSceneText>[1]): Infographic | null {
  let hits = 0;
  const { content } = mapSceneText(sceneOf(graphic), (field) => {
    const value = put(field);
    if (value !== undefined) hits += 1;
    return value;
  });
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
