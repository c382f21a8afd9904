import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene, type Rect, type SceneState } from '../../scene-context/scene-context.js';
import { Kicker, setKicker } from '../../scenes/scene-head.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** What stands on a plate. */
export interface PlateWords {
  title: string;
  kicker?: string | undefined;
  index?: number | undefined;
}

export interface NamePlate {
  box: Rect;
  title: ReturnType<typeof setText>;
  titleBox: Rect;
  kicker: { set: NonNullable<ReturnType<typeof setKicker>>; box: Rect } | null;
}

/** The plate with the name of what is shown: at the foot of what is clear, as wide as its words. */
export function namePlate(scene: SceneState, content: PlateWords): NamePlate {
  const { safe, u, shape, look } = scene;
  const pad = 44 * u;
  const most = (shape === 'wide' ? safe.width * 0.62 : safe.width) - 2 * pad;
  const text = content.index === undefined ? content.title : `${scene.number(content.index)}  ${content.title}`;
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

export function NamePlateView({ plate }: { plate: NamePlate }): ReactNode {
  const scene = useScene();
  const { palette, look, u } = scene;
  const grown = easeOutQuint(clamp((scene.frame - scene.at(4)) / scene.at(14)));
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
