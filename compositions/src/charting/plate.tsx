import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { LivingField } from '../look/grounds/living-field.js';
import { tone } from '../look/tone.js';
import { clamp } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { readableOn } from './readable.js';

/** A filled shape that is written on. */
export interface PlateColors {
  fill: string;
  /** What is read on it, at 4.5:1 or more. */
  ink: string;
  /** Edge in looks that draw outlines; null elsewhere. */
  edge: string | null;
}

/** Contrast that text on a plate has at least: WCAG 2.2, 1.4.3, with room for the drawing of letters. */
const legible = 4.7;

/** A colour as a ground for text: moved towards the ground of the pack until one of its inks can be read on it. */
export function plateOf(scene: SceneState, color: string): PlateColors {
  const { background, text } = scene.palette;
  if (scene.look.shape.bars === 'outline') return { fill: tone(background, color, 0.16), ink: text, edge: color };
  return solidPlate(scene, color);
}

/** The same, filled in every look: where the fill itself says how much. */
export function solidPlate(scene: SceneState, color: string): PlateColors {
  const { background, text } = scene.palette;
  for (let share = 0; share < 1; share += 0.06) {
    const fill = tone(color, background, share);
    const ink = readableOn(scene, fill);
    if (contrast(ink, fill) >= legible) return { fill, ink, edge: null };
  }
  return { fill: background, ink: text, edge: color };
}

/** Tones of the accent for `count` parts in the order of their size: the first is the accent itself, the last is quiet. */
export function toned(scene: SceneState, count: number, quietest = 0.74): string[] {
  const { accent, background } = scene.palette;
  return Array.from({ length: count }, (_, index) =>
    tone(accent, background, index === 0 ? 0 : 0.3 + ((quietest - 0.3) * (index - 1)) / Math.max(1, count - 2)),
  );
}

/** A plate in its box; `alive` lets bands pass over it where it hides the ground. */
export function Plate(props: { box: Rect; colors: PlateColors; radius?: number; alive?: boolean }): ReactNode {
  const scene = useScene();
  const { box, colors } = props;
  if (box.width <= 0 || box.height <= 0) return null;
  const { barRadius, stroke } = scene.look.shape;
  const borderRadius = Math.min(props.radius ?? Math.max(barRadius, 4) * scene.u, box.width / 2, box.height / 2);
  const border = colors.edge ? `${stroke * scene.u}px solid ${colors.edge}` : undefined;
  const style = { borderRadius, boxSizing: 'border-box', border } as const;
  if (props.alive) return <LivingField box={box} color={colors.fill} text={colors.ink} style={style} />;
  return <div style={{ ...place(scene, box), background: colors.fill, ...style }} />;
}

/** Frames at 30 fps in which an awaited part's place gives way to it. */
const leavingFrames = 16;

/** The place of a part that comes when it is named: it stands from the first frame, and leaves as the part comes. */
export function Awaited(props: { box: Rect; from: number; radius?: number }): ReactNode {
  const scene = useScene();
  const left = 1 - clamp((scene.frame - props.from) / scene.at(leavingFrames));
  return left > 0 ? <Ghost box={props.box} radius={props.radius} share={0.07 * left} /> : null;
}

/** What stands from the first frame where a part will be. */
export function Ghost(props: { box: Rect; radius?: number; share?: number }): ReactNode {
  const scene = useScene();
  const { background, text } = scene.palette;
  const borderRadius = props.radius ?? Math.max(scene.look.shape.barRadius, 4) * scene.u;
  return (
    <div
      style={{ ...place(scene, props.box), background: tone(background, text, props.share ?? 0.07), borderRadius }}
    />
  );
}
