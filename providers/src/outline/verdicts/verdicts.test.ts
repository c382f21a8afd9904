import { checkStory } from '@scenewright/core/story-check';
import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../../storyboard/plan-to-check.js';

const plan = (prompt: string) => {
  const { storyboard, source } = planToCheck(prompt);
  const screens = storyboard.scenes.map((scene) =>
    onScreenText(scene)
      .join(' | ')
      .replace(/[\u00a0\u202f]/gu, ' '),
  );
  return { storyboard, source, screens, spoken: storyboard.scenes.map(({ narration }) => narration ?? '') };
};
const recordOf = (prompt: string): string[] =>
  planToCheck(prompt).storyboard.warnings.flatMap(({ code, message }) => (code === 'worked_out' ? [message] : []));

const rivers =
  'Die fünf längsten Flüsse Europas: Wolga 3530 km, Donau 2850 km, Ural 2428 km, Dnepr 2201 km, Don 1870 km.';

describe('a film of figures ends on what they come to', () => {
  test.each([
    [rivers, 'Wolga: 24 % mehr als Donau'],
    ['Les plus hauts ponts de la vallée : Orgeval 120 m, Millet 80 m, Sarre 62 m, Tour 40 m.', 'Orgeval : 1,5 fois plus que Millet'],
    ['Los puertos con más contenedores del país: Alba 900.000, Brisa 410.000, Cala 300.000, Duna 250.000.', 'Alba: 2,2 veces la cifra de Brisa'],
    ['Ranking najdłuższych tuneli: Wieża 5200 m, Skała 2100 m, Brzoza 1300 m, Lipa 1040 m.', 'Wieża: 2,5 raza więcej niż Skała'],
    ['Рейтинг самых длинных мостов: Северный 4200 м, Речной 2100 м, Южный 1500 м, Старый 800 м.', 'Северный: в 2 раза больше, чем Речной'],
    ['国内の長い橋ランキング：あおば橋 3600m、みなと橋 1200m、さくら橋 900m、かえで橋 600m。', 'あおば橋はみなと橋の3倍'],
  ])('%s', (prompt, verdict) => {
    const { screens, spoken } = plan(prompt);
    expect(screens.at(-1)).toContain(verdict);
    expect(spoken.at(-1)).toContain(verdict.replace(' : ', ': '));
    // A new picture, not the same chart again.
    expect(screens.filter((screen) => screen.includes(verdict))).toHaveLength(1);
  }); // prettier-ignore

  test('the record says what was worked out, and from what; the check of the story knows its number', () => {
    expect(recordOf(rivers).join()).toMatch(/3530 km; 2850 km.*Wolga: 24.% mehr als Donau/u);
    const { storyboard, source } = plan(rivers);
    expect(checkStory(storyboard, source).filter(({ code }) => code === 'figure_invented')).toEqual([]);
  });

  test('a call to act stays last, and the verdict stands before it', () => {
    const { screens } = plan('Report on our four branches. Visitors in 2024: Leeds 42,000, York 21,000, Hull 14,000, Ripon 6,000. Read all of it at branches.example'); // prettier-ignore
    expect(screens.at(-1)).toContain('branches.example');
    expect(screens.at(-2)).toMatch(/Leeds: 2 times as much as York/u);
  });

  test('what the prompt itself concludes stays the last word', () => {
    const { screens } = plan('Report: how our members travel. Bicycle: 48%, bus: 29%, car: 19%, on foot: 4%. The new stands by the door were worth every penny.'); // prettier-ignore
    expect(screens.at(-1)).toContain('worth every penny');
    expect(recordOf('Report: how our members travel. Bicycle: 48%, bus: 29%, car: 19%, on foot: 4%. The new stands by the door were worth every penny.')).not.toEqual([]); // prettier-ignore
  });

  test('months end on how far their best is above their worst, a time line on its years', () => {
    const months = plan(
      'month,visitors\nJan,1200\nFeb,1350\nMar,1900\nApr,2400\nMay,3100\nJun,4200\nJul,5300\nAug,5100',
    );
    expect(months.screens.join('\n')).toContain('Jul: 4.4 times as much as Jan');
    const events = plan('Timeline of the mill: 1873 the mill is built. 1950 it becomes a dance hall. 1990 a flood takes its wheel. 2019 villagers rebuild it.'); // prettier-ignore
    expect(events.screens.at(-1)).toContain('1873 – 2019: 146 years');
    expect(events.spoken.at(-1)).toBe('From 1873 to 2019: 146 years.');
  });

  test('events that count the same end on how it has grown', () => {
    const { screens } = plan(
      'Bilan du club : en 2019 nous avions 120 membres, en 2021 150 membres, en 2024 210 membres.',
    );
    expect(screens.at(-1)).toContain('2024 : 1,8 fois plus que 2019');
  });
});

describe('what would say nothing, or what is not so, is not worked out', () => {
  test.each([
    ['figures that lie close together', 'Ranking of the tallest towers: North 102 m, South 100 m, East 99 m, West 98 m.'],
    ['temperatures', 'Ranking of the warmest days: Monday 30 °C, Tuesday 15 °C, Wednesday 12 °C, Thursday 10 °C.'],
    ['ratings', 'Ranking of our cafés: Alma 4.8/5, Brink 2.1/5, Cove 1.9/5, Dell 1.2/5.'],
    ['what all others come to', 'Report on the survey: asked 540, for it 479, against it 61.'],
    ['a sum that not all of its parts are told of', 'Report: seeds in our bank. Total 9,700, rye 870, oats 640, barley 210.'],
    ['prices of a shop', 'Promo for Finch bakery: sourdough £9, rye £4, rolls £2, cake £3. Come by!'],
    ['what the prompt says itself', 'Ranking of rivers: Alba 400 km, Bree 200 km, Cray 200 km. The Alba is twice as long as the Bree.'],
  ])('%s', (_, prompt) => expect(recordOf(prompt)).toEqual([])); // prettier-ignore

  test('percent of different wholes are not added, and no percentage is so many percent more than another', () => {
    const record = recordOf('Report: how Norwegians heat their homes. Heat pumps: 60%, wood stoves: 45%, district heating: 12%, oil: 1%.'); // prettier-ignore
    expect(record.join()).not.toMatch(/105|of the whole/u);
    expect(record.join()).not.toMatch(/33|60 times/u);
  });
});
