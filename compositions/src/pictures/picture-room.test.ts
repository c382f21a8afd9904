import { layoutCanvas, shapeClass, type AspectRatio } from '@scenewright/core/canvas';
import { arrangements } from '@scenewright/core/drawings';
import type { Rect } from '../scene-context/rect.js';
import { pictureRoom, type PictureCanvas } from './picture-room.js';

const canvasOf = (ratio: AspectRatio, captions: 'bottom' | null): PictureCanvas => {
  const { width, height } = layoutCanvas(ratio);
  const foot = captions ? (shapeClass({ width, height }) === 'tall' ? 668 : 196) : 90;
  const safe = { x: 90, y: 90, width: width - 180, height: height - 90 - foot };
  return {
    width,
    height,
    safe,
    shape: shapeClass({ width, height }),
    u: 1,
    captions,
    free: captions && height > 1400 ? 1440 : height,
  };
};
const area = (rect: Rect): number => rect.width * rect.height;
const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;
/** The part of a box that lies on the canvas. */
const seen = (box: Rect, { width, height }: PictureCanvas): Rect => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return { x, y, width: Math.min(width, box.x + box.width) - x, height: Math.min(height, box.y + box.height) - y };
};
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const shares = [
  { words: 'few words', brief: true },
  { words: 'many words', brief: false },
  { words: 'six rows', brief: false, rows: 6 },
];

describe.each(['16:9', '9:16', '1:1', '4:5'] as const)('in %s', (ratio) => {
  describe.each([null, 'bottom' as const].flatMap((captions) => shares.map((share) => ({ captions, ...share }))))(
    'with captions $captions and $words',
    ({ captions, ...share }) => {
      const canvas = canvasOf(ratio, captions);
      const rooms = arrangements.map((arrangement) => ({ arrangement, room: pictureRoom(arrangement, canvas, share) }));

      test.each(rooms)('$arrangement leaves the words room in the safe area', ({ room }) => {
        expect(within(room.content, canvas.safe)).toBe(true);
        expect(area(room.content) / area(canvas.safe)).toBeGreaterThan(share.brief ? 0.36 : 0.45);
      });
      test.each(rooms)('$arrangement uses at least half of what captions leave', ({ room }) => {
        const field = room.field ? area(room.field.area) : 0;
        const used = area(room.content) + Math.max(field, area(seen(room.box, canvas)));
        expect(used / (canvas.width * (captions ? canvas.safe.y + canvas.safe.height : canvas.height))).toBeGreaterThan(
          0.5,
        );
      });
      test.each(rooms.filter(({ arrangement }) => arrangement !== 'behind'))(
        '$arrangement keeps the picture off the words, and off the captions',
        ({ room }) => {
          expect(overlap(seen(room.box, canvas), room.content) / area(room.content)).toBeLessThan(0.03);
          const foot = room.box.y + room.box.height;
          if (captions) expect(foot).toBeLessThanOrEqual(canvas.safe.y + canvas.safe.height + 30);
        },
      );
      test.each(rooms)('$arrangement shows the picture, and its pale likeness, whole', ({ room }) => {
        for (const box of [room.box, room.ghost]) if (box) expect(within(box, { x: 8, y: 8, width: canvas.width - 16, height: canvas.height - 16 })).toBe(true); // prettier-ignore
      });
      test.each(rooms)('$arrangement leaves no foot of a tall canvas bare under the captions', ({ room }) => {
        if (canvas.shape !== 'tall' || captions === null) return;
        const { field, foot } = room;
        expect(field?.nearer !== undefined || foot !== null).toBe(true);
        if (foot) expect(foot.y).toBeGreaterThanOrEqual(canvas.free);
      });
      test('few words leave the picture more room than many', () => {
        if (canvas.shape === 'wide' || !share.brief) return;
        for (const arrangement of ['beside', 'field', 'leading', 'above'] as const) {
          const many = pictureRoom(arrangement, canvas, { brief: false });
          expect(pictureRoom(arrangement, canvas, share).box.width).toBeGreaterThan(1.1 * many.box.width);
        }
      });
      test('six rows have more of the height than other words', () => {
        if (canvas.shape === 'wide' || !('rows' in share)) return;
        for (const arrangement of ['beside', 'field', 'leading', 'above'] as const) {
          const others = pictureRoom(arrangement, canvas, { brief: false });
          expect(pictureRoom(arrangement, canvas, share).content.height).toBeGreaterThan(1.2 * others.content.height);
        }
      });
      test('no two put the picture in the same place', () => {
        const places = rooms.map(({ room: { box, field } }) => JSON.stringify([box, field].flatMap((one) => JSON.stringify(one)))); // prettier-ignore
        expect(new Set(places).size).toBe(arrangements.length);
      });
    },
  );
});
