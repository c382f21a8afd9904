import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { mannerOf } from '../motion/manners/manner-of.js';
import { actOf, turned } from '../motion/second-act.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { worldColors } from './world-colors.js';

/** Ways of moving of sun, moon and stars, which have a light of their own. */
const shining: ReadonlySet<string> = new Set(['heavens', 'globes']);
/** How far it reaches beyond the square of its picture, as a share of half its side. */
const reach = 1;

/**
 * The light that falls on a thing in its place when the shot turns, in the acts whose ground would change elsewhere: it
 * grows from behind the thing, and never reaches far beyond it, so that the words keep their ground.
 */
export function Halo(props: { drawing: Drawing; box: Rect; quiet?: boolean }): ReactNode {
  const scene = useScene();
  const { drawing, box, quiet = false } = props;
  const way = turned(scene, 0, 30);
  if (way === 0 || actOf(scene) === 'company' || shining.has(mannerOf(drawing.name).id)) return null;
  const { light } = worldColors(scene.palette, { quiet, world: scene.art?.world ?? 'stage', inks: scene.art?.inks });
  return (
    <svg viewBox="-50 -50 100 100" style={{ ...place(scene, box), overflow: 'visible' }}>
      <circle r={50 * reach * way} fill={light} opacity={0.5} />
      <circle r={50 * reach * 0.78 * way} fill={light} />
    </svg>
  );
}
