import { figureWithValue } from '../figures/figure-text.js';
import type { Figure } from '../figures/figure.js';
import { checkSettings } from './apply-settings.js';
import type { SettingsSchema } from './settings-schema.js';

const money: Figure = {
  value: 4.2,
  magnitude: 4_200_000,
  display: '$4.2M',
  prefix: '$',
  suffix: 'M',
  decimals: 1,
  unit: 'currency:USD',
};

test('a figure with another number keeps its form and its scale', () => {
  expect(figureWithValue(money, 5)).toMatchObject({ value: 5, magnitude: 5_000_000, display: '$5.0M' });
  expect(figureWithValue(money, 4.25).display).toBe('$4.25M');
  expect(figureWithValue(money, 4.2)).toBe(money);
  const grouped = {
    ...money,
    value: 18_400,
    magnitude: 18_400,
    display: '18,400',
    prefix: '',
    suffix: '',
    decimals: 0,
  };
  expect(figureWithValue(grouped, 1_250_000).display).toBe('1,250,000');
  expect(figureWithValue(grouped, -5).display).toBe('−5');
});

const schema: SettingsSchema = {
  title: { type: 'text', label: 'Title', group: 'Head', default: 'A', maxLength: 5 },
  'colors.accent': { type: 'color', label: 'Accent', group: 'Colours', default: '#000000' },
  'figures.items.0.figure': { type: 'number', label: 'Figure', group: '1', default: 1, min: 0, max: 9 },
  depth: { type: 'select', label: 'Depth', group: 'Style', default: '2d', options: ['2d', '3d'] },
  lit: { type: 'boolean', label: 'Lit', group: '1', default: false },
};

test.each<[string, unknown]>([
  ['nowhere', 1],
  ['title', 'longer'],
  ['title', ' '],
  ['title', 5],
  ['colors.accent', 'red'],
  ['figures.items.0.figure', 10],
  ['figures.items.0.figure', '5'],
  ['depth', '4d'],
  ['lit', 'yes'],
  ['__proto__', 1],
  ['toString', 1],
])('refuses %s: %j and names it', (key, value) => {
  expect(() => checkSettings(schema, JSON.parse(`{${JSON.stringify(key)}: ${JSON.stringify(value)}}`))).toThrow(
    `settingsValues.${key} `,
  );
});

test('takes values of the right type and writes colours in full', () => {
  expect(checkSettings(schema, { title: 'B', 'colors.accent': '#FA0', lit: true })).toEqual({
    title: 'B',
    'colors.accent': '#ffaa00',
    lit: true,
  });
  expect(checkSettings(schema, null)).toEqual({});
});
