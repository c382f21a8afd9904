import type { ReactNode } from 'react';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

/** Bands across the whole canvas, one after the other, that pass along the line of reading without an end. */
export function PassingBands(props: {
  fill: string;
  /** Layout units from one band to the next, and how much of it the band takes. */
  step: number;
  share: number;
  /** Layout units a second. */
  speed: number;
  /** Layout units by which the head of a band lies ahead of its foot. */
  slant?: number;
  /** Layout units from the reading side at which the first bands are seen. */
  from?: number;
}): ReactNode {
  const scene = useScene();
  const { width, height, u } = scene;
  const { fill, share, from = 0 } = props;
  const step = props.step * u;
  const slant = (props.slant ?? 0) * u;
  const edge = 40 * u;
  const offset = step * passing(scene, 'bands', props.step / props.speed);
  const first = from * u - step - Math.abs(slant);
  const count = Math.ceil((width - first) / step) + 1;
  const band = (at: number): string => {
    const x = first + at * step;
    const thick = step * share;
    return `M${x + slant} ${-edge}H${x + slant + thick}L${x + thick} ${height + edge}H${x}Z`;
  };
  return (
    <path
      d={Array.from({ length: count }, (_, at) => band(at)).join('')}
      fill={fill}
      transform={`translate(${offset.toFixed(2)} 0)`}
    />
  );
}
