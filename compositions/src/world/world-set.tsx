import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { Company } from '../pictures/company.js';
import { cutEdges } from '../pictures/cut-edges.js';
import { Hero } from '../pictures/sets/hero.js';
import { setColors } from '../pictures/sets/set.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { Halo } from './halo.js';
import { isAfloat, SeatShadow } from './seat-shadow.js';
import { WorldView } from './world.js';

/** Side of the thing as shares of the part of the canvas that it may take, and where its middle lies. */
const builds = [
  { high: 0.86, wide: 0.62, x: 0.5 },
  { high: 0.64, wide: 0.46, x: 0.34 },
  { high: 0.94, wide: 0.7, x: 0.6 },
] as const;
const small = [
  { high: 0.6, wide: 0.46, x: 0.3 },
  { high: 0.56, wide: 0.44, x: 0.68 },
  { high: 0.64, wide: 0.5, x: 0.56 },
] as const;

/**
 * A thing in the place of its film, over the whole canvas: near, or, as `placed`, small enough for the place to be seen.
 * Neighbouring shots are built differently.
 */
export function WorldSet({ drawing, clear, placed = false, taken = [] }: { drawing: Drawing; clear: Rect; placed?: boolean; taken?: readonly Rect[] }): ReactNode {
  const scene = useScene();
  const { height, shape, shot, random } = scene;
  const at = Math.floor((shot ?? Math.floor(random('composition') * 6)) / 2) % 3;
  const build = (placed ? small : builds)[at]!;
  const wide = shape === 'wide';
  const beside = clear.x > 0;
  const side = Math.min(clear.width * (wide ? (beside ? 0.9 : build.wide) : Math.min(0.94, build.wide * 1.5)), clear.height * build.high * (wide ? 1 : 0.86));
  const { bottom } = cutEdges(drawing).bounds;
  const afloat = isAfloat(drawing);
  const foot = clear.y + clear.height * (wide ? 0.94 : 0.9) - (afloat ? 0.08 * clear.height : 0);
  const middle = clear.x + clear.width * (wide && !beside ? build.x : 0.5);
  const box: Rect = { x: middle - side / 2, y: foot - (bottom / drawing.size) * side, width: side, height: side };
  return (
    <>
      <WorldView floor={Math.min(0.97, (clear.y + clear.height * (wide ? 0.93 : 0.89)) / height)} taken={[box, ...taken]} />
      <Halo drawing={drawing} box={box} />
      <SeatShadow drawing={drawing} box={box} />
      <Company drawing={drawing} box={box} ground={setColors(scene).wall} beside="bottom" seated={!afloat} />
      <Hero drawing={drawing} box={box} stands={!afloat} />
    </>
  );
} // prettier-ignore
