import type { Infographic } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import { planInfographic } from './plan-infographic.js';

const plan = (prompt: string): Infographic =>
  planInfographic({
    ...{ prompt, documents: [], images: [], brand: null, style: null },
    ...{ backgroundColor: null, visualStyle: null, seed: 1 },
  });
const panel = <K extends Panel['kind']>({ content }: Infographic, kind: K): Panel<K> =>
  content.panels.find((each) => each.kind === kind) as Panel<K>;
/** What a graphic shows, without keys and units. */
const shown = ({ content }: Infographic): string => JSON.stringify(content);

test('a ranking stays whole, in one unit, and a share keeps its own subject', () => {
  const graphic = plan(
    'Make an infographic: coffee per person per year: Finland 12 kg, Norway 9.9, Iceland 9, Denmark 8.7, Netherlands 8.4. 65% drink it at breakfast.',
  );
  expect(panel(graphic, 'bars').items.map(({ label, figure }) => `${label} ${figure.display}`)).toEqual([
    ...['Finland 12 kg', 'Norway 9.9 kg', 'Iceland 9 kg', 'Denmark 8.7 kg', 'Netherlands 8.4 kg'],
  ]);
  expect(graphic.content.hero).toMatchObject({ figure: { display: '65%' }, label: 'Drink it at breakfast' });
});

test('what a prompt asks of its graphic, and what it forbids, is not in it', () => {
  const graphic = plan(
    'Infographic about our school survey, 418 replies. 86% feel well informed. 71% happy with lunches (last year 58%). Leave out the comment about Mr Hale. Blue and white please, poster size.',
  );
  expect(shown(graphic)).not.toMatch(/Hale|poster|white|infographic|leave out/iu);
  expect(panel(graphic, 'change')).toMatchObject({ before: { display: '58%' }, after: { display: '71%' } });
  expect(panel(graphic, 'change').title).toContain('happy with lunches');
});

test('a course over years stays whole and says where it went', () => {
  const graphic = plan('Infografik über unser Freibad: 2021 kamen 31.000 Gäste, 2022 38.500 und 2023 44.000.');
  const said = `${graphic.content.title} ${panel(graphic, 'bars').title ?? ''}`;
  expect(said).toContain('31.000 auf 44.000');
  expect(panel(graphic, 'bars').items.map(({ label }) => label)).toEqual(['2021', '2022', '2023']);
  expect(shown(graphic)).not.toMatch(/infografik/iu);
});

test('the parts of a whole are one ring, whatever the language', () => {
  const japanese = plan('日本の朝ごはん。ご飯派48%、パン派41%、食べない11%。平均12分で食べます。');
  expect(panel(japanese, 'share').items.map(({ label }) => label)).toEqual(['ご飯派', 'パン派', '食べない']);
  const arabic = plan('مصادر الدخل: التذاكر 50٪، التبرعات 30٪، المقهى 20٪.');
  expect(panel(arabic, 'share').items.map(({ label }) => label)).toEqual(['التذاكر', 'التبرعات', 'المقهى']);
});

test('facts before a list of steps are no steps', () => {
  const graphic = plan(
    'How a hive makes honey. A hive holds 50,000 bees. Honey is 18% water. Steps: collect the nectar, bring it to the hive, fan it dry, seal the cell.',
  );
  expect(JSON.stringify(panel(graphic, 'steps'))).not.toMatch(/50,000|18%/);
  for (const figure of ['50,000', '18%']) expect(shown(graphic)).toContain(figure);
});

test('a table of a prompt is charted by its rows', () => {
  const graphic = plan('Visitors of the greenhouse\nMonth,Visitors\nJan,410\nFeb,985\nMar,1240');
  expect(panel(graphic, 'bars').items.map(({ label, figure }) => `${label} ${figure.display}`)).toEqual([
    ...['Jan 410', 'Feb 985', 'Mar 1,240'],
  ]);
});
