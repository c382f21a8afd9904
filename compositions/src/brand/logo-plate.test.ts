import { contrast, stylePacks } from '@scenewright/core/style';
import { logoPlate } from './logo-plate.js';

const logos: Record<string, string[]> = {
  white: ['#ffffff'],
  black: ['#0a0a0a'],
  navy: ['#0b1f4b'],
  neon: ['#39ff14'],
  yellow: ['#ffe600'],
  'white and red': ['#ffffff', '#e30613'],
  'navy and orange': ['#10254f', '#f08a1d'],
};

test.each(stylePacks.map(({ id, palette }) => ({ id, palette })))(
  'every logo stands out from its plate in $id',
  ({ palette }) => {
    for (const [name, inks] of Object.entries(logos)) {
      const plate = logoPlate(palette, inks);
      const worst = Math.min(...inks.map((ink) => contrast(ink, plate)));
      expect({ name, readable: worst >= 2.3 }).toEqual({ name, readable: true });
    }
  },
);

test('a logo that reads on the ground of the scene needs no other', () => {
  for (const { palette } of stylePacks) expect(logoPlate(palette, [palette.text])).toBe(palette.background);
});
