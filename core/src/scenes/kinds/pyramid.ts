import { z } from 'zod';
import { claim, kicker, label, detail } from '../../fields/content-parts.js';
import { head, shortDetail } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Levels that rest on one another. */
export const pyramid = sceneKind({
  content: z.object({ title: claim.optional(), kicker, levels: z.array(z.object({ label, detail })).min(2).max(5) }),
  names: ['pyramid'],
  inWords: 'shares',
  panels: ({ title, levels }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: levels.map(({ label: text, detail: more }) =>
        shortDetail({ text, ...(more ? { detail: more } : {}) }, tools),
      ),
    },
  ],
});
