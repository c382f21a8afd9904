import { contrast, stylePacks } from '@scenewright/core/style';
import { wallPalette } from '../look/wall.js';
import { inactiveTone } from '../pictures/treatment.js';
import { inactive, trackInk } from './shades.js';

const palettes = stylePacks.flatMap(({ palette }) =>
  (['own', 'accent', 'second', 'night'] as const).map((wall) => wallPalette(palette, wall)),
);

test('what does not count is still seen, on every ground of every pack, and on its surfaces', () => {
  for (const own of palettes)
    for (const background of [own.background, own.surface]) {
      const palette = { ...own, background };
      expect(contrast(inactive({ palette }), background)).toBeGreaterThanOrEqual(1.6);
      expect(contrast(trackInk({ palette }), background)).toBeGreaterThanOrEqual(1.4);
      for (const fill of ['#ffffff', '#888888', '#000000'])
        expect(contrast(inactiveTone(fill, palette), background)).toBeGreaterThanOrEqual(1.55);
    }
});

test('it stays quieter than muted words', () => {
  for (const palette of palettes)
    expect(contrast(inactive({ palette }), palette.background)).toBeLessThan(
      contrast(palette.muted, palette.background),
    );
});
