import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { mannerOf } from '../motion/manners/manner-of.js';
import { lifeSeconds } from '../motion/life.js';
import { place } from '../layout/place.js';
import { cutEdges } from '../pictures/cut-edges.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { worldColors } from './world-colors.js';

/** Ways of moving of what does not touch the ground. */
const airborne: ReadonlySet<string> = new Set(
  'flutters drifts swims flies heavens globes rains snows thunders'.split(' '),
);

/** Whether a thing hangs in the air, or in the water, of the place that it is in. */
export const isAfloat = (drawing: Drawing): boolean => airborne.has(mannerOf(drawing.name).id);

/** Whether a drawing stands on the ground of its film's place. */
export const isSeated = ({ art }: Pick<SceneState, 'art'>, drawing: Drawing | null | undefined): boolean =>
  art?.world !== undefined && drawing !== null && drawing !== undefined && !isAfloat(drawing);

/** The shadow that a thing throws on the ground, away from the light; that of what flies is small and lies apart. */
export function SeatShadow({ drawing, box, quiet = false }: { drawing: Drawing; box: Rect; quiet?: boolean }): ReactNode {
  const scene = useScene();
  const { world } = scene.art ?? {};
  const afloat = isAfloat(drawing);
  if (world === 'water' || (afloat && (world === 'sky' || world === 'deep' || world === 'space'))) return null;
  const { left, right, bottom } = cutEdges(drawing).bounds;
  const { shadow } = worldColors(scene.palette, { quiet, world: world ?? 'stage', inks: scene.art?.inks });
  const unit = 100 / drawing.size;
  const [from, to, foot] = [left * unit, right * unit, Math.min(97, bottom * unit - 1)];
  const wide = (to - from) / 2;
  const breath = afloat ? 0.5 + 0.05 * Math.sin(lifeSeconds(scene) * 1.9) : 0.86;
  return (
    <svg
      viewBox="0 0 100 100"
      style={{ ...place(scene, box), overflow: 'visible' }}
    >
      <ellipse cx={from + wide * 1.14} cy={foot} rx={wide * breath * 1.1} ry={wide * 0.13 * breath} fill={shadow} opacity={quiet ? 0.5 : 0.75} />
    </svg>
  );
} // prettier-ignore
