import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { hasIcon, Icon } from '../icons/icon.js';
import { tone } from '../look/tone.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { easeOutQuint } from '../motion/curves.js';
import { headColors } from './head-colors.js';
import { share } from './panel-props.js';
import { useSvgId } from '../look/svg-id.js';

/** What stands in the head of a graphic without a figure of its own: rings about the sign of its topic. */
export function Emblem({ box, icon }: { box: Rect; icon: string | undefined }): ReactNode {
  const scene = useScene();
  const clip = useSvgId('emblem');
  const { shape } = scene;
  const { face, onFace } = headColors(scene);
  const wide = shape === 'wide';
  const way = easeOutQuint(share(scene, scene.at(10), 24));
  if (way <= 0) return null;
  const drawn = hasIcon(icon);
  const size = wide ? box.width * 0.86 : box.height * 1.1;
  const center = wide
    ? { x: box.x + box.width * (drawn ? 0.56 : 0.9), y: box.y + box.height - size * 0.4 }
    : { x: box.x + box.width - size * 0.36, y: box.y + box.height * 0.62 };
  const side = size * 0.36;
  return (
    <>
      <Drawing>
        <clipPath id={clip}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {[0.8, 0.6, 0.4].map((radius, index) => (
            <circle
              key={radius}
              cx={center.x}
              cy={center.y}
              r={radius * size * (0.7 + 0.3 * way)}
              fill={tone(face, onFace, (0.06 + index * 0.06) * way)}
            />
          ))}
        </g>
      </Drawing>
      <Icon
        name={icon}
        box={{ x: center.x - side / 2, y: center.y - side / 2, width: side, height: side }}
        color={onFace}
        drawn={way}
      />
    </>
  );
}
