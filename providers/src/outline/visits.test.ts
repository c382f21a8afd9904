import { BriefSchema, type BriefDocument } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

const plan = (prompt: string, documents: BriefDocument[] = []): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds: 30, aspectRatio: null },
      ...{ dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null, narration: 'auto' },
      ...{ narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto' },
      ...{ planArc: true, brand: null, images: [], documents, audio: [], seed: 1 },
    }),
  );
const shown = ({ scenes }: Storyboard): string => scenes.flatMap((scene) => onScreenText(scene)).join('\n');
/** The rows of all tables. */
const rows = ({ scenes }: Storyboard): string[][] =>
  scenes.flatMap(({ kind, content }) => {
    if (kind === 'table') return content.rows;
    return kind === 'hours-sign' || kind === 'menu-board' ? content.rows.map(({ label, value }) => [label, value]) : [];
  });
const text = (body: string): BriefDocument[] => [{ kind: 'text', name: 'leaflet.txt', text: body }];

const museum = `The Harbour Clock Museum

Our house

The museum was founded in 1794 by the clockmaker Jonas Ferrier, who left his workshop to the town because he had no children. It moved to the old customs house in 1931 and holds 2,300 clocks today.

Visiting

Open Tuesday to Sunday, 10:30 to 16:30. Closed on Mondays. Last entry is at 15:45.

Prices

Adults pay £8. Children from 5 to 15 pay £3, under 5 free. Families (2 adults and up to 3 children) pay £18. Groups of 10 or more pay £6 each.

Getting here

The museum is at 3 Lantern Lane.`;

test('a leaflet keeps its year, its hours and each price with whom it is for', () => {
  const storyboard = plan('A film about our museum from the leaflet, please.', text(museum));
  expect(rows(storyboard)).toEqual([
    ['Open Tuesday to Sunday', '10:30 to 16:30'],
    ['Closed', 'on Mondays'],
    ['Last entry', '15:45'],
    ['Adults', '£8'],
    ['Children from 5 to 15', '£3'],
    ['Under 5', 'free'],
    ['Families (2 adults and up to 3 children)', '£18'],
    ['Groups of 10 or more', '£6 each'],
  ]);
  for (const fact of ['1794', '1931', '2,300', '3 Lantern Lane']) expect(shown(storyboard)).toContain(fact);
  expect(storyboard.scenes.map(({ kind }) => kind)).not.toContain('delta');
});

describe('the ends of a span are no change', () => {
  test.each([
    'The bakery on Elm Street: founded 1926, open from 6 to 18, children from 3 to 10 get a free roll on Saturdays.',
    'Our zoo: tickets from €5 to €15, ages 3 to 12 come with an adult.',
    'Unser Zoo: Kinder von 4 bis 14 Jahren brauchen eine Begleitung, geöffnet von 9 bis 17 Uhr.',
    'Vår simskola: barn från 4 till 6 år simmar på måndagar, barn från 7 till 10 år på onsdagar.',
    'Nuestro taller: niños de 6 a 12 años por la mañana, abierto de 9 a 14.',
  ])('%s', (prompt) => {
    expect(plan(prompt).scenes.map(({ kind }) => kind)).not.toContain('delta');
  });

  test.each([
    'Churn fell from 5.1% to 3.4%.',
    'Revenue: from $5M to $8M.',
    'Visitors from 400 in 2019 to 950 in 2024.',
  ])('a change stays one: %s', (prompt) =>
    expect(JSON.stringify(plan(prompt).scenes)).toMatch(/"kind":"(?:delta|column-chart|line-chart)"/u),
  );
});

test('prices and hours are rows in other languages too', () => {
  expect(rows(plan('Tierpark Lindau. Öffnungszeiten: von April bis Oktober täglich 9 bis 18 Uhr, von November bis März 10 bis 16 Uhr. Eintritt: Erwachsene 12 €, Kinder von 4 bis 14 Jahren 6 €, Kinder unter 4 Jahren frei.'))).toEqual([['April bis Oktober täglich', '9 bis 18 Uhr'], ['November bis März', '10 bis 16 Uhr'], ['Erwachsene', '12 €'], ['Kinder von 4 bis 14 Jahren', '6 €'], ['Kinder unter 4 Jahren', 'frei']]); // prettier-ignore
  expect(rows(plan('Une vidéo sur la médiathèque', text("Médiathèque\n\nTarifs\n\nL'inscription coûte 15 € par an pour les adultes, 5 € pour les étudiants, et elle est gratuite pour les moins de 18 ans.")))).toEqual([['Adultes', '15 € par an'], ['Étudiants', '5 €'], ['Les moins de 18 ans', 'gratuite']]); // prettier-ignore
});

test('a bare number in a list of prices is in its currency', () => {
  expect(rows(plan('Kids club. The fee is 4 euros a week, siblings pay 2.'))).toEqual([['Fee', '4 euros a week'], ['Siblings', '2 euros']]); // prettier-ignore
});

test('a table of prices is shown as it stands: no sum, no winner', () => {
  const prices: BriefDocument = { kind: 'table', name: 'prices.csv', columns: ['Seat', 'Adults', 'Under 12'], rows: [['Stalls', '42', '15'], ['Balcony', '34', '12']] }; // prettier-ignore
  const storyboard = plan('Our concert prices', [prices]);
  expect(rows(storyboard)).toEqual(prices.rows);
  expect(shown(storyboard)).not.toMatch(/total|highest|76/iu);
});

test('tables that stand in a text are read: two columns as rows, more as a table', () => {
  const page = '# Lido\n\nHeated pool, 50 m long.\n\n## Tickets\n\n| Ticket | Price |\n|---|---|\n| Adult | £6.50 |\n| Child (3–16) | £3.20 |\n\n## Fees of the club\n\n| Group | Year | Half year |\n|---|---|---|\n| Adults | £320 | £180 |\n| Under 16 | £140 | £80 |\n'; // prettier-ignore
  const storyboard = plan('Make a short video for our pool from this page', text(page));
  expect(rows(storyboard)).toEqual([['Adult', '£6.50'], ['Child (3–16)', '£3.20'], ['Adults', '£320', '£180'], ['Under 16', '£140', '£80']]); // prettier-ignore
  expect(shown(storyboard)).not.toContain('|');
});

test('costs of a firm are no list of prices, and orders with a time no opening hours', () => {
  expect(rows(plan('Tea vs coffee: Tea costs $1 a cup. Coffee costs $3 a cup.'))).toEqual([]);
  expect(rows(plan('Before the operation. Drink only water until 6:00. Arrive at ward 3 at 7:15.'))).toEqual([]);
});

test('what a request calls the document is no topic, and what is left out of a document is said', () => {
  const folleto = 'Museo del Esparto\n\nEl museo guarda 1.150 piezas y recibe 23.000 visitas al año.';
  expect(plan('Haz un vídeo con la información de este folleto', text(folleto)).title).toBe('Museo del Esparto');
  const long = `Old Mill\n\n${Array.from({ length: 12 }, (_, at) => `Part ${at + 1}\n\nIn ${1800 + at * 10} the mill had ${at * 3 + 11} sails and ${at * 7 + 13} workers on the hill above the town.`).join('\n\n')}`;
  const { warnings } = plan('A film about the old mill', text(long));
  expect(warnings.find(({ code }) => code === 'document_summarised')!.message).toMatch(/Nothing is told of “/u);
});
