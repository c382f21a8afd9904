import { Fragment, type ReactNode } from 'react';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

/** Layout units from one ring to the next, and a second. */
const step = 230;
const speed = 27;

/** Rings that spread from a point and grow thinner, until nothing is left of them at `reach` (layout units). */
export function Ripples(props: { about: readonly [x: number, y: number]; reach: number; fill: string }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { about, reach, fill } = props;
  const [cx, cy] = about;
  const phase = passing(scene, `ripples${reach}`, step / speed);
  const radii = Array.from({ length: Math.ceil(reach / step) }, (_, ring) => (ring + phase) * step).filter(
    (radius) => radius < reach,
  );
  // The largest first: each covers the middle of the one before.
  return radii.toReversed().map((radius) => {
    const inner = radius - 0.62 * step * (1 - radius / reach);
    return (
      <Fragment key={Math.floor(radius / step)}>
        <circle cx={cx} cy={cy} r={(radius * u).toFixed(2)} fill={fill} />
        {inner > 0 ? <circle cx={cx} cy={cy} r={(inner * u).toFixed(2)} fill={palette.background} /> : null}
      </Fragment>
    );
  });
}
