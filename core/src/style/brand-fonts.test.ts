import fc from 'fast-check';
import { brandNotes } from './brand-notes.js';
import { bundledFamilies, familyFor } from './brand-fonts.js';

test('a family that comes along is itself, however it is written', () => {
  for (const family of bundledFamilies) expect(familyFor(family.toUpperCase())).toEqual({ family, exact: true });
});

test.each([
  ['Roboto', 'Inter'],
  ['EB Garamond', 'Newsreader'],
  ['Lora', 'Newsreader'],
  ['Montserrat', 'Sora'],
  ['Bebas Neue', 'Anton'],
  ['Some Company Mono', 'JetBrains Mono'],
  ['Acme Sans Pro', 'Inter'],
  ['Acme Slab', 'Fraunces'],
  ['Bodoni Moda', 'Playfair Display'],
])('%s is shown in %s', (name, family) => {
  expect(familyFor(name)).toEqual({ family, exact: false });
});

test('any name has a family that is there, and no name has none', () => {
  fc.assert(fc.property(fc.string(), (name) => bundledFamilies.includes(familyFor(`x${name}`)!.family)));
  expect(familyFor(' ')).toBeNull();
  expect(familyFor(undefined)).toBeNull();
});

test.each([
  ['ar', 'Tajawal', 'Noto Sans Arabic'],
  ['fa', 'Vazirmatn', 'Noto Sans Arabic'],
  ['he', 'Frank Ruhl Libre', 'Noto Sans Hebrew'],
  ['ja', '游ゴシック', 'Noto Sans JP'],
  ['ar', 'تجوال', 'Noto Sans Arabic'],
  ['en', 'Tajawal', 'Inter'],
  ['ru', 'Гельветика', 'Inter'],
])('in a film in %s, %s that cannot be had is said to be %s', (language, headingFont, family) => {
  expect(brandNotes({ headingFont }, language)).toEqual([
    {
      code: 'font_replaced',
      message: `The font "${headingFont}" is not to be had: "${family}", the nearest that comes along, is used.`,
    },
  ]);
  expect(brandNotes({ headingFont, broughtFonts: [headingFont] }, language)).toEqual([]);
});

test('what is shown otherwise is told, once', () => {
  const codes = (brand: object) => brandNotes(brand).map(({ code }) => code);
  expect(codes({ headingFont: 'Lora', bodyFont: 'Lora', visualStyle: '3d' })).toEqual([
    'font_replaced',
    'visual_style_flat',
  ]);
  expect(codes({ headingFont: 'Inter', visualStyle: '2D' })).toEqual([]);
  expect(codes({ visualStyle: 'claymation' })).toEqual(['visual_style_unknown']);
  expect(brandNotes(null)).toEqual([]);
});
