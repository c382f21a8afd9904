import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { closingPalette } from '../../look/closing-palette.js';
import { LivingField } from '../../look/grounds/living-field.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { SceneContext, useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { Kicker, setKicker } from '../../scenes/scene-head.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** What stands on a plate. */
export interface PlateWords {
  title: string;
  kicker?: string | undefined;
  index?: number | undefined;
}

interface Placed {
  set: SetText;
  box: Rect;
}

export interface NamePlate {
  box: Rect;
  title: Placed;
  kicker: Placed | null;
  index: Placed | null;
}

/** Few words stand large. */
function sizeOf(title: string, wide: boolean): readonly [number, number] {
  const length = [...title].length;
  return [length <= 16 ? 168 : length <= 34 ? (wide ? 132 : 124) : wide ? 104 : 100, 46];
}

/**
 * The plate with the name of what is shown. It comes from the edge of the canvas at which reading begins, and is as high as
 * its words; beside the thing where the canvas is wide, under it elsewhere.
 */
export function namePlate(scene: SceneState, content: PlateWords): NamePlate {
  const { safe, u, shape, look, width } = scene;
  const wide = shape === 'wide';
  const pad = (wide ? 64 : 50) * u;
  const most = wide ? width * 0.44 - safe.x : safe.width;
  const tallest = safe.height * (wide ? 0.94 : shape === 'tall' ? 0.46 : 0.42);
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const index =
    content.index === undefined
      ? null
      : setText(scene, { text: scene.number(content.index), role: 'figure', size: [wide ? 250 : 170, 90], maxLines: 1, leading: 0.96 }, most * 0.5, tallest * 0.3); // prettier-ignore
  // Where a plate lies low, the number stands before the short line.
  const inRow = index !== null && content.kicker !== undefined && !wide;
  const before = inRow ? index.width + 30 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, most - before - 48 * u) : null;
  const line = kicker ? kicker.height + chip : 0;
  const gap = 20 * u;
  const over = inRow
    ? Math.max(index.height, line) + gap
    : (index ? index.height + gap : 0) + (kicker ? line + gap : 0);
  const title = setText(scene, { text: content.title, role: 'heading', size: sizeOf(content.title, wide), maxLines: wide ? 5 : 4 }, most, tallest - over - 1.7 * pad); // prettier-ignore
  const height = title.height + over + 1.7 * pad;
  const broad = Math.min(
    most,
    Math.max(title.width, kicker ? kicker.width + before + 44 * u : 0, wide ? width * 0.24 : 0),
  );
  const box: Rect = {
    x: 0,
    y: wide ? safe.y + Math.max(0, safe.height - height) * 0.5 : safe.y + safe.height - height - 10 * u,
    width: wide ? safe.x + broad + pad : width,
    height,
  };
  const inner: Rect = {
    x: safe.x,
    y: box.y + pad * 0.85,
    width: wide ? broad + 4 * u : most,
    height: height - 1.7 * pad,
  };
  const [indexBox, kickerBox, titleBox] = stack(
    inner,
    [
      index && !inRow ? { height: index.height, gap } : null,
      kicker || inRow ? { height: inRow ? Math.max(index.height, line) : line, gap } : null,
      { height: title.height },
    ],
    0,
  );
  const row = inRow ? kickerBox! : null;
  return {
    box,
    title: { set: title, box: titleBox! },
    kicker: kicker && kickerBox ? { set: kicker, box: row ? { ...row, x: row.x + before, y: row.y + (row.height - line) / 2, width: row.width - before, height: line } : kickerBox } : null,
    index: index ? { set: index, box: row ?? indexBox! } : null,
  }; // prettier-ignore
}

/** The plate in the accent, which runs in from the edge. */
export function NamePlateView({ plate }: { plate: NamePlate }): ReactNode {
  const scene = useScene();
  const { palette, look, u } = scene;
  const grown = easeOutQuint(clamp((scene.frame - scene.at(2)) / scene.at(14)));
  const { box, title, kicker, index } = plate;
  const inside = { ...scene, palette: closingPalette(palette) };
  const round = look.shape.radius * u;
  const borderRadius =
    scene.shape !== 'wide' ? 0 : scene.direction === 'rtl' ? `${round}px 0 0 ${round}px` : `0 ${round}px ${round}px 0`;
  return (
    <SceneContext value={inside}>
      <LivingField box={{ ...box, width: box.width * grown }} color={inside.palette.background} text={inside.palette.text} style={{ borderRadius }} />
      {index ? <TextBlock block="index" set={index.set} box={index.box} from={scene.at(4)} motion="block" /> : null}
      {kicker ? <Kicker set={kicker.set} box={kicker.box} align="start" from={scene.at(6)} /> : null}
      <TextBlock block="title" set={title.set} box={title.box} align="start" from={scene.cue('title', scene.at(8))} />
    </SceneContext>
  ); // prettier-ignore
}
