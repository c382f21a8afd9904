import type { ReactNode } from 'react';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

/** A strip across the canvas in two colours, whose slanted stripes run along the line of reading without an end. */
export function RunningStrip(props: {
  /** Its edge and height, in canvas units. */
  y: number;
  height: number;
  fill: string;
  stripe: string;
  /** Layout units from one stripe to the next, how much of it the stripe takes, and layout units a second. */
  step: number;
  share: number;
  speed: number;
}): ReactNode {
  const scene = useScene();
  const { width, u } = scene;
  const { y, height, fill, stripe, share } = props;
  const step = props.step * u;
  const offset = step * passing(scene, 'strip', props.step / props.speed);
  const count = Math.ceil((width + height) / step) + 2;
  const parallelogram = (at: number): string => {
    const x = (at - 1) * step - height;
    const thick = step * share;
    return `M${x + height} ${y}H${x + height + thick}L${x + thick} ${y + height}H${x}Z`;
  };
  return (
    <>
      <rect x={0} y={y} width={width} height={height} fill={fill} />
      <path
        d={Array.from({ length: count }, (_, at) => parallelogram(at)).join('')}
        fill={stripe}
        transform={`translate(${offset.toFixed(2)} 0)`}
      />
    </>
  );
}
