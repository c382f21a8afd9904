import { comparedSpan, lyingBar, valueSpan } from './value-span.js';

const widths = (values: readonly number[]): number[] => {
  const span = comparedSpan(values);
  return values.map((value) => lyingBar(value, { span, start: 0, length: 1000 }, 3).width);
};

test('values that lie close together are told apart, from a round value below them', () => {
  const values = [8849, 8611, 8586, 8516, 8485];
  const span = comparedSpan(values);
  expect(span.isBroken).toBe(true);
  expect(span.base).toBe(8300);
  const [first, ...others] = widths(values);
  expect(first).toBeCloseTo(1000);
  expect(others[0]).toBeLessThan(700);
  expect(others.at(-1)).toBeGreaterThan(250);
  expect([first!, ...others]).toEqual([first!, ...others].toSorted((a, b) => b - a));
});

test.each([[[100, 72, 31]], [[4.5, 3.9, 1.2]], [[5, -3]], [[7, 7, 7]], [[0, 3]]])(
  'others are drawn from zero: %j',
  (values) => {
    expect(comparedSpan(values)).toMatchObject({ isBroken: false, base: 0, low: valueSpan(values).low });
  },
);

test('small decimals have a round base too', () => {
  const { base, isBroken } = comparedSpan([9.58, 9.69, 9.72]);
  expect(isBroken).toBe(true);
  expect(base).toBeGreaterThan(9.4);
  expect(base).toBeLessThan(9.58);
});
