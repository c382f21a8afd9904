import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { lifeSeconds, lifeShare } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { cutEdges } from '../cut-edges.js';
import { Hero } from './hero.js';
import { setColors } from './set.js';

/** The thing on a table by a window that is not seen: its light travels over the wall, and the thing throws a long shadow. */
export function TableSet({ drawing }: { drawing: Drawing }): ReactNode {
  const scene = useScene();
  const { width, height, u, safe, captions, shape } = scene;
  const colors = setColors(scene);
  const left = scene.random('side') < 0.5;
  const wide = shape === 'wide';
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  const edge = shown * (wide ? 0.74 : 0.72);
  const foot = edge + (shown - edge) * 0.34;
  const side = Math.min(shown * (wide ? 0.66 : 0.5), width * (wide ? 0.44 : 0.74));
  const way = lifeShare(scene);
  const middle = width * (wide ? (left ? 0.36 : 0.64) : 0.5) + (left ? 1 : -1) * (way - 0.5) * 0.03 * width;
  const { bottom, left: from, right: to } = cutEdges(drawing).bounds;
  const box: Rect = { x: middle - side / 2, y: foot - (bottom / drawing.size) * side, width: side, height: side };
  const half = ((to - from) / drawing.size) * side * 0.5;
  // The light comes from the side that the thing leaves free, and falls slanting.
  const slant = (left ? -1 : 1) * 0.32;
  const x = width * (left ? 0.62 : 0.1) + (left ? -1 : 1) * way * 0.05 * width;
  const [pane, gap] = [width * (wide ? 0.11 : 0.2), 18 * u];
  const tall = shown * 0.24;
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const y = shown * 0.1 + row * (tall + gap);
      const at = x + column * (pane + gap) + y * slant;
      return `M${at} ${y}h${pane}l${tall * slant} ${tall}h${-pane}Z`;
    }),
  );
  const reach = (left ? -1 : 1) * side * (0.8 + 0.03 * Math.sin(lifeSeconds(scene) * 0.5));
  const deep = (shown - foot) * 0.5;
  return (
    <>
      <GroundArt>
        <rect width={width} height={height} fill={colors.wall} />
        <path d={panes.join('')} fill={colors.light} opacity={0.8} />
        <rect y={edge} width={width} height={height - edge} fill={colors.floor} />
        <rect y={edge} width={width} height={10 * u} fill={colors.near} />
        <path
          d={`M${middle - half * 0.9} ${foot}H${middle + half * 0.9}L${middle + half * 0.7 + reach} ${foot + deep}H${middle - half * 0.5 + reach}Z`}
          fill={colors.near}
        />
      </GroundArt>
      <Hero drawing={drawing} box={box} stands />
    </>
  );
}
