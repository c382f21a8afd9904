import { contrast } from '../style/color.js';
import { stylePack } from '../style/packs.js';
import { applySettings, checkSettings, fontsOfSettings, withFonts } from './apply-settings.js';
import { brandedStyle } from './brand-style.js';
import { InfographicSchema } from './infographic.js';
import { settingsSchema } from './settings-schema.js';

/** Interface 2.7 and 2.8; decisions, fine point 20. */

const pack = stylePack('taste-default')!;

function settingsOf(brand: object, backgroundColor: string | null = '#ffffff') {
  const { style, asked, notes } = brandedStyle(pack, { brand, backgroundColor });
  const figure = { value: 24, magnitude: 24, display: '24%', prefix: '', suffix: '%', decimals: 0, unit: 'percent' };
  const items = [{ label: 'Growth', figure }];
  const graphic = InfographicSchema.parse({
    version: 1,
    language: 'en',
    direction: 'ltr',
    style,
    asked,
    content: {
      title: 'A year',
      visualStyle: '2d',
      panels: ['one', 'two'].map((id) => ({ id, kind: 'figures', items })),
    },
    seed: 1,
    assets: {},
  });
  const schema = settingsSchema(graphic);
  const values = Object.fromEntries(Object.entries(schema).map(([key, setting]) => [key, setting.default]));
  return { graphic, schema, values, notes };
}

test('every colour and font of a brand is a setting with the value of the brand', () => {
  const { values, notes } = settingsOf({
    primary: '#123a7a',
    secondary: '#e2762b',
    accent: '#0f7d48',
    headingFont: 'Montserrat',
    bodyFont: 'Inter',
  });
  expect(values).toMatchObject({
    'colors.primary': '#123a7a',
    'colors.secondary': '#e2762b',
    'colors.accent': '#0f7d48',
    'fonts.heading': 'Montserrat',
    'fonts.body': 'Inter',
  });
  expect(notes.map(({ code }) => code)).toEqual(['font_replaced']);
  expect(notes[0]!.message).toContain('"Montserrat"');
});

test.each(['primary', 'secondary', 'accent'])('a %s colour alone marks what counts', (role) => {
  const { values } = settingsOf({ [role]: '#0f7d48' });
  expect(values['colors.accent']).toBe('#0f7d48');
  expect(values).not.toHaveProperty('colors.primary');
});

test('a colour that could not be seen keeps its setting, and the note tells what is drawn', () => {
  const { graphic, values, notes, schema } = settingsOf({ primary: '#123a7a', accent: '#FFEE00' });
  const drawn = graphic.style.palette.accent;
  expect(values['colors.accent']).toBe('#ffee00');
  expect(contrast(drawn, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(notes.map(({ code }) => code)).toEqual(['brand_color_moved']);
  expect(notes[0]!.message).toContain(drawn);
  // Sent back as it is told, nothing changes; another one is drawn and told as it is.
  expect(applySettings(graphic, { 'colors.accent': '#ffee00' }).style).toEqual(graphic.style);
  const other = applySettings(graphic, { 'colors.accent': '#7a3b9c' });
  expect(other.style.palette.accent).toBe('#7a3b9c');
  expect(settingsSchema(other)['colors.accent']!.default).toBe('#7a3b9c');
  expect(schema['fonts.heading']!.options).not.toContain('Montserrat');
});

test('the font of a brand is among the options, and another takes its place', () => {
  const { graphic, schema } = settingsOf({ headingFont: 'Montserrat' });
  expect(schema['fonts.heading']!.options).toContain('Montserrat');
  expect(graphic.style.fonts.heading).toBe('Sora');
  const other = applySettings(graphic, { 'fonts.heading': 'Anton' });
  expect([other.style.fonts.heading, settingsSchema(other)['fonts.heading']!.default]).toEqual(['Anton', 'Anton']);
});

test('a setting takes any font by its name: the file that came for it, else the nearest that comes along', () => {
  const { graphic, schema } = settingsOf({ primary: '#123a7a' });
  const values = checkSettings(schema, { 'fonts.heading': 'Montserrat', 'fonts.body': 'lora' });
  expect(fontsOfSettings(values)).toEqual(['Montserrat', 'lora']);
  expect(applySettings(graphic, values).style.fonts).toMatchObject({ heading: 'Sora', body: 'Newsreader' });
  const font = { family: 'Montserrat', weight: '100 900', style: 'normal' as const };
  const face = {
    key: 'font-montserrat-0',
    kind: 'font' as const,
    digest: 'a'.repeat(64),
    mimeType: 'font/woff2',
    bytes: 9,
    font,
  };
  const drawn = applySettings(withFonts(graphic, [face]), values);
  expect(drawn.style.fonts).toMatchObject({ heading: 'Montserrat', body: 'Newsreader' });
  expect(drawn.assets[face.key]).toEqual(face);
  for (const name of ['', 7, 'x'.repeat(81)])
    expect(() => checkSettings(schema, { 'fonts.heading': name })).toThrow(
      'settingsValues.fonts.heading must be the name of a font',
    );
});
