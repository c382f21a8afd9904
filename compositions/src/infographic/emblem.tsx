import type { Drawing as Picture } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { easeOutQuint } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { DrawnPicture } from '../pictures/drawn-picture.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { marginOf } from './head-layout.js';
import { share } from './panel-props.js';
import { useSvgId } from '../look/svg-id.js';
import { isBeside, type Composition } from './poster.js';

/** Share of a picture's side that stays free under it. */
const foot = 0.05;

/** The picture of the topic, as large as its part of the head, whole, before a disc. */
export function Emblem(props: {
  box: Rect;
  /** What the words leave of the head. */
  free: Rect;
  picture: Picture;
  composition: Composition;
  /** What it stands on, and what is written there. */
  face: string;
  onFace: string;
}): ReactNode {
  const { box, free, picture, composition, face, onFace } = props;
  const scene = useScene();
  const clip = useSvgId('emblem');
  // It is there in the first frame, and comes to rest.
  const way = easeOutQuint(share(scene, -scene.at(12), 24));
  const life = lifeSeconds(scene);
  const beside = isBeside(composition);
  const grounded = composition !== 'open';
  const side = beside
    ? Math.min(box.width * 0.9, Math.max(free.height * 0.98, box.height * 0.3))
    : Math.min(box.height * (grounded ? 0.88 : 0.84), free.width);
  const center = beside
    ? { x: box.x + box.width * 0.5, y: box.y + box.height - side * (0.5 + foot) }
    : {
        x: free.x + free.width - side * 0.5 + (grounded ? marginOf(scene) * 0.4 : 0),
        y: grounded ? box.y + box.height - side * (0.5 + foot) : box.y + box.height - side * 0.53,
      };
  const disc = side * 0.53 * (0.7 + 0.3 * way) * (1 + 0.02 * Math.sin(life * 0.9));
  const room: Rect = { x: center.x - side / 2, y: center.y - side / 2, width: side, height: side };
  return (
    <>
      <Drawing>
        <clipPath id={clip}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} />
        </clipPath>
        {grounded ? (
          <circle
            clipPath={`url(#${clip})`}
            cx={center.x}
            cy={center.y + side * 0.04}
            r={disc}
            fill={tone(face, onFace, 0.16 * way)}
          />
        ) : null}
      </Drawing>
      <div style={{ ...place(scene, box), overflow: 'hidden' }}>
        <div
          data-picture={picture.name}
          style={{
            ...place({ ...scene, width: box.width }, { ...room, x: room.x - box.x, y: room.y - box.y }),
            opacity: way,
            transform: `translateY(${(Math.sin(life * 0.9) * side * 0.012 + (1 - way) * side * 0.2).toFixed(2)}px) rotate(${(Math.sin(life * 0.6) * 2).toFixed(3)}deg)`,
          }}
        >
          <DrawnPicture drawing={picture} acts={0} />
        </div>
      </div>
    </>
  );
}
