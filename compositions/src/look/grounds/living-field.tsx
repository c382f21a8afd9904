import type { CSSProperties, ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { behind } from '../tone.js';
import { PassingBands } from './passing-bands.js';

/** A field of one colour that hides the ground, and so needs a life of its own: slanted bands a shade further from its text. */
export function LivingField(props: {
  box: Rect;
  color: string;
  text: string;
  /** Corners and a border, say. */
  style?: CSSProperties;
}): ReactNode {
  const { box, color, text } = props;
  const scene = useScene();
  const { width, height } = scene;
  return (
    <div style={{ ...place(scene, box), background: color, overflow: 'hidden', ...props.style }}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <PassingBands fill={behind(color, text, 0.07)} step={360} share={0.5} speed={28} slant={220} />
      </svg>
    </div>
  );
}
