import type { ReactNode } from 'react';
import { clamp, easeOutQuint } from '../../../motion/curves.js';
import { passing } from '../../../motion/life.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { RunningStrip } from '../../grounds/running-strip.js';

/** A sign on a road: a strip of hazard stripes, arrows that pass far behind, and one arrow that points the way. */
export function HighContrastGround({ variant }: { variant: GroundVariant }): ReactNode {
  const scene = useScene();
  const { width, height, u, palette, frame, at, shape } = scene;
  const step = 780 * u;
  const passed = step * passing(scene, 'arrows', 22);
  const wide = shape === 'wide';
  const size = (wide ? 460 : 330) * u;
  const [cx, cy] = wide
    ? [width - 350 * u, height * 0.52]
    : [width - 320 * u, height - (shape === 'tall' ? 330 : 230) * u];
  const come = (1 - easeOutQuint(clamp(frame / at(16)))) * 260 * u;
  return (
    <>
      <GroundArt>
        <path
          d={Array.from({ length: Math.ceil(width / step) + 2 }, (_, index) =>
            chevron((index - 1) * step, height * 0.5, height * 1.15, 260 * u),
          ).join('')}
          fill={legible(palette, palette.text, 0.1)}
          transform={`translate(${passed.toFixed(2)} 0)`}
        />
        <RunningStrip
          y={0}
          height={30 * u}
          fill={palette.accent}
          stripe={palette.background}
          step={84}
          share={0.5}
          speed={30}
        />
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt flips={!wide}>
          <Drift name="arrow" wander={[26, 0]} period={7} depth={0.8}>
            <path d={chevron(cx - come, cy, size, size * 0.3)} fill={palette.accent} />
            <path d={chevron(cx - come - size * 0.44, cy, size, size * 0.1)} fill={palette.text} />
          </Drift>
        </GroundArt>
      ) : null}
    </>
  );
}

/** An arrow without a shaft that points to where reading goes; `thick` is measured along the line of reading. */
function chevron(x: number, y: number, size: number, thick: number): string {
  const [half, tip] = [size / 2, size * 0.38];
  const line = [
    [x, y - half],
    [x + thick, y - half],
    [x + thick + tip, y],
    [x + thick, y + half],
    [x, y + half],
    [x + tip, y],
  ];
  return `M${line.map(([px, py]) => `${px!.toFixed(1)} ${py!.toFixed(1)}`).join('L')}Z`;
}
