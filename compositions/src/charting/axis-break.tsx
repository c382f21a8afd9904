import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { FitText } from '../typography/text-block.js';
import { ink } from './shades.js';

/** Layout units under bars whose axis is broken, for the value at which they begin. */
export const breakRoom = 64;
/** Where a bar is cut, and how wide the cut is, in layout units. */
const [cutAt, cutWidth, slope] = [26, 13, 10];

/** The cut through the beginning of a lying bar that does not begin at zero. */
export function AxisBreak({ x, y, height }: { x: number; y: number; height: number }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const over = 5 * u;
  const box: Rect = { x: x + cutAt * u, y: y - over, width: (cutWidth + slope) * u, height: height + 2 * over };
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} style={place(scene, box)}>
      <path
        d={`M${slope * u} 0H${box.width}L${cutWidth * u} ${box.height}H0Z`}
        fill={palette.background}
        transform={scene.direction === 'rtl' ? `matrix(-1 0 0 1 ${box.width} 0)` : undefined}
      />
    </svg>
  );
}

/** The value at which such bars begin, under the first of them. */
export function BreakBase({ figure, base, box }: { figure: Figure; base: number; box: Rect }): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const worth = figure.magnitude / figure.value;
  const text = scene.figureAt({ ...figure, decimals: Math.min(figure.decimals, 1) }, base / worth);
  return (
    <FitText
      block="base"
      text={`… ${text}`}
      role="figure"
      size={[42, 30]}
      maxLines={1}
      box={{ ...box, y: box.y + 10 * u, height: box.height - 10 * u }}
      from={scene.at(20)}
      motion="block"
      enter="fade"
      color={ink(scene, 0.66)}
    />
  );
}
