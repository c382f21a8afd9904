import type { ReactNode } from 'react';
import { clamp, easeOutQuint, mix } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { staggered } from '../../motion/entrance.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { Picture } from '../picture.js';
import { tiles } from './tiles.js';

/** Pictures in an uneven grid that bleeds off the canvas, the claim beside or above. */
export function CollageScene(): ReactNode {
  const scene = useScene<'collage'>();
  const { content, u, shape, captions, width, height, safe, look } = scene;
  const feature = setFeature(scene, content, 4);
  const bottom = captions === 'bottom' ? safe.y + safe.height + 2 * u : height;
  const bare = !content.title && !content.kicker;
  const area: Rect = feature.beside
    ? { x: feature.rest.x, y: 0, width: width - feature.rest.x, height: bottom }
    : bare
      ? { x: 0, y: 0, width, height: bottom }
      : { x: 0, y: feature.rest.y, width, height: bottom - feature.rest.y };
  const gap = (look.shape.radius > 20 ? 18 : 10) * u;
  const boxes = tiles(content.images.length, area, gap, shape);
  return (
    <>
      {boxes.map((box, index) => {
        const from = scene.cue(
          `images.${index}`,
          staggered(scene, scene.at(3), index, Math.max(4, look.motion.stagger)),
        );
        const shown = easeOutQuint(clamp((scene.frame - from) / scene.at(22)));
        const hidden = 100 * (1 - shown);
        const way = [
          `inset(${hidden}% 0 0 0)`,
          `inset(0 ${hidden}% 0 0)`,
          `inset(0 0 ${hidden}% 0)`,
          `inset(0 0 0 ${hidden}%)`,
        ][index % 4]!;
        return shown <= 0 ? null : (
          <Picture
            key={index}
            asset={content.images[index]!}
            box={box}
            radius={Math.min(look.shape.radius, 24) * u * (gap > 12 * u ? 1 : 0)}
            style={shown >= 1 ? {} : { clipPath: way }}
            move={`scale(${mix(1.16, 1, shown) * (1 + 0.05 * comesNear(scene, index, boxes.length))})`}
          />
        );
      })}
      <FeatureHead feature={feature} />
    </>
  );
}

/** Seconds for which the collage comes nearer to one picture before it goes on to the next. */
const turn = 2.2;

/** How far it has come to a picture, 0 to 1: to one at a time, so that the others need not be drawn again. */
function comesNear(scene: SceneState, index: number, count: number): number {
  const turns = lifeSeconds(scene) / turn - index;
  const rounds = Math.floor(turns / count);
  return turns < 0 ? 0 : Math.min(1, turns - rounds * count) * (rounds % 2 === 0 ? 1 : -1) + (rounds % 2 === 0 ? 0 : 1);
}
