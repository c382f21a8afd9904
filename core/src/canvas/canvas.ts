import type { Size } from './size.js';

/** Interface 4.2. */
export const aspectRatios = ['16:9', '9:16', '1:1', '4:5'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** Interface 4.2, smallest first. */
export const resolutions = ['720p', '1080p', '4K', '8K'] as const;
export type Resolution = (typeof resolutions)[number];

/** Pixels of the shorter side (decisions, fine point 5). */
export const shortSideOf: Readonly<Record<Resolution, number>> = { '720p': 720, '1080p': 1080, '4K': 2160, '8K': 4320 };

/** Bounds of exact dimensions in pixels (decisions, fine point 5). */
export const dimensionBounds = { min: 16, max: 7680 } as const;

/** How a scene is arranged: side by side, balanced, or stacked. 4:5 counts as square: it has no room to stack as 9:16 does. */
export type ShapeClass = 'wide' | 'square' | 'tall';

/** Short side of the layout canvas in layout units. */
export const layoutShortSide = 1080;
/** Long side at most, in layout units: beyond 3:1 the short side shrinks instead, so that type stays in proportion to a banner's height. */
const layoutLongSideMax = 3 * layoutShortSide;

const ratioOf: Readonly<Record<AspectRatio, Size>> = {
  '16:9': { width: 16, height: 9 },
  '9:16': { width: 9, height: 16 },
  '1:1': { width: 1, height: 1 },
  '4:5': { width: 4, height: 5 },
};

/** Nearest even number, at least `min`: H.264 with 4:2:0 colour has no odd sizes. */
const even = (value: number, min: number): number => Math.max(min, 2 * Math.round(value / 2));

export function sizeOfAspectRatio(aspectRatio: AspectRatio): Size {
  return { ...ratioOf[aspectRatio] };
}

/** Why a pair of exact dimensions is refused, by side, or [] when they hold. */
export function dimensionErrors(size: Size): { side: 'width' | 'height'; message: string }[] {
  const { min, max } = dimensionBounds;
  return (['width', 'height'] as const).flatMap((side) => {
    const value = size[side];
    if (Number.isInteger(value) && value % 2 === 0 && value >= min && value <= max) return [];
    return [{ side, message: `must be an even whole number of pixels from ${min} to ${max}` }];
  });
}

/**
 * Pixels of the MP4: the shape scaled so that its shorter side is the resolution's, both sides even.
 * A shape so long that its other side would pass 7680 pixels is scaled to that side instead.
 */
export function outputSize(shape: AspectRatio | Size, resolution: Resolution): Size {
  const { width, height } = typeof shape === 'string' ? ratioOf[shape] : shape;
  const scale = Math.min(
    shortSideOf[resolution] / Math.min(width, height),
    dimensionBounds.max / Math.max(width, height),
  );
  return { width: even(width * scale, dimensionBounds.min), height: even(height * scale, dimensionBounds.min) };
}

/** Layout units: short side 1080, long side in proportion up to 3240. */
export function layoutCanvas(shape: AspectRatio | Size): Size {
  const { width, height } = typeof shape === 'string' ? ratioOf[shape] : shape;
  const scale = Math.min(layoutShortSide / Math.min(width, height), layoutLongSideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function shapeClass(size: Size): ShapeClass {
  const ratio = size.width / size.height;
  if (ratio >= 1.3) return 'wide';
  return ratio <= 0.72 ? 'tall' : 'square';
}

/** The shape of a video: exact dimensions first, then the named ratio, then 16:9 (interface 4.2). */
export function shapeOf(wish: { dimensions: Size | null; aspectRatio: AspectRatio | null }): AspectRatio | Size {
  return wish.dimensions ?? wish.aspectRatio ?? '16:9';
}

/** The smallest named resolution whose 16:9 frame has at least this many pixels; 8K above all (decisions, Prices). */
export function resolutionHolding(size: Size): Resolution {
  const pixels = size.width * size.height;
  return resolutions.find((name) => (shortSideOf[name] ** 2 * 16) / 9 >= pixels) ?? '8K';
}
