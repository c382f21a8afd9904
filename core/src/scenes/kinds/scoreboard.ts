import { z } from 'zod';
import { claim, kicker, labelledFigure, source } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** Sides of a game and what each scored, in the order in which they are named. */
export const scoreboard = sceneKind({
  content: z.object({ title: claim.optional(), kicker, source, sides: z.array(labelledFigure).min(2).max(4) }),
  names: ['scoreboard', 'score board', 'final score', 'score'],
  partNames: ['side', 'team'],
  seconds: [2.4, 7],
  reading: 'glance',
  weight: 1.3,
  inWords: 'figure',
  offers: ({ evidence, claim: title, kicker }) => {
    if (evidence.type !== 'score') return [];
    const most = Math.max(...evidence.sides.map(({ figure }) => figure.magnitude));
    const first = evidence.sides.filter(({ figure }) => figure.magnitude === most);
    // A draw marks nobody.
    const sides = evidence.sides.map((side) => ({
      ...side,
      ...(first.length === 1 && side === first[0] ? { highlight: true } : {}),
    }));
    return [{ content: { title, kicker, sides }, score: 0.96 }];
  },
  panels: ({ title, sides }, tools) => [
    { kind: 'figures', ...head(title, tools), items: sides.map(({ label, figure }) => ({ label, figure })) },
  ],
});
