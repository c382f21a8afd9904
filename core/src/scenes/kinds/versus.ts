import { z } from 'zod';
import type { PanelDraft } from '../to-panels.js';
import { claim, kicker, sideContent } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Two sides. */
export const versus = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    left: sideContent,
    right: sideContent,
    winner: z.enum(['left', 'right']).optional(),
  }),
  names: ['comparison', 'versus'],
  reading: 'parts',
  weight: 1.5,
  parts: ({ left, right }) => [left, right].map((part) => ({ part, texts: [part.label] })),
  inWords: 'sides',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'versus') return [];
    const side = ({ label: name, points, figure }: typeof evidence.left): z.infer<typeof sideContent> => ({
      ...{ label: name, points: points.slice(0, 5) },
      ...(figure ? { figure } : {}),
    });
    return [{ content: { title, kicker, left: side(evidence.left), right: side(evidence.right) }, score: 0.9 }];
  },
  panels: ({ title, left, right }, tools) => [
    { kind: 'versus', ...head(title, tools), left: sidePanel(left), right: sidePanel(right) },
  ],
});

const sidePanel = ({ label: name, points, figure }: z.infer<typeof sideContent>): PanelSide => ({
  ...{ label: name, points },
  ...(figure ? { figure } : {}),
});
type PanelSide = Extract<PanelDraft, { kind: 'versus' }>['left'];
