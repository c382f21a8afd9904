import { sampleFigure } from '../../gallery/figures.js';
import { stepsOf } from './steps.js';

const item = (value: number, total?: boolean) => ({
  label: 'x',
  figure: sampleFigure(String(value), value),
  ...(total === undefined ? {} : { total }),
});

test('steps hang between levels, totals stand on zero', () => {
  const { steps, low, high } = stepsOf([item(10), item(-4), item(3), item(9, true)]);
  expect(steps.map(({ start, end }) => [start, end])).toEqual([
    [0, 10],
    [10, 6],
    [6, 9],
    [0, 9],
  ]);
  expect([low, high]).toEqual([0, 10]);
});

test('a fall under zero widens the range downwards', () => {
  expect(stepsOf([item(3), item(-5)]).low).toBe(-2);
});
