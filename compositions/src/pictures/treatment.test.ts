import type { Drawing } from '@scenewright/core/drawings';
import { contrast, stylePacks } from '@scenewright/core/style';
import { lookOf } from '../look/looks.js';
import { inked, printed } from './treatment.js';

const drawing = (...fills: string[]): Drawing => ({
  name: 'x',
  size: 32,
  shapes: fills.map((fill) => ({ d: 'M0 0h4v4z', fill })),
});
const duotones = stylePacks.filter(({ id }) => lookOf(id).picture.ink === 'duotone');
const inksOf = (id: string, ...fills: string[]): string[] => {
  const { palette } = duotones.find((pack) => pack.id === id)!;
  return printed(drawing(...fills), palette, lookOf(id).picture).map(({ fill }) => fill);
};
const distance = (a: string, b: string): number => Math.max(...[1, 3, 5].map((at) => Math.abs(parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16)))); // prettier-ignore

describe.each(duotones.map(({ id, palette }) => [id, palette] as const))('printed in %s', (id, { background }) => {
  test('near tones are told apart: the two yellows of a sun', () => {
    const [edge, disc] = inksOf(id, '#ff822d', '#fcd53f');
    expect(distance(edge!, disc!)).toBeGreaterThan(40);
  });
  test('what is all dark, or all light, is seen on the ground', () => {
    for (const fills of [
      ['#4b4b4b', '#333333'],
      ['#f4f4f4', '#e1d8ec'],
    ])
      expect(Math.max(...inksOf(id, ...fills).map((fill) => contrast(fill, background)))).toBeGreaterThan(1.8);
  });
  test('the order of light and dark is kept within an ink', () => {
    const [dark, middle, light] = inksOf(id, '#5a1e0a', '#d0603a', '#ffd9c4');
    expect(contrast(dark!, '#ffffff')).toBeGreaterThan(contrast(middle!, '#ffffff'));
    expect(contrast(middle!, '#ffffff')).toBeGreaterThan(contrast(light!, '#ffffff'));
  });
});

test('a pack of two inks tells warm parts from cold ones, one of a single ink does not', () => {
  const hue = (id: string): number => {
    const [warm, cold] = inksOf(id, '#d05a5a', '#5a5ad0');
    return distance(warm!, cold!);
  };
  expect(hue('dark-data')).toBeGreaterThan(100);
  expect(lookOf('swiss').picture.inks).toBeUndefined();
});

test('where all is cold, land is told from sky', () => {
  const [land, sky, sea] = inksOf('retro-print', '#3a9a4a', '#6aa8f0', '#2f5fc0');
  expect(distance(land!, sky!)).toBeGreaterThan(60);
  expect(distance(sky!, sea!)).toBeLessThan(distance(land!, sky!));
});

test.each(duotones.filter(({ id }) => lookOf(id).picture.inks === 2).map(({ id }) => id))('a face is warm and a tree is cold whatever the accent is, where the pack has such inks: %s', (id) => {
  const { palette } = duotones.find((pack) => pack.id === id)!;
  const redness = (hex: string): number => parseInt(hex.slice(1, 3), 16) - parseInt(hex.slice(5, 7), 16);
  for (const accent of ['#2e7d32', '#1d5fd0', '#c2410c']) {
    const own = { ...palette, accent, data: ['#e07a2f', '#2f6fe0', ...palette.data] };
    const [face, tree] = printed(drawing('#f2b27a', '#4a90c0'), own, lookOf(id).picture).map(({ fill }) => fill);
    expect(redness(face!)).toBeGreaterThan(redness(tree!));
  }
}); // prettier-ignore

test('what has its colours by nature keeps them, but in packs whose idea the print is', () => {
  const butter = drawing('#fcd53f', '#f9c23c');
  for (const { id, palette } of duotones) {
    const { picture } = lookOf(id);
    expect([id, inked({ ...butter, natural: true }, palette, picture)]).toEqual([id, picture.printsAll ? printed(butter, palette, picture) : butter.shapes]); // prettier-ignore
    expect(inked(butter, palette, picture)).toEqual(printed(butter, palette, picture));
  }
  expect(duotones.filter(({ id }) => lookOf(id).picture.printsAll).map(({ id }) => id)).toEqual([
    'retro-print',
    'neon',
  ]);
});
