import { luminance } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { lifeSeconds } from '../motion/life.js';
import type { SceneState } from '../scene-context/scene-context.js';
import type { PictureTreatment } from './treatment.js';

/** What a picture stands on, in a square of 100 units around its middle; `fill` where it is not the canvas's own ground. */
export function Plate(props: { kind: PictureTreatment['plate']; scene: SceneState; fill?: string }): ReactNode {
  const { kind, scene, fill } = props;
  const { palette, look } = scene;
  const soft = fill ?? tone(palette.background, palette.accent, 0.16);
  const line = tone(palette.background, palette.text, 0.35);
  switch (kind) {
    case 'disc':
      return <circle cx={50} cy={50} r={48} fill={soft} />;
    case 'square':
      return <rect x={4} y={4} width={92} height={92} rx={look.shape.radius / 4} fill={soft} />;
    case 'blob':
      return <path d="M52 3C76 1 97 20 97 46C98 76 78 97 50 97C22 98 3 80 4 52C4 24 26 5 52 3Z" fill={soft} />;
    case 'ring':
      return (
        <>
          <circle cx={50} cy={50} r={47} fill="none" stroke={palette.accent} strokeWidth={0.7} />
          <circle cx={50} cy={50} r={42} fill={fill ?? tone(palette.background, palette.accent, 0.1)} />
        </>
      );
    case 'frame':
      return (
        <g fill="none" stroke={line} strokeWidth={0.5}>
          <rect x={4} y={4} width={92} height={92} fill={fill ?? 'none'} />
          <path d="M50 0V8M50 92V100M0 50H8M92 50H100M14 14L20 14M14 14L14 20M86 86L80 86M86 86L86 80" />
        </g>
      );
    case 'burst':
      return <polygon points={burst(18, 49, 41)} fill={fill ?? burstFill(scene)} />;
  }
}

/** A sticker has a white border: it would run into a burst as light. */
function burstFill({ palette, look }: SceneState): string {
  if (palette.background === '#ffffff') return tone(palette.background, palette.accent, 0.16);
  return look.picture.ink === 'sticker' && luminance(palette.onAccent) > 0.7 ? palette.accent : palette.onAccent;
}

/** Degrees by which a plate is turned: what is round turns on and on, what has sides only leans. */
export function plateTurn(scene: SceneState): number {
  const { plate } = scene.look.picture;
  return plate === 'square' || plate === 'frame' ? 3 * Math.sin(lifeSeconds(scene) * 0.7) : lifeSeconds(scene) * 4;
}

/** A star of many short rays: points on two circles in turn. */
function burst(rays: number, outer: number, inner: number): string {
  return Array.from({ length: rays * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = (at * Math.PI) / rays;
    return `${(50 + radius * Math.sin(angle)).toFixed(2)},${(50 - radius * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');
}
