import { InfographicSchema, type Infographic } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import fc from 'fast-check';
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
/** Name, figure and number of a part of the ring. */
const share = (each: Infographic, index: number): unknown[] => {
  const panel = each.content.panels.find(({ kind }) => kind === 'share') as Panel<'share'>;
  const { label, figure } = panel.items[index]!;
  return [label, figure.display, figure.value];
};
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
  ['add a panel: 7 in 10 customers came back.', kinds, [...kinds(graphic), 'ratio']],
  ['change EMEA to 45%', (each) => share(each, 0), ['EMEA', '45%', 45]],
  ['set the title of panel 1 to "Where it came from"', ({ content }) => content.panels[0]!.title, 'Where it came from'],
  ['make the accent a bit darker', ({ style }) => style.palette.accent === graphic.style.palette.accent, false],
  // French
  ['Change le titre en « Une bonne année »', ({ content }) => content.title, 'Une bonne année'],
  ['Remplace « EMEA » par « Europe »', (each) => share(each, 0), ['Europe', '41%', 41]],
  ['Change 41% en 45%', (each) => share(each, 0), ['EMEA', '45%', 45]],
  ["Mets l'accent en bleu", ({ style }) => style.palette.accent, '#1971c2'],
  ['Mets le fond en blanc', ({ style }) => style.palette.background, '#ffffff'],
  ['Supprime le panneau 1', kinds, kinds(graphic).slice(1)],
  ['Supprime le camembert', kinds, kinds(graphic).filter((kind) => kind !== 'share')],
  ['Déplace le dernier panneau au début', kinds, [kinds(graphic).at(-1), ...kinds(graphic).slice(0, -1)]],
  ['Échange les panneaux 1 et 2', kinds, [kinds(graphic)[1], kinds(graphic)[0], ...kinds(graphic).slice(2)]],
  ['Ajoute un panneau : 7 clients sur 10 sont revenus.', (each) => kinds(each).length, kinds(graphic).length + 1],
  ['Change le titre du panneau 1 en « Ventes »', ({ content }) => content.panels[0]!.title, 'Ventes'],
  // Spanish
  ['Cambia el título a "Un buen año"', ({ content }) => content.title, 'Un buen año'],
  ['Cambia "EMEA" por "Europa"', (each) => share(each, 0), ['Europa', '41%', 41]],
  ['Cambia EMEA a 45%', (each) => share(each, 0), ['EMEA', '45%', 45]],
  ['Pon el acento en azul', ({ style }) => style.palette.accent, '#1971c2'],
  ['Haz el fondo blanco', ({ style }) => style.palette.background, '#ffffff'],
  ['Elimina el segundo panel', kinds, kinds(graphic).filter((_, index) => index !== 1)],
  ['Mueve el último panel al principio', kinds, [kinds(graphic).at(-1), ...kinds(graphic).slice(0, -1)]],
  ['Añade un panel: 7 de cada 10 clientes volvieron.', (each) => kinds(each).length, kinds(graphic).length + 1],
  // German
  ['Ändere den Titel zu „Ein gutes Jahr“', ({ content }) => content.title, 'Ein gutes Jahr'],
  ['Ersetze „EMEA“ durch „Europa“', (each) => share(each, 0), ['Europa', '41%', 41]],
  ['Ändere 41% auf 45%', (each) => share(each, 0), ['EMEA', '45%', 45]],
  ['Mach den Akzent blau', ({ style }) => style.palette.accent, '#1971c2'],
  ['Setze den Hintergrund auf weiß', ({ style }) => style.palette.background, '#ffffff'],
  ['Entferne das Ringdiagramm', kinds, kinds(graphic).filter((kind) => kind !== 'share')],
  ['Lösche Panel 1', kinds, kinds(graphic).slice(1)],
  ['Füge ein Panel hinzu: 7 von 10 Kunden kamen zurück.', (each) => kinds(each).length, kinds(graphic).length + 1],
  ['Verwende die Schriftart Anton', ({ style }) => style.fonts.heading, 'Anton'],
])('"%s"', (words, seen, expected) => {
  const changed = edit(words);
  expect(changed.warnings).toEqual([]);
  expect(seen(changed)).toEqual(expected);
});

test.each([
  ['Change le titre en « Une bonne année » et supprime le panneau 1. Jongle avec.', 'Une bonne année', 'Jongle avec'],
  ['Ändere den Titel zu „Ein gutes Jahr“ und entferne Panel 1. Jongliere damit.', 'Ein gutes Jahr', 'Jongliere damit'],
  ['Cambia el título a "Un buen año" y elimina el panel 1. Haz malabares.', 'Un buen año', 'Haz malabares'],
])('%s', (words, title, missed) => {
  const changed = edit(words);
  expect([changed.content.title, kinds(changed)]).toEqual([title, kinds(graphic).slice(1)]);
  expect(changed.warnings.map(({ message }) => message)).toEqual([expect.stringContaining(`"${missed}"`)]);
});

test('whatever is said, a graphic comes out that holds its own rules, and nothing hangs', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 14 }), (said) => {
      expect(InfographicSchema.safeParse(edit(said.join(' '))).success).toBe(true);
    }),
    { numRuns: 150 },
  );
  for (const nothing of ['add: "', 'add: »']) expect(edit(nothing).warnings).toHaveLength(1);
  expect(edit(`change ${'a to b '.repeat(5000)}`).warnings).toHaveLength(1);
});
const vocabulary =
  'change set add: remove move swap the title accent panel 1 2 to in and , . " « » 3d 45% EMEA blue darker font Anton first top before supprime füge hinzu: añade'.split(
    ' ',
  );

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

test('a head without a figure shows the picture of what its title names, not the sign of a field', () => {
  const honey = plan('Infographic: how honey is made. A bee visits up to 100 flowers a trip, a colony flies 80,000 km for one jar of honey, 500 g of honey takes about 2 million flowers, and one bee makes a twelfth of a teaspoon in her life.'); // prettier-ignore
  expect(honey.content.hero).toBeUndefined();
  expect(honey.content.subject?.name).toBe('honey-pot');
});

test('the figure in the head is one that a sentence is about, not the rest of a row', () => {
  const water = plan(
    "Infographic about where a household's water goes: showers 36 %, toilet 27 %, laundry 12 %, washing up 9 %, garden 8 %, drinking and cooking 4 %, other 4 %. A person uses 125 litres a day.",
  );
  expect(water.content.hero?.figure.display).not.toBe('4 %');
  // Where all are short, the first still leads.
  expect(graphic.content.hero).toBeDefined();
});
