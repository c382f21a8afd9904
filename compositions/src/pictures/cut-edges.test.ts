import { cutEdges, groundingOf } from './cut-edges.js';

const of = (...shapes: string[]) => ({
  name: 'thing',
  size: 32,
  shapes: shapes.map((d, at) => ({ d, fill: ['#884422', '#22cc66', '#4488cc'][at]! })),
});
/** A sky, a hill and a lake, cut by one square with round corners. */
const view = of(
  'M2 6A4 4 0 0 1 6 2H26A4 4 0 0 1 30 6V16H2Z',
  'M2 14C10 10 20 12 30 14V24H2Z',
  'M2 22H30V26A4 4 0 0 1 26 30H6A4 4 0 0 1 2 26Z',
);
const wave = of('M3 16C3 6 20 2 29 10C22 12 22 20 29 24V30H3Z');
const ball = of('M16 3A13 13 0 1 1 16 29A13 13 0 1 1 16 3Z');
const drop = of('M16 2C20 10 26 16 26 21C26 27 21 30 16 30C11 30 6 27 6 21C6 16 12 10 16 2Z');
const phone = of('M10 2H22A2 2 0 0 1 24 4V28A2 2 0 0 1 22 30H10A2 2 0 0 1 8 28V4A2 2 0 0 1 10 2Z');

test('a view cut out of the world is a print; what has a flat foot stands; what is round may float', () => {
  expect([view, wave, phone, ball, drop].map(groundingOf)).toEqual(['print', 'seat', 'seat', null, null]);
});

test('straight sides are measured along the outline, relative commands and closing lines too', () => {
  const box = cutEdges(of('m4 8h24v20h-24z'));
  expect(box.bounds).toEqual({ left: 4, right: 28, top: 8, bottom: 28 });
  expect(Object.values(box.straight)).toEqual([1, 1, 1, 1]);
  expect(cutEdges(wave).straight.bottom).toBe(1);
  expect(cutEdges(ball).straight.bottom).toBe(0);
});

test('an arc is followed on its own side', () => {
  const near = (drawing: Parameters<typeof cutEdges>[0]) => Object.values(cutEdges(drawing).bounds).map(Math.round);
  expect(near(ball)).toEqual([3, 29, 3, 29]);
  // The longer and the shorter way round, both ways.
  expect(near(of('M6 16A10 10 0 1 0 16 6Z'))).toEqual([6, 26, 6, 26]);
  expect(near(of('M6 16A10 10 0 0 1 16 6Z'))).toEqual([6, 16, 6, 16]);
});
