import type { ShapeClass } from './canvas.js';

/** Shares of a 9:16 frame that an app's own controls and texts cover. */
export interface KeepOut {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * What the apps that show 9:16 lay over a video, at 1080 × 1920: tabs above, the caption and the account below, buttons at
 * the right. Gathered from guides for makers (288, 480, 48 and 192 pixels for Shorts; 14 % above, 20 % below and 6 % at
 * the sides for Reels); the apps change them without notice, so a margin is part of each. Advertisements have a button over
 * the video and need about 35 % below; a film is laid out for the feed.
 */
export const keepOuts = {
  tiktok: { top: 0.07, bottom: 0.2, left: 0.06, right: 0.13 },
  reels: { top: 0.14, bottom: 0.2, left: 0.06, right: 0.06 },
  shorts: { top: 0.15, bottom: 0.25, left: 0.045, right: 0.178 },
} as const satisfies Readonly<Record<string, KeepOut>>;

const widest = (side: keyof KeepOut): number => Math.max(...Object.values(keepOuts).map((zone) => zone[side]));

/** What captions keep clear of, whatever app the video is for; nothing where no app lays controls over it. */
export function captionKeepOut(shape: ShapeClass): KeepOut {
  if (shape !== 'tall') return { top: 0, bottom: 0, left: 0, right: 0 };
  // Both sides alike, so that captions stand in the middle.
  const side = Math.max(widest('left'), widest('right'));
  return { top: widest('top'), bottom: widest('bottom'), left: side, right: side };
}
