// @cost 8
import type { SceneKind } from '@scenewright/core/scenes';
import { planToCheck } from './plan-to-check.js';

const shown = (prompt: string): [SceneKind, Record<string, unknown>][] =>
  planToCheck(prompt).storyboard.scenes.map(({ kind, content }) => [kind, content as Record<string, unknown>]);

const figure = (display: string): unknown => expect.objectContaining({ display });
const some = (...parts: object[]): unknown => parts.map((part) => expect.objectContaining(part));

/** A prompt whose content has the shape, what is then said, and one that has the like and another shape. */
const cases: readonly (readonly [kind: SceneKind, fits: string, says: Record<string, unknown>, fitsNot: string])[] = [
  [
    'scoreboard',
    'Final score: Lions 3, Bears 1. A late goal by Kane decided it.',
    { sides: some({ label: 'Lions', figure: figure('3'), highlight: true }, { label: 'Bears', figure: figure('1') }) },
    'Our shelter: dogs 3, cats 14. We need food.',
  ],
  [
    'scoreboard',
    'Endstand: Bayern 2:1 Dortmund. Das Tor fiel in der 90. Minute.',
    { sides: some({ label: 'Bayern', figure: figure('2') }, { label: 'Dortmund', figure: figure('1') }) },
    'Mische Mehl 2:1 Wasser. Dann den Teig ruhen lassen.',
  ],
  [
    'weather',
    'Weather this week: Mon 12° rain, Tue 15° sun, Wed 9° snow.',
    { days: some({ label: 'Mon', sky: 'rain', word: 'rain', figure: figure('12°') }, { label: 'Tue', sky: 'sun' }, { label: 'Wed', sky: 'snow' }) },
    'Kitchen tips: roast 80° in the oven, sauce 60° in the pot.',
  ],
  [
    'weather',
    'El tiempo: lunes lluvia 12 °C, martes sol 18 °C',
    { days: some({ label: 'Lunes', sky: 'rain' }, { label: 'Martes', sky: 'sun', figure: figure('18 °C') }) },
    'Plan de la semana: lunes natación, martes tenis.',
  ],
  [
    'gantt',
    'Project plan: Design 3 March to 14 March, Build 10 March to 4 April, Launch 21 April.',
    { tasks: some({ label: 'Design', from: '3 March', to: '14 March' }, { label: 'Build', to: '4 April' }, { label: 'Launch', from: '21 April' }) },
    'History of our mill. In 1872 the wheel was built. In 1920 it burned down. In 1954 it opened again.',
  ],
  [
    'venn',
    'Cats and dogs: cats climb and hide, dogs bark and run, both sleep a lot.',
    { sets: [{ label: 'Cats', points: ['Climb and hide'] }, { label: 'Dogs', points: ['Bark and run'] }], shared: ['Sleep a lot'] },
    'Cats and dogs: cats climb and hide, dogs bark and run, and birds sing.',
  ],
  [
    'venn',
    'Was Tee und Kaffee verbindet. Nur Tee: Blätter. Nur Kaffee: Bohnen. Beide: Koffein.',
    { sets: [{ label: 'Tee', points: ['Blätter'] }, { label: 'Kaffee', points: ['Bohnen'] }], shared: ['Koffein'] },
    'Tee oder Kaffee. Tee: Blätter. Kaffee: Bohnen. Kakao: Pulver.',
  ],
  [
    'quadrant',
    'SWOT of our workshop. Strengths: loyal customers. Weaknesses: high costs. Opportunities: new markets. Threats: cheap imports.',
    { cells: some({ label: 'Strengths', points: ['Loyal customers'] }, { label: 'Weaknesses' }, { label: 'Opportunities' }, { label: 'Threats', points: ['Cheap imports'] }) },
    'Our workshop. Mornings: pottery. Evenings: painting. Weekends: courses. Holidays: closed.',
  ],
  [
    'org-chart',
    'Our team: Ana Ruiz leads the company. Ben and Carla report to Ana. Dev and Elif report to Ben.',
    { nodes: [{ label: 'Ana Ruiz', detail: 'leads the company' }, { label: 'Ben', under: 0 }, { label: 'Carla', under: 0 }, { label: 'Dev', under: 1 }, { label: 'Elif', under: 1 }] },
    'Our team: Ana Ruiz leads the company. Ben and Carla bake. Dev and Elif sell.',
  ],
  [
    'sankey',
    'Energy flows: Coal → Power 40, Gas → Power 30, Power → Homes 50, Power → Industry 20.',
    { links: some({ from: 'Coal', to: 'Power', figure: figure('40') }, { from: 'Gas' }, { to: 'Homes', figure: figure('50') }, { to: 'Industry' }) },
    'How it works: Sunlight → Leaf → Sugar → Root.',
  ],
  [
    'route',
    'Our route: from Lisbon via Porto and Braga to Vigo.',
    { stops: [{ label: 'Lisbon' }, { label: 'Porto' }, { label: 'Braga' }, { label: 'Vigo' }] },
    'Our branches: Lisbon, Porto, Braga and Vigo.',
  ],
  [
    'odometer',
    'One bus has driven 582,410 km in nineteen years.',
    { figure: figure('582,410 km') },
    'One bus carries 82 people. It is 12 m long.',
  ],
  [
    'cross-section',
    'The ground from top to bottom: topsoil, subsoil, clay, bedrock.',
    { layers: [{ label: 'Topsoil' }, { label: 'Subsoil' }, { label: 'Clay' }, { label: 'Bedrock' }] },
    'What the garden needs: topsoil, water, clay, light.',
  ],
  [
    'before-after',
    'Unser Garten. Vorher: ein Hof voller Schlamm. Nachher: ein Garten mit Rosen.',
    { before: { label: 'Vorher', points: ['Ein Hof voller Schlamm'] }, after: { label: 'Nachher', points: ['Ein Garten mit Rosen'] } },
    'Unser Garten. Morgens: Yoga unter Bäumen. Abends: Lesung am Teich.',
  ],
  [
    'labelled-thing',
    'Parts of a bicycle: saddle, frame, pedals, chain.',
    { thing: 'Bicycle', parts: [{ label: 'Saddle' }, { label: 'Frame' }, { label: 'Pedals' }, { label: 'Chain' }] },
    'What we repair: saddles, frames, pedals, chains.',
  ],
  [
    'social-post',
    'Social post from @kettleandchain: We fixed 100 bikes for free today. Thank you all!',
    { text: 'We fixed 100 bikes for free today. Thank you all!', handle: '@kettleandchain' },
    'We fixed 100 bikes for free today. Follow us at @kettleandchain.',
  ],
]; // prettier-ignore

describe.each(cases)('%s', (kind, fits, says, fitsNot) => {
  test('is planned for content of its shape, and says all of it', () => {
    const found = shown(fits).filter(([planned]) => planned === kind);
    expect(found.map(([, content]) => content)).toContainEqual(expect.objectContaining(says));
  });
  test('is not planned for what only looks alike', () => {
    expect(shown(fitsNot).map(([planned]) => planned)).not.toContain(kind);
  });
});

test('streams of two measures are no streams of one picture', () => {
  expect(shown('Flows: Coal → Power 40 kWh, Gas → Heat 30 °C.').map(([kind]) => kind)).not.toContain('sankey');
});

test('a draw marks nobody as ahead', () => {
  const [, board] = shown('Final score: Lions 2, Bears 2.').find(([kind]) => kind === 'scoreboard')!;
  expect(JSON.stringify(board)).not.toContain('highlight');
});
