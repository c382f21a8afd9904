import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';

/** The ball about the origin: sea with its shaded side, land, lit countries, and a ring that goes round it. */
export function Sphere(props: {
  radius: number;
  land: string;
  color: string;
  lit: readonly { d: string; fill: string }[];
}): ReactNode {
  const scene = useScene();
  const { radius, land, color, lit } = props;
  const { palette, u } = scene;
  const sea = tone(palette.background, palette.accent, 0.16);
  return (
    <>
      <circle r={radius * 1.045} fill={tone(palette.background, palette.accent, 0.07)} />
      <circle r={radius} fill={tone(palette.background, palette.accent, 0.24)} />
      <circle cx={-radius * 0.045} cy={-radius * 0.045} r={radius * 0.95} fill={sea} />
      <path d={land} fill={color} />
      {lit.map(({ d, fill }, index) => (
        <path key={index} d={d} fill={fill} stroke={palette.background} strokeWidth={2 * u} strokeLinejoin="round" />
      ))}
      <Satellite radius={radius} />
    </>
  );
}

/** A moon of its own on an inclined way; behind the ball it is not seen. */
function Satellite({ radius }: { radius: number }): ReactNode {
  const scene = useScene();
  const angle = lifeSeconds(scene) * 0.55 + scene.random('satellite') * 2 * Math.PI;
  const [x, y] = [Math.cos(angle) * radius * 1.1, Math.sin(angle) * radius * 0.3];
  if (Math.sin(angle) < 0 && Math.abs(x) < radius * 0.96) return null;
  return <circle cx={x} cy={y} r={radius * 0.024} fill={scene.palette.text} transform="rotate(-24)" />;
}
