import { depictionOf, fieldOf, scaleEnd } from './depiction.js';
import type { Figure } from './figure.js';

const figure = (value: number, unit: string, display = String(value), more: Partial<Figure> = {}): Figure => ({ value, magnitude: value, display, prefix: '', suffix: '', decimals: 0, unit, ...more }); // prettier-ignore

describe('what a figure measures settles the object that shows it', () => {
  test.each([
    [figure(40, 'min'), 'clock'],
    [figure(4, 'day'), 'calendar'],
    [figure(12, 'year'), 'calendar'],
    [figure(18, 'currency:EUR', '€18'), 'money'],
    [figure(120, 't'), 'weight'],
    [figure(600, 'm'), 'ruler'],
    [figure(600, 'ml'), 'vessel'],
    [figure(180, '°C'), 'thermometer'],
    [figure(-4, '°C'), 'thermometer'],
    [figure(4, 'bar'), 'gauge'],
    [figure(65, 'dB'), 'gauge'],
    [figure(150, 'Hz', '25 to 150 hertz', { low: 25 }), 'span'],
    [figure(5, 'day', '3–5 days', { low: 3 }), 'span'],
    [figure(41, 'percent', '41%'), 'share'],
    [figure(24, 'percent', '+24%'), 'growth'],
    [figure(48_000, '', '48,000'), 'field'],
    [figure(18, '', '18 thousand', { magnitude: 18_000 }), 'field'],
    [figure(2.5, '', '2.5 million', { magnitude: 2_500_000, decimals: 1 }), 'field'],
  ])('%j', (one, object) => expect(depictionOf(one)).toBe(object));

  test.each([
    ['more than a dial holds', figure(90, 'min')],
    ['a range of nothing', figure(4, '', '3–4', { low: 3 })],
    ['a rating', figure(4.8, '', '4.8', { decimals: 1 })],
    ['a share above the whole', figure(130, 'percent', '130%')],
    ['an hour and a half', figure(1, 'h', '1 h 30', { magnitude: 1.5 })],
    ['nothing', figure(0, '', '0')],
  ])('none for %s', (_, one) => expect(depictionOf(one)).toBeUndefined());

  test('none for a percentage that rose: by so much, or to so much', () => {
    expect(depictionOf(figure(30, 'percent', '30%'), 'up')).toBeUndefined();
  });
});

test.each([3, 48, 60, 61, 999, 1000, 48_000, 43_001, 2_500_000])('the marks of a field are worth %d, within half a mark', (count) => {
  const { each, marks } = fieldOf(count);
  expect(marks).toBeLessThanOrEqual(60);
  expect(count <= 60 ? marks === count : marks >= 12).toBe(true);
  expect(Math.abs(marks * each - count)).toBeLessThanOrEqual(each / 2);
}); // prettier-ignore

test.each([
  [4, 5],
  [150, 200],
  [0.3, 0.5],
  [1000, 1000],
])('a scale for %d ends at %d', (size, end) => expect(scaleEnd(size)).toBeCloseTo(end));
