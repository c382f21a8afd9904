import type { Drawing as Picture } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { hasIcon, Icon } from '../icons/icon.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { easeOutQuint } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { DrawnPicture, GhostPicture } from '../pictures/drawn-picture.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { headColors } from './head-colors.js';
import { share } from './panel-props.js';
import { useSvgId } from '../look/svg-id.js';

/**
 * What stands in the head beside its words: rings about the picture or the sign of the topic. Behind a figure the picture
 * is a ghost of the head's own colour.
 */
export function Emblem(props: {
  box: Rect;
  /** What the words leave of the head. */
  free: Rect;
  icon: string | undefined;
  picture?: Picture | undefined;
  behind?: boolean;
}): ReactNode {
  const { box, free, icon, picture, behind = false } = props;
  const scene = useScene();
  const clip = useSvgId('emblem');
  const { shape } = scene;
  const { face, onFace } = headColors(scene);
  const wide = shape === 'wide';
  const way = easeOutQuint(share(scene, scene.at(10), 24));
  if (way <= 0 || (behind && !picture)) return null;
  const life = lifeSeconds(scene);
  const drawn = picture !== undefined || hasIcon(icon);
  // A picture crosses the edge of what the words leave: at the foot and the end of the head.
  const side = picture
    ? Math.min(wide ? box.width * 0.8 : box.height * 0.86, Math.max(free.height, box.height * 0.3) * 1.12)
    : (wide ? box.width * 0.86 : box.height * 1.1) * 0.36;
  const size = picture ? side * 1.5 : side / 0.36;
  const center = wide
    ? {
        x: box.x + box.width * (drawn ? 0.54 : 0.9),
        y: picture ? Math.max(free.y + side * 0.46, box.y + box.height - side * 0.54) : box.y + box.height - size * 0.4,
      }
    : {
        x: picture ? box.x + box.width - side * 0.58 : box.x + box.width - size * 0.36,
        y: box.y + box.height * (picture ? 0.56 : 0.62),
      };
  const rings = behind ? [] : [0.8, 0.6, 0.4];
  const room: Rect = { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side };
  return (
    <>
      <Drawing>
        <clipPath id={clip}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {rings.map((radius, index) => (
            <circle
              key={radius}
              cx={center.x}
              cy={center.y}
              r={radius * size * (0.7 + 0.3 * way) * (1 + 0.025 * Math.sin(life * 0.9 - index * 1.1))}
              fill={tone(face, onFace, (0.06 + index * 0.06) * way)}
            />
          ))}
        </g>
      </Drawing>
      {picture ? (
        <div style={{ ...place(scene, box), overflow: 'hidden' }}>
          <div
            data-picture={picture.name}
            style={{
              ...place({ ...scene, width: box.width }, { ...room, x: room.x - box.x, y: room.y - box.y }),
              opacity: way,
              transform: `translateY(${(Math.sin(life * 0.9) * side * 0.012 + (1 - way) * side * 0.2).toFixed(2)}px) rotate(${(Math.sin(life * 0.6) * 2).toFixed(3)}deg)`,
            }}
          >
            {behind ? (
              <GhostPicture drawing={picture} ground={face} ink={onFace} />
            ) : (
              <DrawnPicture drawing={picture} acts={0} />
            )}
          </div>
        </div>
      ) : (
        <Icon name={icon} box={room} color={onFace} drawn={way} />
      )}
    </>
  );
}
