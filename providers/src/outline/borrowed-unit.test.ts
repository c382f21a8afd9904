import type { Figure } from '@scenewright/core/figures';
import { inUnitOf } from './borrowed-unit.js';

const plain = (value: number): Figure => ({ value, magnitude: value, display: value.toLocaleString('en'), prefix: '', suffix: '', decimals: 0, unit: '' }); // prettier-ignore
const million = (value: number): Figure => ({ ...plain(value), magnitude: value * 1e6, display: `${value} million`, suffix: ' million' }); // prettier-ignore

test('"from 10 to 14 million": ten are millions, too', () => {
  expect(inUnitOf(plain(10), million(14))).toMatchObject({ display: '10 million', magnitude: 1e7 });
});

test.each([120_000, 1000])('"from %d to 1.1 million": who writes thousands out does not mean so many millions', (value) => {
  expect(inUnitOf(plain(value), million(1.1))).toEqual(plain(value));
}); // prettier-ignore
