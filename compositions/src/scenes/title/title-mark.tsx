import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A short bar over the text in the accent, where the look has no stronger sign of its own. */
export function TitleMark(props: { box: Rect; align: 'start' | 'center' }): ReactNode {
  const scene = useScene();
  const { look, u, palette, frame, at } = scene;
  if (look.titleBar === undefined) return null;
  const full = look.titleBar * u;
  const width = full * easeOutQuint(clamp(frame / at(20)));
  const x = props.align === 'center' ? props.box.x + (props.box.width - width) / 2 : props.box.x;
  const rect: Rect = { x, y: props.box.y - 36 * u, width, height: look.shape.stroke * u };
  return <div style={{ ...place(scene, rect), background: palette.accent }} />;
}
