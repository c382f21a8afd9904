import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { hasIcon, Icon } from '../icons/icon.js';
import { tone } from '../look/tone.js';
import { place } from '../layout/place.js';
import { easeOutQuint } from '../motion/curves.js';
import { PartPicture } from '../pictures/part-picture.js';
import { Plate } from '../pictures/plate.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { share } from './panel-props.js';

/** The drawings of a panel's parts, in their order; null for a part without one. */
export const drawingsOf = (
  scene: Pick<SceneState, 'drawing'>,
  parts: readonly { picture?: string | undefined }[],
): (Drawing | null)[] => parts.map(({ picture }) => scene.drawing(picture));

/** A picture on a plate is no more than a spot below this. */
export const leastMark = ({ width, height }: Pick<SceneState, 'width' | 'height'>): number =>
  (Math.min(width, height) / 1080) * 48;

/** Whether a part has something to stand on a plate. */
export const hasMark = (drawing: Drawing | null, icon?: string): boolean => drawing !== null || hasIcon(icon);

/** The picture of a part of a panel on the pack's plate, else its icon there; nothing where it has neither. */
export function PartMark(props: {
  drawing: Drawing | null;
  icon?: string | undefined;
  box: Rect;
  from: number;
  index: number;
}): ReactNode {
  const scene = useScene();
  const { drawing, icon, box, from, index } = props;
  const { palette } = scene;
  const way = easeOutQuint(share(scene, from, 12));
  if (way <= 0) return null;
  const around = (of: number): Rect => ({
    x: box.x + (box.width * (1 - of)) / 2,
    y: box.y + (box.height * (1 - of)) / 2,
    width: box.width * of,
    height: box.height * of,
  });
  if (!hasMark(drawing, icon)) return null;
  return (
    <>
      <svg viewBox="0 0 100 100" style={{ ...place(scene, around(0.6 + 0.4 * way)), overflow: 'visible' }}>
        <Plate kind={scene.look.picture.plate} scene={scene} fill={tone(palette.background, palette.accent, 0.2)} />
      </svg>
      {drawing ? (
        <PartPicture drawing={drawing} box={around(0.68)} from={from} index={index} />
      ) : (
        <Icon name={icon} box={around(0.5)} color={palette.accent} drawn={way} />
      )}
    </>
  );
}
