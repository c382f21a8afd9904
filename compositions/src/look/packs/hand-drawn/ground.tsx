import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../../../motion/curves.js';
import { useScene } from '../../../scene-context/scene-context.js';
import type { GroundVariant } from '../../look.js';
import { legible, tone } from '../../tone.js';
import { Drift } from '../../grounds/drift.js';
import { GroundArt } from '../../grounds/ground-art.js';
import { Doodle, scribble, spiral, star, wave, type Point } from './doodle.js';

/** A page of a notebook with holes and a red line, and doodles that are drawn anew four times a second. */
export function HandDrawnGround({ variant }: { variant: GroundVariant }): ReactNode {
  const { width, height, u, palette, frame, at, shape } = useScene();
  const [blue, red, amber] = [palette.accent, palette.data[3]!, palette.data[1]!];
  const wide = shape === 'wide';
  const line = 54 * u;
  const inner = (wide ? 62 : 54) * u;
  const drawn = (from: number, frames: number): number => easeInOut(clamp((frame - at(from)) / at(frames)));
  const pale = (color: string, share: number): string => legible(palette, color, share);
  return (
    <>
      <GroundArt still="sheet">
        {Array.from({ length: Math.floor(height / line) }, (_, row) => (
          <rect
            key={row}
            x={0}
            y={(row + 1) * line}
            width={width}
            height={1.5 * u}
            fill={tone(palette.background, blue, 0.13)}
          />
        ))}
        <rect x={inner} y={0} width={2.5 * u} height={height} fill={tone(palette.background, red, 0.5)} />
        {Array.from({ length: Math.ceil(height / (180 * u)) }, (_, hole) => (
          <circle
            key={hole}
            cx={inner * 0.46}
            cy={(90 + hole * 180) * u}
            r={11 * u}
            fill={tone(palette.background, palette.text, 0.16)}
          />
        ))}
      </GroundArt>
      {variant === 'statement' ? (
        <GroundArt flips={!wide}>
          <Statement drawn={drawn} />
        </GroundArt>
      ) : (
        <GroundArt>
          <Drift name="patch" wander={10} period={11}>
            <Doodle
              name="patch"
              points={scribble(width * 0.6, height * 0.6, width * 0.42, height * 0.46, 11, 200 * u)}
              stroke={pale(amber, 0.2)}
              strokeWidth={34 * u}
              wobble={5}
            />
            <Doodle
              name="sky"
              points={scribble(width * 0.08, height * 0.02, width * 0.3, height * 0.24, 8, 120 * u)}
              stroke={pale(palette.data[4]!, 0.13)}
              strokeWidth={30 * u}
              wobble={5}
            />
          </Drift>
          <Doodle name="star" points={star(width - 62 * u, 58 * u, 34 * u)} stroke={amber} strokeWidth={6 * u} />
          <Doodle
            name="wave"
            points={wave(width - 330 * u, height - 40 * u, 270 * u, 9 * u, 6)}
            stroke={blue}
            strokeWidth={5 * u}
          />
        </GroundArt>
      )}
    </>
  );
}

/** A crayoned sun, a star, a spiral, and an arrow that loops towards the words. */
function Statement({ drawn }: { drawn: (from: number, frames: number) => number }): ReactNode {
  const { width, height, u, palette, shape } = useScene();
  const [blue, red, amber, green] = [palette.accent, palette.data[3]!, palette.data[1]!, palette.data[2]!];
  const wide = shape === 'wide';
  const [cx, cy] = wide
    ? [width - 280 * u, height * 0.47]
    : [width - 290 * u, height - (shape === 'tall' ? 330 : 190) * u];
  const r = (wide ? 190 : 160) * u;
  const around = (x: number, y: number): Point => [cx + x * u, cy + y * u];
  const pen = 7 * u;
  const rays = Array.from({ length: 11 }, (_, at) => (at * 2 * Math.PI) / 11);
  return (
    <Drift name="sun" wander={9} period={9} about={[cx, cy]} depth={1.3}>
      <Doodle
        name="crayon"
        points={scribble(cx - r * 0.86, cy - r * 0.9, r * 1.72, r * 1.8, 12, r * 0.35)}
        stroke={amber}
        strokeWidth={24 * u}
        drawn={drawn(2, 30)}
        wobble={4}
      />
      <Doodle name="ring" points={ring(cx, cy, r)} stroke={palette.text} strokeWidth={pen} drawn={drawn(0, 20)} />
      {rays.map((angle, at) => (
        <Doodle
          key={at}
          name={`ray${at}`}
          points={[1.2, 1.3, at % 2 === 0 ? 1.55 : 1.42].map((far) => [
            cx + r * far * Math.cos(angle),
            cy + r * far * Math.sin(angle),
          ])}
          stroke={palette.text}
          strokeWidth={pen}
          drawn={drawn(12 + at, 10)}
        />
      ))}
      <Doodle
        name="star"
        points={star(...around(150, wide ? -400 : -215), 54 * u)}
        stroke={red}
        strokeWidth={pen}
        drawn={drawn(16, 16)}
      />
      <Doodle
        name="spiral"
        points={spiral(...around(wide ? 140 : -330, wide ? 390 : 80), 66 * u, 3)}
        stroke={blue}
        strokeWidth={pen}
        drawn={drawn(18, 20)}
      />
      <Doodle
        name="squiggle"
        points={wave(...around(wide ? -190 : -420, wide ? 400 : -80), 190 * u, 13 * u, 4)}
        stroke={green}
        strokeWidth={9 * u}
        drawn={drawn(20, 16)}
      />
    </Drift>
  );
}

/** Once round and a little further, as a pen closes a circle. */
function ring(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 19 }, (_, at): Point => {
    const angle = -1.4 + (at * 2 * Math.PI) / 16;
    const reach = radius * (1 + 0.015 * (at % 3) + at * 0.003);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}
