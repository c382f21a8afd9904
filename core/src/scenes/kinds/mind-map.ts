import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, detail, icon } from '../../fields/content-parts.js';
import { head, shortDetail } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** One thing in the middle, and what belongs to it around it. */
export const mindMap = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    /** What stands in the middle; the title where nothing is said. */
    center: shown().min(1).max(48).optional(),
    items: z
      .array(z.object({ text: shown().min(1).max(80), detail, icon }))
      .min(2)
      .max(8),
  }),
  names: ['mind map', 'mindmap', 'spider diagram', 'tree', 'org chart', 'organisation chart', 'organization chart'],
  partNames: ['branch', 'idea', 'point'],
  reading: 'parts',
  fewWords: true,
  weight: 1.5,
  inWords: 'points',
  offers: ({ evidence, claim: title, kicker }, { words }) => {
    if (evidence.type !== 'list' || evidence.checked) return [];
    const { items } = evidence;
    if (items.length < 3 || items.length > 8) return [];
    if (items.some(({ text, detail: more }) => more || words(text) > 6 || text.length > 48)) return [];
    const center = evidence.title && evidence.title.length <= 32 && words(evidence.title) <= 4 ? evidence.title : undefined; // prettier-ignore
    const about = center ?? (title.length <= 32 && words(title) <= 4 ? title : undefined);
    if (!about) return [];
    const content = {
      ...{ kicker, center: about, items },
      ...(about === title ? {} : { title }),
    };
    return [{ content, score: items.length > 6 ? 0.9 : 0.83 }];
  },
  panels: ({ title, center, items }, tools) => [
    {
      kind: 'list',
      ...head(title ?? center, tools),
      mark: 'plain',
      items: items.map((item) => shortDetail(item, tools)),
    },
  ],
});
