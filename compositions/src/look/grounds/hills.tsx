import type { ReactNode } from 'react';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

export interface Hill {
  /** Layout units from the foot of the canvas to the middle of its outline, and from there to its top. */
  rise: number;
  swell: number;
  /** Share of the canvas's width from top to top. */
  wave: number;
  fill: string;
  /** Layout units a second that it passes: what is nearer passes faster. */
  speed: number;
}

/** Rolling ground at the foot of the canvas, the furthest first; each outline is one wave longer than the canvas. */
export function Hills({ layers }: { layers: readonly Hill[] }): ReactNode {
  const scene = useScene();
  const { width, height, u } = scene;
  return layers.map(({ rise, swell, wave, fill, speed }, index) => {
    const step = Math.max(width, height * 0.8) * wave;
    const top = height - rise * u;
    const count = Math.ceil(width / step) + 1;
    // Each wave is two halves of a cosine as cubic curves.
    const half = step / 2;
    const [high, low] = [top - swell * u, top + swell * u];
    const curve = (x: number, from: number, to: number): string =>
      `C${(x + half * 0.364).toFixed(1)} ${from.toFixed(1)} ${(x + half * 0.636).toFixed(1)} ${to.toFixed(1)} ${(x + half).toFixed(1)} ${to.toFixed(1)}`;
    const outline = Array.from(
      { length: count },
      (_, at) => curve(at * step, high, low) + curve(at * step + half, low, high),
    ).join('');
    const passed = step * passing(scene, `hill${index}`, step / (speed * u));
    return (
      <path
        key={index}
        d={`M0 ${height * 1.1}V${high.toFixed(1)}${outline}V${height * 1.1}Z`}
        fill={fill}
        transform={`translate(${(-passed).toFixed(2)} 0)`}
      />
    );
  });
}
