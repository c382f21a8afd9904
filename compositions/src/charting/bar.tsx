import type { CSSProperties, ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useStress } from '../motion/part.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { stressedMark } from '../typography/stressed-ink.js';

/** A filled or outlined bar in the look's language; `round` names the ends that carry its corners, in reading terms. */
export function Bar(props: {
  box: Rect;
  color: string;
  round?: 'top' | 'bottom' | 'start' | 'end' | 'all' | 'none';
}): ReactNode {
  const scene = useScene();
  const { box, round = 'end' } = props;
  const color = stressedMark(scene, props.color, useStress());
  const { shape } = scene.look;
  if (box.width <= 0 || box.height <= 0) return null;
  const r = Math.min(shape.barRadius * scene.u, box.width / 2, box.height / 2);
  const forward = (round === 'end') === (scene.direction === 'ltr');
  const corners = {
    all: `${r}px`,
    none: '0',
    top: `${r}px ${r}px 0 0`,
    bottom: `0 0 ${r}px ${r}px`,
    end: '',
    start: '',
  }[round];
  const sides = forward ? `0 ${r}px ${r}px 0` : `${r}px 0 0 ${r}px`;
  const fill: CSSProperties =
    shape.bars === 'outline' && Math.min(box.width, box.height) > 24 * scene.u
      ? {
          border: `${Math.min(shape.stroke * scene.u, box.width / 2, box.height / 2)}px solid ${color}`,
          background: `${color}5c`,
          boxSizing: 'border-box',
        }
      : { background: color };
  return <div style={{ ...place(scene, box), ...fill, borderRadius: corners === '' ? sides : corners }} />;
}
