import { stylePacks } from './packs.js';
import fc from 'fast-check';
import { colorDistance, contrast, hexOf, luminance, oklchOf, withContrast } from './color.js';
import { resolveStyle } from './resolve-style.js';
import { ResolvedStyleSchema, type Palette, type StylePack } from './style-pack.js';

const light: StylePack = {
  id: 'light',
  name: 'Light',
  vibe: '',
  palette: {
    background: '#ffffff',
    surface: '#f4f4f2',
    text: '#111111',
    muted: '#5f5f5f',
    accent: '#d7261e',
    onAccent: '#ffffff',
    data: ['#d7261e', '#1f6fb2', '#2b8a3e', '#9c6500', '#7048a8'],
    positive: '#2b8a3e',
    negative: '#c92a2a',
  },
  fonts: { heading: 'Inter', body: 'Inter', mono: 'JetBrains Mono' },
  mood: 'bright',
  captionSkin: 'plain',
  topics: [],
};
const dark: StylePack = {
  ...light,
  id: 'dark',
  palette: {
    ...light.palette,
    background: '#0b1020',
    surface: '#151c30',
    text: '#f2f5ff',
    muted: '#a3adc6',
    accent: '#5bc8ff',
    onAccent: '#0b1020',
    data: ['#5bc8ff', '#ffb454', '#7ee081', '#ff7a90', '#c49bff'],
    positive: '#7ee081',
    negative: '#ff7a90',
  },
};

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const pack = fc.constantFrom(light, dark);

function expectReadable(palette: Palette): void {
  for (const ground of [palette.background, palette.surface]) {
    expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.muted, ground)).toBeGreaterThanOrEqual(4.5);
    for (const color of [palette.accent, palette.positive, palette.negative, ...palette.data])
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
}

/** Reference values of WCAG 2.2 and of the OKLab paper. */
test('contrast and perceptual lightness are those of their definitions', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  expect(oklchOf('#ffffff').l).toBeCloseTo(1, 3);
  expect(oklchOf('#ff0000').l).toBeCloseTo(0.628, 3);
  expect(oklchOf('#ff0000').c).toBeCloseTo(0.2577, 3);
});

test('any colour survives the way through OKLCH', () => {
  fc.assert(fc.property(hex, (color) => expect(colorDistance(hexOf(oklchOf(color)), color)).toBeLessThan(0.006)));
});

test('a colour that stands out is left alone; one that does not keeps its hue', () => {
  expect(withContrast('#d7261e', ['#ffffff'], 3)).toBe('#d7261e');
  fc.assert(
    fc.property(hex, hex, (color, ground) => {
      const moved = withContrast(color, [ground], 4.5);
      expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
      const [before, after] = [oklchOf(color), oklchOf(moved)];
      if (moved !== color && before.c > 0.1 && after.c > 0.05) {
        expect(Math.cos(before.h - after.h)).toBeGreaterThan(0.98);
      }
    }),
  );
});

test('without wishes the pack comes through unchanged', () => {
  expect(resolveStyle(light)).toEqual({ pack: 'light', palette: light.palette, fonts: light.fonts, logo: null });
});

test('any background on any pack stays readable, and is the background', () => {
  fc.assert(
    fc.property(pack, hex, (style, backgroundColor) => {
      const resolved = resolveStyle(style, { backgroundColor });
      expect(resolved.palette.background).toBe(backgroundColor);
      expect(ResolvedStyleSchema.safeParse(resolved).success).toBe(true);
      expectReadable(resolved.palette);
    }),
    { numRuns: 300 },
  );
});

test('any brand colours, with or without a background, stay readable and five data colours remain', () => {
  const brand = fc.record({ primary: hex, secondary: hex, accent: hex }, { requiredKeys: [] });
  fc.assert(
    fc.property(pack, brand, fc.option(hex), (style, colors, backgroundColor) => {
      const { palette } = resolveStyle(style, { brand: colors, backgroundColor });
      expect(palette.data).toHaveLength(5);
      expectReadable(palette);
    }),
    { numRuns: 300 },
  );
});

test('a dark background turns dark text light', () => {
  const { palette } = resolveStyle(light, { backgroundColor: '#0a0a0a' });
  expect(luminance(palette.text)).toBeGreaterThan(0.6);
});

test('the primary colour is the accent and the first data colour, as it is when it has the contrast', () => {
  const { palette } = resolveStyle(light, { brand: { primary: '#0B5FFF', secondary: '#00875a' } });
  expect(palette.accent).toBe('#0b5fff');
  expect(palette.data.slice(0, 2)).toEqual(['#0b5fff', '#00875a']);
});

test('the brand’s fonts and logo are taken', () => {
  const brand = { headingFont: 'Lora', logo: 'logo' };
  expect(resolveStyle(light, { brand })).toMatchObject({
    fonts: { heading: 'Newsreader', body: 'Inter' },
    logo: 'logo',
  });
});

test('difficult brand colours keep the text of every pack readable', () => {
  const difficult = ['#ffff00', '#ffffff', '#000000', '#39ff14', '#ff00ff', '#00ffff', '#808080', '#ff0000'];
  for (const style of stylePacks)
    for (const primary of difficult)
      for (const backgroundColor of [null, '#ffff00', '#101010']) {
        const brand = { primary, secondary: '#ffff00', accent: '#ffffff' };
        const { palette } = resolveStyle(style, { brand, backgroundColor });
        for (const ground of [palette.background, palette.surface]) {
          const low = [palette.text, palette.muted].filter((color) => contrast(color, ground) < 4.5);
          const faint = [palette.accent, palette.data[0]!].filter((color) => contrast(color, ground) < 3);
          expect([style.id, primary, backgroundColor, low, faint]).toEqual([
            style.id,
            primary,
            backgroundColor,
            [],
            [],
          ]);
        }
        expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
      }
});

describe('the colours of what a film is about', () => {
  const open: StylePack[] = [light, dark].map((style) => ({ ...style, takesSubject: true }));

  test('are the accent, readable as text, on grounds of their hue that are as light as before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...open), fc.array(hex, { minLength: 1, maxLength: 3 }), (style, subject) => {
        const { palette } = resolveStyle(style, { subject });
        expectReadable(palette);
        expect(contrast(palette.accent, palette.background)).toBeGreaterThanOrEqual(4.5);
        expect(oklchOf(palette.background).l).toBeCloseTo(oklchOf(style.palette.background).l, 1);
        expect(palette.data).toHaveLength(5);
      }),
      { numRuns: 300 },
    );
    const { palette } = resolveStyle(open[1]!, { subject: ['#7d4533'] });
    const [brown, accent] = [oklchOf('#7d4533'), oklchOf(palette.accent)];
    expect(Math.cos(brown.h - accent.h)).toBeGreaterThan(0.98);
    expect(accent.l).toBeGreaterThan(brown.l);
  });

  test('give way to a brand’s, to a background that was asked for, and to a pack whose own are its idea', () => {
    const [subject, brand, backgroundColor] = [['#7d4533'], { primary: '#0b5fff' }, '#101010'];
    expect(resolveStyle(open[0]!, { subject, brand })).toEqual(resolveStyle(open[0]!, { brand }));
    expect(resolveStyle(open[0]!, { subject, backgroundColor })).toEqual(resolveStyle(open[0]!, { backgroundColor }));
    expect(resolveStyle(light, { subject })).toEqual(resolveStyle(light));
    expect(resolveStyle(open[0]!, { subject: [] })).toEqual(resolveStyle(open[0]!));
  });
});
