import type { Infographic } from '@scenewright/core';
import { editInfographic } from './edit-infographic.js';
import { planInfographic } from './plan-infographic.js';

const plan = (prompt: string): Infographic =>
  planInfographic({
    prompt,
    documents: [],
    images: [],
    brand: null,
    style: null,
    backgroundColor: null,
    visualStyle: null,
    seed: 1,
  });
const prompt =
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.';
const graphic = plan(prompt);
const said = (each: Infographic): string => JSON.stringify(each.content);
const edit = (words: string): Infographic => editInfographic({ graphic, prompt: words });
const kinds = (each: Infographic): string[] => each.content.panels.map(({ kind }) => kind);

test('every figure of the prompt is shown, and none that it does not hold', () => {
  for (const figure of ['24%', '$4.2M', '41%', '38%', '21%', '5.1%', '3.4%']) expect(said(graphic)).toContain(figure);
  const shown = [...said(graphic).matchAll(/"display":"([^"]+)"/g)].map(([, display]) => display!);
  for (const display of shown) expect(prompt).toContain(display);
});

test('a topic without facts gives a poster without panels and says so', () => {
  const bare = plan('Coffee');
  expect(bare.content).toMatchObject({ title: 'Coffee', panels: [] });
  expect(bare.warnings.map(({ code }) => code)).toEqual(['no_facts']);
});

test('a source is named as such, and is no claim', () => {
  const { content } = plan(
    'Passengers by airport: Atlanta 108 million, Dubai 92 million, Dallas 88 million. Source: Airports Council International.',
  );
  expect(content.source).toBe('Source: Airports Council International');
  expect(content.subtitle).toBeUndefined();
});

test.each<[string, (changed: Infographic) => unknown, unknown]>([
  ['change the title to "A good year"', ({ content }) => content.title, 'A good year'],
  ['Replace "EMEA" with "Europe".', (each) => said(each).includes('Europe') && !said(each).includes('EMEA'), true],
  [
    'change $4.2M to $4.5M',
    ({ content }) => content.hero?.figure,
    { ...graphic.content.hero!.figure, display: '$4.5M', value: 4.5, magnitude: 4_500_000 },
  ],
  ['make the accent #1971c2', ({ style }) => style.palette.accent, '#1971c2'],
  ['set the background to white', ({ style }) => style.palette.background, '#ffffff'],
  ['use the style dark-data', ({ style }) => style.pack, 'dark-data'],
  ['make it 3d', ({ content }) => content.visualStyle, '3d'],
  ['use the heading font Anton', ({ style }) => style.fonts.heading, 'Anton'],
  ['remove panel 1', kinds, kinds(graphic).slice(1)],
  ['remove the donut', kinds, kinds(graphic).filter((kind) => kind !== 'share')],
  ['move the last panel to the top', kinds, [kinds(graphic).at(-1), ...kinds(graphic).slice(0, -1)]],
  ['swap panel 1 and panel 2', kinds, [kinds(graphic)[1], kinds(graphic)[0], ...kinds(graphic).slice(2)]],
  ['add: 7 in 10 customers came back.', kinds, [...kinds(graphic), 'ratio']],
])('"%s"', (words, seen, expected) => {
  const changed = edit(words);
  expect(changed.warnings).toEqual([]);
  expect(seen(changed)).toEqual(expected);
});

test('several changes in one sentence are made; what is not understood changes nothing and is told', () => {
  const changed = edit('Change the title to "Now and then", and make the accent #1971c2; set the sun on fire.');
  expect(changed.content.title).toBe('Now and then');
  expect(changed.style.palette.accent).toBe('#1971c2');
  expect(changed.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('"set the sun on fire"')]);
  expect(edit('Sing a song')).toEqual({
    ...graphic,
    warnings: [expect.objectContaining({ code: 'edit_not_understood' })],
  });
});
