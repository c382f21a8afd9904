import type { ShapeClass } from '@scenewright/core/canvas';
import type { Arrangement } from '@scenewright/core/drawings';
import type { Rect } from '../scene-context/rect.js';

export interface PictureRoom {
  /** What is left for the content, within the safe area. */
  content: Rect;
  /** A square for the picture; it may leave the canvas. */
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
  /** It has to be seen whole: a measure, not a drawing that the edge may cut. */
  whole: boolean;
  /** Rows of words that stand under each other: many of them need the height of a canvas that does not lie. */
  rows?: number;
}

/** From so many rows on a picture over or under them gives way, to this share of its side. */
const manyRows = 4;
const besideRows = 0.6;
const yielding = ({ rows = 0 }: Share): number => (rows >= manyRows ? besideRows : 1);

/** A square by its middle. */
export const square = (x: number, y: number, side: number): Rect => ({ x: x - side / 2, y: y - side / 2, width: side, height: side }); // prettier-ignore

/** Middle of a picture that bleeds off the canvas, in shares of its side from the edge: about a third of it is cut off. */
const bled = 0.19;

/** Divides the canvas between the content and its picture. */
export function pictureRoom(arrangement: Arrangement, canvas: PictureCanvas, share: Share): PictureRoom {
  const divided = divide(arrangement, canvas, share);
  const { box, field, ghost = null } = divided;
  // One that is pale alone leaves the foot as empty as it was.
  const pale = arrangement === 'behind' && ghost === null;
  const reached = field?.nearer !== undefined || (!pale && box.y + box.height > canvas.free + 40 * canvas.u);
  return { ...divided, ghost, foot: reached ? null : footOf(canvas) };
}

/** What lies free under the captions of a tall canvas. */
export function footOf({ shape, captions, free, width, height, u }: Omit<PictureCanvas, 'safe'>): Rect | null {
  const y = free + 20 * u;
  return shape === 'tall' && captions === 'bottom' ? { x: 0, y, width, height: height - y } : null;
}

function divide(arrangement: Arrangement, canvas: PictureCanvas, share: Share): Division {
  if (arrangement === 'behind') return behind(canvas, share);
  if (arrangement === 'above') return above(canvas, share);
  return canvas.shape === 'wide' ? besideWords(arrangement, canvas) : underWords(arrangement, canvas, share);
}

function besideWords(arrangement: Arrangement, canvas: PictureCanvas): Division {
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
      // What runs under the captions would make them illegible.
      const side = captions === null ? height * 1.04 : safe.height * 1.06;
      const x = width - side * bled;
      return {
        content: { ...safe, width: x - side * 0.47 - 24 * u - safe.x },
        box: square(x, captions === null ? height * 0.5 : middle, side),
        field: null,
      };
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
  const { brief, whole } = share;
  const { width, height, safe, shape, u, captions, free } = canvas;
  const foot = safe.y + safe.height;
  const tall = shape === 'tall';
  const side = brief
    ? Math.min(width * 0.96, safe.height * (tall ? 0.6 : 0.54))
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
      // Under the captions a tall canvas is free: the words keep all above them, and the picture rises from its foot.
      if (tall && captions === 'bottom' && !whole) {
        const large = Math.min(width * 0.84, (height - free) * 1.7);
        return { content: safe, box: square(width * 0.58, free + large * 0.5, large), field: null };
      }
      const most = tall ? 0.54 : 0.5;
      if (captions !== 'bottom' && !whole) {
        // Off the foot of the canvas.
        const large = Math.min(width, (height - safe.y) * most * (brief ? 1.56 : 1.38));
        const top = height - large * (0.5 + bled);
        return {
          content: { ...safe, height: top - 24 * u - safe.y },
          box: square(width * 0.54, top + large / 2, large),
          field: null,
        };
      }
      // Over captions it stays whole, at the end of its row.
      const bottom = captions === 'bottom' ? foot : height - 24 * u;
      const large = Math.min(width * 0.94, (bottom - safe.y) * most * (brief ? 1.14 : 1));
      return {
        content: { ...safe, height: bottom - large * 0.98 - 24 * u - safe.y },
        box: square(width - large * 0.5 - 24 * u, bottom - large / 2, large),
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

/** The picture twice: pale over the whole canvas, and, where the words are few, in colour and cut off by its edge. */
function behind(canvas: PictureCanvas, share: Share): Division {
  const { width, height, safe, shape, u, captions } = canvas;
  const side = Math.max(width, height) * (shape === 'wide' ? 0.74 : 0.86);
  const ghost = square(width * (shape === 'wide' ? 0.42 : 0.68), height * (shape === 'wide' ? 0.6 : 0.36), side);
  if (!share.brief) return { content: safe, box: square(width * 0.68, height * 0.56, side), field: null };
  if (shape !== 'wide') {
    // Like one that bleeds off the canvas, from the other side.
    const { content, box } = underWords('bleed', canvas, share);
    return { content, box: { ...box, x: width - box.x - box.width }, field: null, ghost };
  }
  const large = captions === null ? height * 0.98 : safe.height * 1.1;
  const x = width - large * bled;
  const y = captions === null ? height * 0.5 : safe.y + safe.height + 20 * u - large / 2;
  return {
    // It is turned, and comes nearer.
    content: { ...safe, width: x - large * 0.57 - 24 * u - safe.x },
    box: square(x, y, large),
    field: null,
    ghost,
  };
}
