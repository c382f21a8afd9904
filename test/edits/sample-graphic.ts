import type { Infographic } from '@scenewright/core/infographics';
import { planInfographic } from '@scenewright/providers';

const planned = planInfographic({
  prompt:
    'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.',
  ...{ documents: [], images: [], brand: null, style: null, backgroundColor: null, visualStyle: null, seed: 1 },
});
/** Two panels, `share` and `change`, what instructions about graphics are said to. */
export const graphic: Infographic = { ...planned, content: { ...planned.content, source: 'Source: our books' } };

/** Panels by their ids as `order`, and every other value by its path. */
export function differenceOfGraphics(before: Infographic, after: Infographic): Record<string, unknown> {
  const order = (each: Infographic): string => each.content.panels.map(({ id }) => id).join(' ');
  const found: Record<string, unknown> = order(before) === order(after) ? {} : { order: order(after) };
  const differ = (a: unknown, b: unknown, path: string): void => {
    if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        differ((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`); // prettier-ignore
    } else if (a !== b) found[path] = b ?? null;
  };
  if (!('order' in found)) differ({ ...before, warnings: [] }, { ...after, warnings: [] }, '');
  return found;
}
