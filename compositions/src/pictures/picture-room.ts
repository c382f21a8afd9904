import type { ShapeClass } from '@scenewright/core/canvas';
import type { Arrangement } from '@scenewright/core/drawings';
import type { Rect } from '../scene-context/rect.js';

export interface PictureRoom {
  /** What is left for the content, within the safe area. */
  content: Rect;
  /** A square for the picture, whole on the canvas. */
  box: Rect;
  /** The field of colour that it stands on, out to the edges of the canvas; null without one. */
  field: {
    area: Rect;
    edge: 'start' | 'end' | 'top' | 'bottom';
    /** Where a second, nearer ground of it begins, under the captions. */
    nearer?: number;
  } | null;
  /** Large and pale behind all: the words stand on it. */
  ghost: Rect | null;
  /** What lies free under the captions of a tall canvas, where nothing else of the room goes on. */
  foot: Rect | null;
}
/** A room before it is known what of the canvas it leaves. */
type Division = Pick<PictureRoom, 'content' | 'box' | 'field'> & { ghost?: Rect };

/** A canvas as a picture sees it. */
export interface PictureCanvas {
  width: number;
  height: number;
  /** The canvas less its margins and the zone of captions. */
  safe: Rect;
  shape: ShapeClass;
  u: number;
  captions: 'bottom' | 'top' | null;
  /** Where captions at the foot end, and the canvas is free again; its height without them. */
  free: number;
}

/** What is known of the picture and the words that share a canvas. */
export interface Share {
  /** Few words leave the picture the larger part. */
  brief: boolean;
  /** Rows of words that stand under each other: many of them need the height of a canvas that does not lie. */
  rows?: number;
}

/** From so many rows on a picture over or under them gives way, to this share of its side. */
const manyRows = 4;
const besideRows = 0.6;
const yielding = ({ rows = 0 }: Share): number => (rows >= manyRows ? besideRows : 1);

/** A square by its middle. */
export const square = (x: number, y: number, side: number): Rect => ({ x: x - side / 2, y: y - side / 2, width: side, height: side }); // prettier-ignore

/** Layout units that a picture which is as large as it can be keeps from the edges of the canvas. */
const edge = 52;

/** Divides the canvas between the content and its picture. */
export function pictureRoom(arrangement: Arrangement, canvas: PictureCanvas, share: Share): PictureRoom {
  const divided = divide(arrangement, canvas, share);
  const { field, ghost = null } = divided;
  return { ...divided, ghost, foot: field?.nearer === undefined ? footOf(canvas) : null };
}

/** What lies free under the captions of a tall canvas. */
export function footOf({ shape, captions, free, width, height, u }: Omit<PictureCanvas, 'safe'>): Rect | null {
  const y = free + 20 * u;
  return shape === 'tall' && captions === 'bottom' ? { x: 0, y, width, height: height - y } : null;
}

function divide(arrangement: Arrangement, canvas: PictureCanvas, share: Share): Division {
  if (arrangement === 'behind') return behind(canvas, share);
  if (arrangement === 'above') return above(canvas, share);
  return canvas.shape === 'wide' ? besideWords(arrangement, canvas, share) : underWords(arrangement, canvas, share);
}

function besideWords(arrangement: Arrangement, canvas: PictureCanvas, share: Share): Division {
  const { width, height, safe, u, captions } = canvas;
  const middle = safe.y + safe.height / 2;
  const end = safe.x + safe.width;
  switch (arrangement) {
    case 'field': {
      const area: Rect = { x: width * 0.6, y: 0, width: width * 0.4, height };
      return {
        content: { ...safe, width: area.x - 64 * u - safe.x },
        box: square(width * 0.797, middle, Math.min(width * 0.38, safe.height * 0.96)),
        field: { area, edge: 'start' },
      };
    }
    case 'leading': {
      const area: Rect = { x: 0, y: 0, width: width * 0.38, height };
      const from = area.width + 76 * u;
      return {
        content: { ...safe, x: from, width: end - from },
        box: square(width * 0.192, middle, Math.min(width * 0.36, safe.height * 0.96)),
        field: { area, edge: 'end' },
      };
    }
    case 'bleed': {
      const large = largeBeside(canvas, share);
      return { content: { ...safe, width: large.x - 64 * u - safe.x }, box: large, field: null };
    }
    default: {
      // Whole beside the words; what runs under the captions would make them illegible.
      const foot = captions === 'bottom' ? safe.y + safe.height + 24 * u : height;
      const side = Math.min(width * 0.4, foot - safe.y * 0.4);
      const x = width - side * 0.5 - 44 * u;
      return {
        content: { ...safe, width: x - side / 2 - 56 * u - safe.x },
        box: square(x, Math.min(height / 2, foot - side / 2), side),
        field: null,
      };
    }
  }
}

function underWords(arrangement: Arrangement, canvas: PictureCanvas, share: Share): Division {
  const { brief } = share;
  const { width, height, safe, shape, u, captions, free } = canvas;
  const foot = safe.y + safe.height;
  const tall = shape === 'tall';
  const side = brief
    ? Math.min(width * 0.88, safe.height * (tall ? 0.6 : 0.54))
    : Math.min(safe.width * 0.9, safe.height * (tall ? 0.46 : 0.42)) * yielding(share);
  switch (arrangement) {
    case 'field': {
      const top = foot - side;
      const y = top + side * 0.24;
      return {
        content: { ...safe, height: top - 28 * u - safe.y },
        box: square(safe.x + safe.width / 2, foot - side / 2, side),
        field: {
          area: { x: 0, y, width, height: height - y },
          edge: 'top',
          ...(tall && captions === 'bottom' ? { nearer: free } : {}),
        },
      };
    }
    case 'leading': {
      const top = safe.y * 0.4;
      const from = Math.max(safe.y, top + side + 36 * u);
      return {
        content: { ...safe, y: from, height: foot - from },
        box: square(safe.x + safe.width / 2, top + side / 2, side),
        field: { area: { x: 0, y: 0, width, height: top + side * 0.78 }, edge: 'bottom' },
      };
    }
    case 'bleed': {
      // As large as it stands whole, at the end of its row; over captions, which it would make illegible.
      const bottom = captions === 'bottom' ? foot : height - edge * u;
      const large = Math.min(width * 0.86, (bottom - safe.y) * (tall ? 0.54 : 0.5) * (brief ? 1.14 : yielding(share))); // prettier-ignore
      return {
        content: { ...safe, height: bottom - large * 0.98 - 24 * u - safe.y },
        box: square(width - large * 0.5 - edge * u, bottom - large / 2, large),
        field: null,
      };
    }
    default:
      return {
        content: { ...safe, height: safe.height - side - 24 * u },
        box: square(safe.x + safe.width / 2, foot - side / 2, side),
        field: null,
      };
  }
}

function above({ safe, shape, u, width }: PictureCanvas, share: Share): Division {
  const { brief } = share;
  const most = { wide: brief ? 0.58 : 0.47, square: brief ? 0.53 : 0.42, tall: brief ? 0.56 : 0.42 }[shape];
  const side = Math.min(safe.width, safe.height * most * yielding(share));
  const top = safe.y * (shape === 'tall' ? 0.5 : 0.3);
  const from = Math.max(safe.y, top + side + 28 * u);
  return {
    content: { ...safe, y: from, height: safe.y + safe.height - from },
    box: square(safe.x + safe.width / 2, top + side / 2, side),
    // A plate in the middle of a wide canvas has nothing at its sides; a band goes on to both edges.
    field: shape === 'wide' ? { area: { x: 0, y: 0, width, height: top + side * 0.8 }, edge: 'bottom' } : null,
  };
}

/** The picture twice: pale and large behind all, and, where the words are few, in colour before it. */
function behind(canvas: PictureCanvas, share: Share): Division {
  const { width, height, safe, shape } = canvas;
  const wide = shape === 'wide';
  // Whole too: what is cut off is no longer known by its outline.
  const side = Math.min(width, height) * 0.88;
  const ghost = square(width * (wide ? 0.36 : 0.5), height * (shape === 'tall' ? 0.4 : 0.5), side);
  if (!share.brief) return { content: safe, box: square(width * (wide ? 0.68 : 0.5), height * 0.5, side), field: null };
  if (wide) {
    const { x, y, width: large } = largeBeside(canvas, share);
    // A little less than what stands so by itself: it is turned.
    const box = square(x + large * 0.53, y + large / 2, large * 0.94);
    return { content: { ...safe, width: box.x - 64 * canvas.u - safe.x }, box, field: null, ghost };
  }
  // Like the large one, from the other side.
  const { content, box } = underWords('bleed', canvas, share);
  return { content, box: { ...box, x: width - box.x - box.width }, field: null, ghost };
}

/** The largest square in which a picture stands whole beside words of a wide canvas; over captions, if there are any. */
function largeBeside({ width, height, safe, u, captions }: PictureCanvas, { brief }: Share): Rect {
  const foot = captions === 'bottom' ? safe.y + safe.height + 24 * u : height - edge * u;
  const side = Math.min(width * (brief ? 0.47 : 0.42), foot - edge * u);
  return square(width - edge * u - side / 2, (edge * u + foot) / 2, side);
}
