import { contrast, stylePacks } from '@scenewright/core/style';
import { wallOf, wallPalette, type Wall } from './wall.js';

const walls: Wall[] = ['own', 'accent', 'second', 'night'];
const style = (pack: string) => ({ pack, palette: stylePacks.find(({ id }) => id === pack)!.palette });

test.each(stylePacks.map(({ id, palette }) => [id, palette] as const))('%s can be read on each of its walls', (_, own) => {
  for (const wall of walls) {
    const { background, text, muted, accent, onAccent, positive, negative } = wallPalette(own, wall);
    for (const ink of [text, muted]) expect(contrast(ink, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    for (const [ink, before] of [[positive, own.positive], [negative, own.negative]] as const)
      expect(contrast(ink, background)).toBeGreaterThanOrEqual(Math.min(4.5, contrast(before, own.background)));
  }
}); // prettier-ignore

test('neighbours, whose places lie two apart, never share a wall that is not the own one', () => {
  for (const kind of ['callout', 'bar-chart'] as const)
    for (const a of [0, 1, 2, 3, 4, 5])
      for (const b of [0, 1, 2, 3, 4, 5].filter((place) => Math.abs(place - a) >= 2))
        expect(wallOf({ kind, shot: a }, style('swiss'))).not.toBe(wallOf({ kind, shot: b }, style('swiss')));
});

test('only a statement stands on the night side', () => {
  expect(wallOf({ kind: 'callout', shot: 5 }, style('swiss'))).toBe('night');
  expect(wallOf({ kind: 'bar-chart', shot: 5 }, style('swiss'))).toBe('second');
});

test('a neutral pack, a ground that was asked for, the last scene and one that covers the canvas keep their own', () => {
  const { palette } = style('swiss');
  expect(wallOf({ kind: 'callout', shot: 5 }, style('no-style'))).toBe('own');
  expect(wallOf({ kind: 'callout', shot: 5 }, { pack: 'swiss', palette: { ...palette, background: '#ffeecc' } })).toBe('own'); // prettier-ignore
  expect(wallOf({ kind: 'callout', shot: 5, closes: true }, style('swiss'))).toBe('own');
  expect(wallOf({ kind: 'footage', shot: 5 }, style('swiss'))).toBe('own');
});

test('a dark ground takes a colour in its depth, not its grey', () => {
  const grey = (hex: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    return Math.min(...parts) / Math.max(...parts);
  };
  for (const wall of ['accent', 'second', 'night'] as const) {
    const { background } = wallPalette(style('neon').palette, wall);
    expect(grey(background)).toBeLessThan(0.45);
    expect(contrast(background, '#000000')).toBeLessThan(2);
  }
});
