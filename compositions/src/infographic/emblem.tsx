import type { Drawing as Picture } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { hasIcon, Icon } from '../icons/icon.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { DrawnPicture } from '../pictures/drawn-picture.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { easeOutQuint } from '../motion/curves.js';
import { headColors } from './head-colors.js';
import { share } from './panel-props.js';
import { useSvgId } from '../look/svg-id.js';

/** What stands in the head of a graphic without a figure of its own: rings about its picture or the sign of its topic. */
export function Emblem(props: { box: Rect; icon: string | undefined; picture?: Picture | undefined }): ReactNode {
  const { box, icon, picture } = props;
  const scene = useScene();
  const clip = useSvgId('emblem');
  const { shape } = scene;
  const { face, onFace } = headColors(scene);
  const wide = shape === 'wide';
  const way = easeOutQuint(share(scene, scene.at(10), 24));
  if (way <= 0) return null;
  const drawn = picture !== undefined || hasIcon(icon);
  const size = wide ? box.width * 0.86 : box.height * 1.1;
  const center = wide
    ? { x: box.x + box.width * (drawn ? 0.56 : 0.9), y: box.y + box.height - size * 0.4 }
    : { x: box.x + box.width - size * 0.36, y: box.y + box.height * 0.62 };
  const side = size * (picture ? 0.62 : 0.36);
  const room: Rect = { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side };
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
      {picture ? (
        <div data-picture={picture.name} style={{ ...place(scene, room), opacity: way }}>
          <DrawnPicture drawing={picture} />
        </div>
      ) : (
        <Icon name={icon} box={room} color={onFace} drawn={way} />
      )}
    </>
  );
}
