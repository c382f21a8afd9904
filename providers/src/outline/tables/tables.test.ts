import { BriefSchema, type BriefDocument } from '@scenewright/core/brief';
import { checkStory } from '@scenewright/core/story-check';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { readTable } from '../../documents/table.js';
import { readBrief } from '../../reading/read-brief.js';
import { planStory } from '../../storyboard/plan-story.js';
import { storySourceOf, withWorkedOut } from '../../storyboard/story-source.js';

const briefOf = (prompt: string, ...documents: BriefDocument[]): ReturnType<typeof BriefSchema.parse> =>
  BriefSchema.parse({
    ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds: 40, aspectRatio: null },
    ...{ dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null, narration: 'auto' },
    ...{ narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto' },
    ...{ planArc: true, brand: null, images: [], documents, audio: [], seed: 1 },
  });
const plan = (prompt: string, csv: string, name = 'export-7'): Storyboard =>
  planStory(briefOf(prompt, readTable(csv, name)));
const shown = ({ scenes }: Storyboard): string =>
  scenes
    .flatMap((scene) => onScreenText(scene))
    .join('\n')
    .replace(/[\u00a0\u202f]/gu, ' ');
const said = ({ scenes }: Storyboard): string => scenes.map(({ narration }) => narration ?? '').join('\n');
const claims = ({ scenes }: Storyboard): string[] => scenes.map((scene) => onScreenText(scene)[0] ?? '');

const loans = `branch,loans_2023,loans_2024,cost_2024_eur
North,12100,13400,41000
South,9800,9100,38000
Harbour,15200,15900,52000
Hill,4100,5300,17000`;
const question = 'Make a video of the attached csv for the council: total loans, which branch lent the most, which one grew fastest, which one shrank.'; // prettier-ignore

test('questions on a table are answered from it, and neither shown nor said', () => {
  const storyboard = plan(question, loans);
  expect(claims(storyboard)).toEqual(
    expect.arrayContaining([
      'Total loans rose from 41,200 to 43,700 between 2023 and 2024',
      'Loans 2024: Harbour is highest with 15,900',
      'Hill grew most: +29.3%',
      'South fell from 9,800 to 9,100 between 2023 and 2024',
    ]),
  );
  expect(`${shown(storyboard)}\n${said(storyboard)}`).not.toMatch(/which|attached|csv|fastest|shrank/iu);
});

test('measures that are not asked for stay out, and no chart mixes two units', () => {
  const storyboard = plan(question, loans);
  expect(shown(storyboard)).not.toMatch(/cost|€|52/iu);
  const everything = plan('Our branches in 2024', loans);
  for (const { content } of everything.scenes) {
    const units = [...JSON.stringify(content).matchAll(/"unit":"([^"]*)"/gu)].map((match) => match[1]);
    expect(new Set(units).size).toBeLessThan(2);
  }
});

test('sums and changes follow from a table and are not held for invented', () => {
  const brief = briefOf(question, readTable(loans, 'export-7'));
  const storyboard = planStory(brief);
  expect(shown(storyboard)).toContain('43,700');
  const source = withWorkedOut(storySourceOf(readBrief(brief), brief), storyboard.warnings);
  expect(checkStory(storyboard, source).map(({ code }) => code)).not.toContain('figure_invented');
  const invented = structuredClone(storyboard);
  invented.scenes[1]!.narration = 'Loans were 43,701.';
  expect(checkStory(invented, storySourceOf(readBrief(brief), brief)).map(({ code }) => code)).toContain('figure_invented'); // prettier-ignore
});

const rain = `month,rain_mm,wind_kmh
January,98,31
February,76,28
March,69,30
April,54,26
May,47,22
June,38,20
July,29,19
August,41,21`;

test('months are told by their chart, the extremes in the words of the prompt, and their sum where it is asked', () => {
  const storyboard = plan('chart of the weather csv for Brindle Cove, 2024. name the wettest and the driest month and the total rain. ignore the wind column', rain); // prettier-ignore
  const text = shown(storyboard);
  expect(storyboard.title).toBe('Weather for Brindle Cove, 2024');
  expect(text).toContain('Wettest month: January, 98 mm');
  expect(text).toContain('Driest month: July, 29 mm');
  expect(text).toContain('Total rain: 452 mm');
  expect(text).not.toMatch(/wind|column|31|ignore|name the/iu);
  expect(storyboard.scenes.some(({ kind }) => kind === 'column-chart' || kind === 'line-chart')).toBe(true);
});

test('a table alone is named by its measure, never by its file', () => {
  expect(plan('make a video of the attached sheet', loans).title).toBe('Loans by branch, 2023–2024');
  expect(shown(plan('make a video of the attached sheet', loans))).not.toMatch(/export|sheet/iu);
});

test('heads that are years alone are one measure, and the row of totals is no leader', () => {
  const wide = 'Region,2022,2023,2024\nCoast,410,430,520\nHills,300,290,280\nPlain,150,210,260\nTotal,860,930,1060';
  const text = shown(plan('make a video of the attached sheet', wide));
  expect(text).toContain('Total rose from 860 to 1,060 between 2022 and 2024');
  expect(text).toContain('2024: Coast is highest with 520');
  expect(text).toContain('Plain grew most: +23.8%');
  expect(text).not.toContain('2,120');
});

test('decimal commas and semicolons: German money is read, rounded to whole euros and summed', () => {
  const text = shown(
    plan(
      'Mach aus der angehängten CSV ein kurzes Video: welche Filiale hat am meisten verkauft, welche ist geschrumpft, Umsatz gesamt.',
      'Filiale;Umsatz 2023 (EUR);Umsatz 2024 (EUR)\nMitte;120.400,50;131.200,00\nNord;98.300,00;91.050,75\nHafen;45.000,25;61.300,10',
    ),
  );
  expect(text).toContain('Umsatz gesamt: Anstieg von 263.701 € auf 283.551 € zwischen 2023 und 2024');
  expect(text).toContain('Umsatz 2024: Mitte liegt vorn mit 131.200 €');
  expect(text).toContain('Nord: Rückgang von 98.300 € auf 91.051 € zwischen 2023 und 2024');
  expect(text).not.toMatch(/welche|CSV/u);
});

test('the subject of a French request is told, and its months with their unit', () => {
  const storyboard = plan(
    'Vidéo de 40 secondes sur notre consommation d’électricité en 2024. Montre le mois le plus haut et le plus bas et le total.',
    'mois;consommation_kWh\njanvier;412,5\nfévrier;380,1\nmars;340,0\navril;290,4\nmai;240,9\njuin;198,3',
  );
  const text = shown(storyboard);
  expect(storyboard.title).toBe('Consommation d’électricité en 2024');
  expect(text).toContain('janvier en tête avec 412,5 kWh');
  expect(text).toContain('juin en dernier avec 198,3 kWh');
  expect(text).toContain('Consommation au total : 1 862,2 kWh');
});

test('shares of a whole are parts of it and are not summed; years as rows are a series of one measure each', () => {
  const shares = plan('How do people get to our school? Use the attached file.', 'Way,Share (%)\nOn foot,38\nBike,27\nBus,21\nCar,14'); // prettier-ignore
  expect(shown(shares)).toContain('Share: On foot is highest with 38%');
  expect(shown(shares)).not.toContain('100%');
  const years = plan('Our bicycles over the years, please use the table', 'year,stolen_bikes,found_bikes\n2020,3100,410\n2021,2900,450\n2022,2600,520\n2023,2100,640'); // prettier-ignore
  expect(claims(years)).toEqual(
    expect.arrayContaining([
      'Stolen bikes fell from 3,100 to 2,100 between 2020 and 2023',
      'Found bikes rose from 410 to 640 between 2020 and 2023',
    ]),
  );
});

test('a value that ends in .0 keeps its row', () => {
  const text = shown(plan('Our cellar, please use the table', 'Month,Warmth\nJan,11.2\nFeb,11.0\nMar,11.6'));
  expect(text).toContain('Feb');
});

test('two measures in one unit over the same months are told by one chart and their ends', () => {
  const storyboard = plan('Our mill shop', 'Month,Online (€),Counter (€)\nJan,1200,3100\nFeb,1340,3050\nMar,1580,2980\nApr,1710,3010'); // prettier-ignore
  expect(claims(storyboard)).toEqual(
    expect.arrayContaining([
      'Online rose from €1,200 to €1,710 between Jan and Apr',
      'Counter fell from €3,100 to €3,010 between Jan and Apr',
    ]),
  );
  expect(storyboard.scenes.filter(({ kind }) => kind.endsWith('chart'))).toHaveLength(1);
});
