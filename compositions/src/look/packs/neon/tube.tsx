import type { ReactNode } from 'react';
import { useScene } from '../../../scene-context/scene-context.js';
import { tone } from '../../tone.js';

/** Width in layout units, and how much of its colour is in it: light around the glass, the glass, its bright middle. */
const layers = [
  { width: 46, share: 0.07 },
  { width: 30, share: 0.14 },
  { width: 18, share: 0.26 },
] as const;

/** A bent glass tube that shines: flat strokes over each other, since a blur is slow to draw. */
export function Tube(props: { d: string; color: string; lit?: boolean; drawn?: number }): ReactNode {
  const { u, palette } = useScene();
  const { d, color, lit = true } = props;
  const line = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  if (!lit) return <path {...line} stroke={tone(palette.background, color, 0.3)} strokeWidth={7 * u} />;
  return (
    <>
      {layers.map(({ width, share }) => (
        <path key={width} {...line} stroke={tone(palette.background, color, share)} strokeWidth={width * u} />
      ))}
      <path {...line} stroke={color} strokeWidth={9 * u} />
      <path {...line} stroke={tone(color, '#ffffff', 0.65)} strokeWidth={3.5 * u} />
    </>
  );
}
