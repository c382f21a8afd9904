import type { InfographicContent } from '@scenewright/core/scenes';
import type { SceneState } from '../scene-context/scene-context.js';

/**
 * How the title and the panels share the canvas: the title on the open ground over its whole width, on a band of colour
 * there, over a sheet that lies on a canvas of colour, or on a part of its own at either side.
 */
export type Composition = 'open' | 'band' | 'sheet' | 'side' | 'far';

/** Wider than this, a title over the panels would leave them no height. */
const panorama = 2.2;

/** Those that suit what there is to show; which of them it is, the seed says. */
function suiting({ shape, width, height }: SceneState, { hero, subject, panels }: InfographicContent): Composition[] {
  if (width / height > panorama) return ['side', 'far'];
  // A part of its own is for what fills it: a picture, or a figure.
  const fills = hero !== undefined || subject !== undefined;
  if (panels.length === 0) return shape === 'wide' ? ['side'] : ['band'];
  if (shape !== 'wide') return fills ? ['band', 'sheet', 'open'] : ['open', 'band', 'sheet'];
  if (hero) return ['side', 'far'];
  return fills ? ['side', 'band', 'far', 'sheet'] : ['open', 'band', 'sheet'];
}

export function compositionOf(scene: SceneState, content: InfographicContent): Composition {
  const suited = suiting(scene, content);
  // What settings change is set in the composition that was planned.
  const name = `composition of ${content.plan?.title ?? content.title}`;
  return suited[Math.floor(scene.random(name) * suited.length)]!;
}

/** Whether the title has a part of the canvas beside the panels, and not over them. */
export const isBeside = (composition: Composition): boolean => composition === 'side' || composition === 'far';

/** Whether the head is a field of colour; else it is written on the ground. */
export const isField = (composition: Composition): boolean => composition !== 'open';

/** Panels on the open ground: one or two need no cards to part them. */
export const isOpen = ({ panels }: Pick<InfographicContent, 'panels'>): boolean => panels.length <= 2;
