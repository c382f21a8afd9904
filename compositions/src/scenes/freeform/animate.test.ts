import fc from 'fast-check';
import { valueAt } from './animate.js';

const keys = [
  { at: 1, value: 10, ease: 'linear' as const },
  { at: 3, value: 30, ease: 'linear' as const },
  { at: 4, value: 0, ease: 'hold' as const },
];

test('stands before the first and after the last keyframe, and runs between them', () => {
  expect([0, 1, 2, 3, 3.9, 4, 99].map((time) => valueAt(keys, time))).toEqual([10, 10, 20, 30, 30, 0, 0]);
  expect(valueAt(7, 5)).toBe(7);
});

test('the order in which keyframes are written does not matter', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 6, noNaN: true }),
      (time) => valueAt(keys, time) === valueAt([...keys].reverse(), time),
    ),
  );
});

test('two keyframes at one time jump without a division by zero', () => {
  const jump = [
    { at: 2, value: 1, ease: 'out' as const },
    { at: 2, value: 5, ease: 'out' as const },
  ];
  expect(valueAt(jump, 2)).toBe(5);
});
