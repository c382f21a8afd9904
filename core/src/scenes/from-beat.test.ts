import type { Figure } from '../figures/figure.js';
import { marked } from './from-beat.js';

const of = (label: string, value: number) => ({ label, figure: { value, magnitude: value, display: `${value}` } as Figure }); // prettier-ignore
const rain = (arrangement: 'time' | 'other') =>
  ({ type: 'series', arrangement, items: [of('October', 111), of('November', 142), of('December', 107)] }) as never;
const lit = (arrangement: 'time' | 'other', claim?: string) =>
  marked(rain(arrangement), claim).filter(({ highlight }) => highlight).map(({ label }) => label); // prettier-ignore

test('of a series the figure stands out that the claim names', () => {
  expect(lit('time', 'Rain: November is highest with 142 mm')).toEqual(['November']);
  expect(lit('other', 'december was dry')).toEqual(['December']);
});

test('where the claim names none, or several, it is the last of a time and else the largest', () => {
  expect(lit('time')).toEqual(['December']);
  expect(lit('time', 'From October to November it rained')).toEqual(['December']);
  expect(lit('other', 'Novembers are wet')).toEqual(['November']);
});
