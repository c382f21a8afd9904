import { contrast, stylePacks } from '@scenewright/core/style';
import { closingOf, closingPalette } from './closing-palette.js';

const seeds = Array.from({ length: 200 }, (_, at) => at * 7919);
const endings = (kind: 'end-card' | 'contact-card' | 'bar-chart', pack = 'swiss') =>
  new Set(seeds.map((seed) => closingOf({ kind, seed, closes: true }, pack)));

test.each(stylePacks.map(({ id, palette }) => [id, palette] as const))(
  '%s can be read on its own accent',
  (_, palette) => {
    const { background, text, muted, accent, onAccent } = closingPalette(palette);
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(muted, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  },
);

test('words end on the accent or on the ground, an object before either, by the seed', () => {
  expect(endings('end-card')).toEqual(new Set(['words', null]));
  expect(endings('contact-card')).toEqual(new Set(['object', null]));
});
test('a chart, a neutral pack and a scene that others follow keep their ground', () => {
  expect(endings('bar-chart')).toEqual(new Set([null]));
  expect(endings('end-card', 'no-style')).toEqual(new Set([null]));
  expect(new Set(seeds.map((seed) => closingOf({ kind: 'end-card', seed }, 'swiss')))).toEqual(new Set([null]));
});
