import type { Figure } from '@scenewright/core/figures';
import { gapOf } from './gap-mark.js';

const figure = (value: number): Figure => ({
  ...{ value, magnitude: value, display: value.toLocaleString('en'), prefix: '', suffix: '', decimals: 0, unit: '' },
});
const months = [1200, 1350, 5300, 5100].map((value, index) => ({ label: String(index), figure: figure(value) }));
const gap = (title?: string) =>
  gapOf(
    {
      content: { title },
      turn: { at: 90, of: 'title' },
      figureAt: (_: unknown, value: number) => value.toLocaleString('en'),
    } as unknown as Parameters<typeof gapOf>[0],
    months,
  );

test('lies between the two figures that the title tells', () => {
  expect(gap('Visitors: from 1,200 to 5,100')).toEqual({ leader: 3, last: 0, text: '+3,900' });
});

test.each([['Visitors'], ['Visitors lead with 5,300'], ['From 11,200 to 5,100'], [undefined]])(
  'of “%s” between the largest and the smallest',
  (title) => expect(gap(title)).toEqual({ leader: 2, last: 0, text: '+4,100' }),
);
