import type { Panel } from '@scenewright/core/scenes';
import { planInfographic } from './plan-infographic.js';

const plan = (prompt: string) => planInfographic({ prompt, documents: [], images: [], brand: null, style: null, backgroundColor: null, visualStyle: null, seed: 1 }); // prettier-ignore
const panels = (prompt: string): Panel[] => plan(prompt).content.panels;

test.each([
  ['What is dry air made of? Nitrogen 78.08%, oxygen 20.95%, argon 0.93%, carbon dioxide and everything else 0.04%.', 4], // prettier-ignore
  ['Woraus besteht Beton? Kies und Sand 68,5 %, Wasser 17,5 %, Zement 11 %, Luft und Zusatzstoffe 3 %.', 4],
])('parts of a whole are one figure in proportion, under no heading but that of the whole: %s', (prompt, count) => {
  const [panel, ...more] = panels(prompt) as [Panel<'share'>];
  expect(more).toEqual([]);
  expect(panel.kind).toBe('share');
  expect(panel.items).toHaveLength(count);
  expect(panel.title).toBeUndefined();
});

test('two sides that only the title names have each measure as a pair, in figures and in words, and one picture in two sizes', () => {
  const { content } = plan('African savanna elephant vs Asian elephant: up to 6 tonnes vs up to 5 tonnes, shoulder 3.3 m vs 2.7 m, two trunk fingers vs one, big fan-shaped ears vs small round ears.'); // prettier-ignore
  const [panel, ...more] = content.panels as [Panel<'versus'>];
  expect(more).toEqual([]);
  expect([panel.left.label, panel.right.label]).toEqual(['African savanna elephant', 'Asian elephant']);
  expect(panel.measures!.map(({ label, left, right }) => [label, left.display, right.display])).toEqual([['Up to', '6 tonnes', '5 tonnes'], ['Shoulder', '3.3 m', '2.7 m']]); // prettier-ignore
  expect(panel.traits).toEqual([{ label: 'Trunk fingers', left: 'Two', right: 'One' }, { label: 'Ears', left: 'Big fan-shaped', right: 'Small round' }]); // prettier-ignore
  expect([panel.left.picture, panel.right.picture, content.subject]).toEqual(['elephant', 'elephant', undefined]);
});

test('bare numbers that each count something else are no bars on one scale', () => {
  const kinds = panels('Honey bees in numbers: a hive holds 50,000 bees, one bee visits 100 flowers a trip, a kilo of honey takes 4 million flower visits, and a queen lays 2,000 eggs a day.').map(({ kind }) => kind); // prettier-ignore
  expect(kinds).not.toContain('bars');
});

test.each([
  ['Linha do tempo do Brasil: 1500 Cabral chega à costa, 1822 Dom Pedro proclama a independência, 1889 Deodoro proclama a República.', 'Linha do tempo do Brasil'], // prettier-ignore
  ['Histoire du métro de Paris : 1900 ouverture de la ligne 1, 1937 premières rames sur le réseau nord, 1969 le RER A ouvre.', 'Histoire du métro de Paris'], // prettier-ignore
])('what stands before the colon is the title, where nothing else is: %s', (prompt, title) => {
  expect(plan(prompt).content.title).toBe(title);
});

test('a request before the colon is no title', () => {
  expect(plan('Make a graphic of this: 1900 first line, 1937 new trains, 1969 express lines.').content.title).not.toContain('Make'); // prettier-ignore
});

test('a row of dates has no heading that says its two ends', () => {
  const [panel] = panels('Histoire du métro de Paris : 1900 ouverture de la ligne 1, 1937 premières rames sur le réseau nord, 1969 le RER A ouvre.'); // prettier-ignore
  expect(panel).toMatchObject({ kind: 'timeline' });
  expect(panel!.title).toBeUndefined();
});
