import type { Palette } from '@scenewright/core';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { PictureSet } from '../../pictures/sets/picture-set.js';
import { setColors } from '../../pictures/sets/set.js';
import { useScene, type Rect, type SceneState } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { Kicker, setKicker } from '../scene-head.js';

/** The colour that captions stand on, where they need one. */
export const closeUpField = (palette: Palette): string => setColors({ palette }).wall;

/** A thing in a place built around it, towards which the camera goes; its name on a plate over its edge. */
export function CloseUpScene(): ReactNode {
  const scene = useScene<'close-up'>();
  const { content, width, height, safe, captions, u, frame, at, palette, shape } = scene;
  const drawing = scene.drawing(content.picture) ?? scene.motif;
  const plate = content.title === undefined ? null : plateOf(scene, content.title);
  const shown = captions === 'bottom' ? safe.y + safe.height : height;
  // Upright, the plate stands under the thing; lying, it covers its foot.
  const clear: Rect = { x: 0, y: 0, width, height: shape === 'wide' || !plate ? shown : plate.box.y };
  return (
    <>
      {drawing ? (
        <PictureSet drawing={drawing} clear={clear} />
      ) : (
        <div style={{ ...place(scene, { x: 0, y: 0, width, height }), background: closeUpField(palette) }} />
      )}
      {plate ? <Plate plate={plate} grown={easeOutQuint(clamp((frame - at(4)) / at(14)))} u={u} /> : null}
    </>
  );
}

interface Lettering {
  box: Rect;
  title: ReturnType<typeof setText>;
  titleBox: Rect;
  kicker: { set: NonNullable<ReturnType<typeof setKicker>>; box: Rect } | null;
}

/** The plate with the name: at the foot of what is clear, as wide as its words. */
function plateOf(scene: SceneState<'close-up'>, words: string): Lettering {
  const { content, safe, u, shape, look } = scene;
  const pad = 44 * u;
  const most = (shape === 'wide' ? safe.width * 0.62 : safe.width) - 2 * pad;
  const text = content.index === undefined ? words : `${scene.number(content.index)}  ${words}`;
  const title = setText(scene, { text, role: 'heading', size: [[...text].length <= 22 ? 128 : 84, 40], maxLines: 3 }, most, safe.height * 0.34); // prettier-ignore
  const set = content.kicker ? setKicker(scene, content.kicker, most) : null;
  const over = set ? set.height + (look.type.kicker === 'chip' ? 16 * u : 0) + 16 * u : 0;
  const height = title.height + over + 1.5 * pad;
  const width = Math.min(most, Math.max(title.width, set?.width ?? 0)) + 2 * pad + 4 * u;
  const box: Rect = { x: safe.x, y: safe.y + safe.height - height - 10 * u, width, height };
  const inner: Rect = { x: box.x + pad, y: box.y + pad * 0.75, width: width - 2 * pad, height: height - 1.5 * pad };
  return {
    box,
    title,
    titleBox: { ...inner, y: inner.y + over, height: title.height },
    kicker: set ? { set, box: { ...inner, height: over - 16 * u } } : null,
  };
}

function Plate({ plate, grown, u }: { plate: Lettering; grown: number; u: number }): ReactNode {
  const scene = useScene<'close-up'>();
  const { palette, look } = scene;
  const { box, title, titleBox, kicker } = plate;
  return (
    <>
      <div style={{ ...place(scene, { ...box, width: box.width * grown }), background: palette.background, borderRadius: look.shape.radius * u }} />
      <div style={{ ...place(scene, { ...box, width: 12 * u }), background: palette.accent }} />
      {kicker ? <Kicker set={kicker.set} box={kicker.box} align="start" from={scene.at(6)} /> : null}
      <TextBlock block="title" set={title} box={titleBox} align="start" from={scene.cue('title', scene.at(8))} />
    </>
  ); // prettier-ignore
}
