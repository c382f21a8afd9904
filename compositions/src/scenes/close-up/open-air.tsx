import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { cutEdges } from '../../pictures/cut-edges.js';
import { Hero } from '../../pictures/sets/hero.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { Landscape } from '../backdrop/motifs/landscape.js';
import { stageOf } from '../backdrop/stage.js';

/** What has its place by nature out in the country, small enough for the country to be seen. */
export function OpenAir({ drawing }: { drawing: Drawing }): ReactNode {
  const scene = useScene();
  const { width, height, safe, captions, shape, palette } = scene;
  const left = scene.random('side') < 0.5;
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  const side = Math.min(shown * (shape === 'wide' ? 0.6 : 0.46), width * (shape === 'wide' ? 0.4 : 0.7));
  const middle = width * (shape === 'wide' ? (left ? 0.34 : 0.66) : 0.5);
  const { bottom } = cutEdges(drawing).bounds;
  const foot = shown * 0.93;
  const box: Rect = { x: middle - side / 2, y: foot - (bottom / drawing.size) * side, width: side, height: side };
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={palette.background} />
        <Landscape stage={stageOf(scene, true)} />
        <ellipse cx={middle} cy={foot} rx={side * 0.36} ry={side * 0.035} fill={palette.text} opacity={0.2} />
      </GroundArt>
      <Hero drawing={drawing} box={box} stands />
    </>
  );
}
