import { colorDistance, hexOf, oklchOf } from './color.js';

/** The colours that a picture is made of, the largest areas first; `share` is that of its pixels, 0 to 1. */
export type PictureLook = readonly { color: string; share: number }[];

/** What a style takes from pictures: a ground when one colour fills much of them, and up to three that speak, the strongest first. */
export interface PictureColors {
  /** #rrggbb; null: the ground of the style pack stays. */
  ground: string | null;
  /** #rrggbb, at least one. */
  colors: string[];
}

/** Share of a picture from which its largest colour is its ground. */
const groundShare = 0.3;
/** Chroma (OKLCH) below which a colour reads as grey. */
const leastChroma = 0.055;
/** Share below which a colour is an accident of the picture. */
const leastShare = 0.012;

/** The colours of pictures that show how something should look. Null when they hold none that could carry a style. */
export function pictureColors(pictures: readonly PictureLook[]): PictureColors | null {
  const areas = pictures
    .flatMap((look) => look.map(({ color, share }) => ({ color, share: share / pictures.length })))
    .sort((a, b) => b.share - a.share);
  const largest = areas[0];
  // Middle tones are no ground: no text reads well on them.
  const isGround =
    largest !== undefined &&
    largest.share >= groundShare &&
    (lightness(largest.color) < 0.42 || lightness(largest.color) > 0.8);
  const ground = isGround ? largest.color : null;
  const weighed = areas
    .filter(({ color, share }) => share >= leastShare && oklchOf(color).c >= leastChroma)
    .map(({ color, share }) => ({ color, weight: oklchOf(color).c * Math.sqrt(share) }))
    .sort((a, b) => b.weight - a.weight);
  const colors: string[] = [];
  for (const { color } of weighed) {
    const isNew =
      colors.every((taken) => colorDistance(taken, color) >= 0.11) &&
      (ground === null || colorDistance(ground, color) >= 0.09);
    if (isNew && colors.length < 3) colors.push(color);
  }
  // A picture of one colour: a shade of its ground speaks on it.
  if (colors.length === 0 && ground !== null && oklchOf(ground).c >= leastChroma) {
    const { l, c, h } = oklchOf(ground);
    colors.push(hexOf({ l: l < 0.6 ? l + 0.42 : l - 0.42, c: Math.max(c, 0.1), h }));
  }
  return colors.length > 0 ? { ground, colors } : null;
}

const lightness = (color: string): number => oklchOf(color).l;
