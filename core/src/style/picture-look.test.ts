import fc from 'fast-check';
import { contrast, colorDistance } from './color.js';
import { pictureColors } from './picture-look.js';
import { stylePacks } from './packs.js';
import { graphicContrast, resolveStyle, textContrast } from './resolve-style.js';

test('a large dark or light area is the ground; middle tones and small areas are none', () => {
  const orange = { color: '#f76707', share: 0.2 };
  const groundOf = (color: string, share: number) => pictureColors([[{ color, share }, orange]])?.ground;
  expect(groundOf('#0b2545', 0.6)).toBe('#0b2545');
  expect(groundOf('#fbf6e9', 0.6)).toBe('#fbf6e9');
  expect(groundOf('#5f7f9f', 0.6)).toBeNull();
  expect(groundOf('#0b2545', 0.25)).toBeNull();
});

test('strong colours come before dull ones, near ones count once, specks and greys do not', () => {
  const look = [
    { color: '#9a8f86', share: 0.5 },
    { color: '#e03131', share: 0.2 },
    { color: '#e23535', share: 0.2 },
    { color: '#1971c2', share: 0.09 },
    { color: '#2f9e44', share: 0.005 },
  ];
  expect(pictureColors([look])).toEqual({ ground: null, colors: ['#e03131', '#1971c2'] });
  expect(pictureColors([[{ color: '#808080', share: 1 }]])).toBeNull();
  expect(pictureColors([])).toBeNull();
});

test('a picture of one dark colour gives a light one of its hue to speak with', () => {
  const found = pictureColors([[{ color: '#0b2545', share: 1 }]])!;
  expect(found.ground).toBe('#0b2545');
  expect(contrast(found.colors[0]!, '#0b2545')).toBeGreaterThan(3);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever a picture holds, texts and graphics can be read on the style that it gives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ color: hex, share: fc.double({ min: 0.01, max: 0.9, noNaN: true }) }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.constantFrom(...stylePacks),
      (look, pack) => {
        const found = pictureColors([look]);
        if (!found) return;
        const [primary, accent, secondary] = found.colors;
        const { palette } = resolveStyle(pack, {
          brand: { primary, accent, secondary },
          backgroundColor: found.ground,
        });
        for (const ground of [palette.background, palette.surface]) {
          expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(graphicContrast - 0.01);
        }
        expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(textContrast);
        expect(found.colors.every((a, i) => found.colors.every((b, j) => i === j || colorDistance(a, b) >= 0.11))).toBe(
          true,
        );
      },
    ),
    { numRuns: 200 },
  );
});
