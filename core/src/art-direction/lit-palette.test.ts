import { contrast, luminance, stylePacks } from '../style/index.js';
import { LightSchema } from './art-direction.js';
import { litPalette } from './lit-palette.js';

const cases = stylePacks.flatMap((pack) => LightSchema.options.map((light) => [pack.id, light, pack.palette] as const));

test.each(cases)('what is written in %s keeps its contrast in the light of %s', (_id, light, palette) => {
  const lit = litPalette(palette, light);
  for (const ground of [lit.background, lit.surface]) {
    expect(contrast(lit.text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(lit.muted, ground)).toBeGreaterThanOrEqual(4.49);
    expect(contrast(lit.accent, ground)).toBeGreaterThanOrEqual(light === 'day' ? 3 : 4.49);
  }
  expect(contrast(lit.onAccent, lit.accent)).toBeGreaterThanOrEqual(4.49);
});

test.each(stylePacks.map((pack) => [pack.id, pack.palette] as const))(
  'a film by night is dark in %s',
  (_id, palette) => {
    expect(luminance(litPalette(palette, 'night').background)).toBeLessThan(0.06);
  },
);

test('by day a pack stays as it is', () => {
  const { palette } = stylePacks[0]!;
  expect(litPalette(palette, 'day')).toBe(palette);
});
