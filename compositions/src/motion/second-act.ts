import type { CSSProperties } from 'react';
import type { SceneState } from '../scene-context/scene-context.js';
import { frameOf, largestIn } from '../pictures/framing.js';
import type { Rect } from '../scene-context/rect.js';
import { clamp, easeInOut, mix } from './curves.js';

/** Frames at 30 fps that a turn takes. */
const turnFrames = 20;

type Turning = Pick<SceneState, 'turn' | 'frame' | 'at' | 'fps'>;

/** How far the turn of a shot has come, 0 to 1, eased; `after` frames (at 30 fps) behind its beginning. */
export function turned(scene: Turning, after = 0, frames = turnFrames): number {
  return scene.turn === null ? 0 : easeInOut(turnWay(scene, after, frames));
}

/** The same at a steady speed, for a curve of one's own. What takes longer than the turn goes in the steps of all that is slow. */
export function turnWay({ turn, frame, at, fps }: Turning, after = 0, frames = turnFrames): number {
  if (turn === null) return 0;
  const step = frames > turnFrames + 6 ? Math.max(1, Math.round(fps / 15)) : 1;
  return clamp((Math.ceil(frame / step) * step - turn.at - at(after)) / at(frames));
}

/**
 * What a shot with a picture does in its second act: the picture comes forward and the words give way, or the other way
 * round; others of its kind join it; or the ground shows its other tone.
 */
export type Act = 'picture' | 'company' | 'words' | 'ground';
const acts: readonly Act[] = ['picture', 'company', 'ground', 'words'];

/** Neighbours have places that differ, and so have their acts. */
export function actOf({ shot, random }: Pick<SceneState, 'shot' | 'random'>): Act {
  const place = shot ?? Math.floor(random('shot') * 6);
  return acts[Math.floor((place * acts.length) / 6)]!;
}

/** On which side of the words their picture stands; null where it stands behind them. */
export function sideOfPicture({
  picture,
  safe,
}: Pick<SceneState, 'picture' | 'safe'>): 'start' | 'end' | 'top' | 'bottom' | null {
  if (picture === null) return null;
  const { box, ghost, arrangement } = picture;
  if (arrangement === 'behind' && ghost === null) return null;
  // A drawing does not fill the corners of its square.
  const near = 0.04 * box.width;
  if (box.x >= safe.x + safe.width - near) return 'end';
  if (box.x + box.width <= safe.x + near) return 'start';
  if (box.y >= safe.y + safe.height - near) return 'bottom';
  return box.y + box.height <= safe.y + near ? 'top' : null;
}

/** Sizes of words and picture after the turn, as shares of those before: words never grow out of their margins. */
const sizes = {
  picture: { words: 0.92, picture: 1.2 },
  words: { words: 1, picture: 0.84 },
  company: { words: 1, picture: 1 },
  ground: { words: 1, picture: 1.08 },
} as const;

/** A point of a box, in shares from the reading side, as the origin of a transform on the whole canvas. */
function origin(scene: SceneState, box: Rect, ...[x, y]: readonly [x: number, y: number]): string {
  const across = box.x + box.width * x;
  return `${(scene.direction === 'rtl' ? scene.width - across : across).toFixed(1)}px ${(box.y + box.height * y).toFixed(1)}px`;
}

/** Where the words stand once the shot has turned: a flat move of their whole layer, at the margin that they stand on. */
export function wordsAfterTurn(scene: SceneState): CSSProperties {
  const way = turned(scene);
  const side = sideOfPicture(scene);
  // A measure keeps its size, and so do the words beside it.
  if (way === 0 || side === null || scene.picture?.shows) return {};
  const { safe, look } = scene;
  const scale = mix(1, sizes[actOf(scene)].words, way);
  if (scale === 1) return {};
  // Away from the picture, and never nearer to captions.
  const centred = look.align.content === 'center' ? 0.5 : 0;
  const x = side === 'end' ? 0 : side === 'start' ? 1 : centred;
  const y = side === 'top' ? 1 : side === 'bottom' ? 0 : 0.5;
  return { transformOrigin: origin(scene, safe, x, y), transform: `scale(${scale.toFixed(4)})` };
}

/**
 * How much larger the picture is after the turn, and about which point of its square it grows: towards the words by no more
 * than they give way, and elsewhere no further than the frame of the picture.
 */
export function pictureAfterTurn(scene: SceneState): { scale: number; pivot: readonly [x: number, y: number] } {
  const { picture, safe, captions, shape } = scene;
  const way = turned(scene);
  const side = sideOfPicture(scene);
  if (way === 0 || picture === null || side === null) return { scale: 1, pivot: [0.5, 0.5] };
  const { box } = picture;
  const { words, picture: share } = sizes[actOf(scene)];
  const upright = side === 'top' || side === 'bottom';
  const freed = 0.85 * Math.max(0, 1 - words) * (upright ? safe.height : safe.width);
  const frame = frameOf(scene, box);
  const before = { left: box.x - frame.left, top: box.y - frame.top };
  const behind = { right: frame.right - box.x - box.width, bottom: frame.bottom - box.y - box.height };
  const outwards = Math.max(0, { start: before.left, end: behind.right, top: before.top, bottom: behind.bottom }[side]);
  const across = shape === 'wide' && captions === 'bottom' ? 0.9 : 0.5;
  const [nearer, further] = upright ? [before.left, behind.right] : [before.top, behind.bottom];
  const aside = Math.max(0, Math.min(nearer / (upright ? 0.5 : across), further / (upright ? 0.5 : 1 - across)));
  const grown = Math.min(box.width * (share - 1), freed + outwards, aside);
  // Shares of its growth that go towards the words; one that steps back leaves them.
  const inwards = grown <= 0 ? 1 : Math.min(1, freed / grown);
  const along = side === 'end' || side === 'bottom' ? inwards : 1 - inwards;
  const pivot = upright ? ([0.5, along] as const) : ([along, across] as const);
  return { scale: mix(1, 1 + grown / box.width, way), pivot };
}

/** A layer of the whole canvas for a transform on it; nothing where there is none. */
export const canvasLayer = ({ width, height }: SceneState, style: CSSProperties): CSSProperties =>
  style.transform === undefined ? {} : { ...style, position: 'absolute', left: 0, top: 0, width, height };

/** The picture and its plate after the turn, as one layer. */
export function pictureLayer(scene: SceneState): CSSProperties {
  if (scene.picture?.shows) {
    // It has to be seen whole: it comes forward and goes back.
    const { box } = scene.picture;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const most = Math.min(0.09, Math.max(0, largestIn(frameOf(scene, box), x, y, box.width) - 1));
    const by = most * Math.sin(Math.PI * turnWay(scene, 0, 34));
    const middle = origin(scene, box, 0.5, 0.5);
    return by < 0.0001
      ? {}
      : canvasLayer(scene, { transformOrigin: middle, transform: `scale(${(1 + by).toFixed(4)})` });
  }
  const { scale, pivot } = pictureAfterTurn(scene);
  if (scale === 1 || scene.picture === null) return {};
  const at = origin(scene, scene.picture.box, ...pivot);
  return canvasLayer(scene, { transformOrigin: at, transform: `scale(${scale.toFixed(4)})` });
}
