import type { BriefDocument } from '@scenewright/core/brief';
import { measuredTable } from './measures.js';
import { phrasesOf } from '../words/phrases.js';
import { tableFacts } from './table-facts.js';

const table = (columns: string[], rows: string[][]): Extract<BriefDocument, { kind: 'table' }> => ({
  kind: 'table',
  name: 'data.csv',
  columns,
  rows,
});
const facts = (columns: string[], rows: string[][], language = 'en'): ReturnType<typeof tableFacts> =>
  tableFacts(table(columns, rows), language, phrasesOf(language));

test('dates with one measure are a trend whose claim its ends support', () => {
  const [first] = facts(
    ['Month', 'Sales'],
    [
      ['January', '120'],
      ['June', '200'],
      ['December', '310'],
    ],
  );
  expect(first!.body).toMatchObject({ type: 'group', dated: true });
  expect(first!.text).toBe('Sales rose from 120 to 310 between January and December');
  const [falling] = facts(
    ['Year', 'Sales'],
    [
      ['2023', '310'],
      ['2024', '200'],
      ['2025', '120'],
    ],
  );
  expect(falling!.text).toContain('fell from 310 to 120');
});

test('a category with a measure is ranked, its leader named, totals left out', () => {
  const [first] = facts(
    ['Country', 'Users'],
    [
      ['France', '12'],
      ['Japan', '40'],
      ['Spain', '9'],
      ['Total', '61'],
    ],
  );
  expect(first!.text).toBe('Users: Japan is highest with 40');
  expect((first!.body as { items: { label: string }[] }).items.map((item) => item.label)).toEqual([
    'Japan',
    'France',
    'Spain',
  ]);
});

test('rows newest first are told forward; dates out of order make no trend', () => {
  const [first] = facts(
    ['Year', 'Sales'],
    [
      ['2025', '9'],
      ['2024', '5'],
      ['2023', '4'],
    ],
  );
  expect(first!.text).toBe('Sales rose from 4 to 9 between 2023 and 2025');
  const offices = facts(
    ['Office', 'People', 'Founded'],
    [
      ['Paris', '42', '2011'],
      ['Tokyo', '18', '2019'],
      ['Austin', '63', '2008'],
    ],
  );
  expect(offices.map((fact) => fact.text).join(' ')).not.toMatch(/rose|fell/);
});

test('two that share the first place have no leader', () => {
  const [first] = facts(
    ['Team', 'Points'],
    [
      ['A', '5'],
      ['B', '5'],
      ['C', '1'],
    ],
  );
  expect(first!.text).not.toContain('highest');
});

test('long form is turned into a series for each category', () => {
  const [first] = facts(
    ['Year', 'Region', 'Sales'],
    [
      ['2023', 'North', '1'],
      ['2023', 'South', '2'],
      ['2024', 'North', '3'],
      ['2024', 'South', '5'],
    ],
  );
  expect(first!.body).toMatchObject({ type: 'grid', categories: ['2023', '2024'] });
  expect((first!.body as { series: { name: string }[] }).series.map((one) => one.name)).toEqual(['South', 'North']);
});

test('bare digits under a currency are set as people write them', () => {
  const figures = (language: string): string[] =>
    (
      facts(
        ['Shop', 'Sales (€)'],
        [
          ['A', '352000'],
          ['B', '120000'],
        ],
        language,
      )[0]!.body as { items: { figure: { display: string } }[] }
    ).items.map((item) => item.figure.display);
  expect(figures('en')).toEqual(['€352,000', '€120,000']);
  expect(figures('de')).toEqual(['352.000\u00a0€', '120.000\u00a0€']);
});

test('a table of words alone is shown as a table', () => {
  expect(
    facts(
      ['Name', 'Role'],
      [
        ['Ann', 'Chair'],
        ['Bo', 'Chair'],
      ],
    )[0]!.body.type,
  ).toBe('table');
});

test('a table whose rows measure different things is shown as it stands, and nothing is added up', () => {
  const sides = {
    ...table(['', 'Ladder', 'Drone'], []),
    name: '',
    rows: [['Crew', '3 people', '2 people'], ['Time', '4 days', 'half a day'], ['Cost', '£680', '£410']], // prettier-ignore
  };
  expect(measuredTable(sides, 'en')).toBeUndefined();
  const [fact, ...others] = tableFacts(sides, 'en', phrasesOf('en'));
  expect(fact!.body).toEqual(expect.objectContaining({ type: 'table', title: 'Ladder / Drone', rows: sides.rows }));
  expect(others).toEqual([]);
});
