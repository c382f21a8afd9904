import { BriefSchema } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

const plan = (prompt: string): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds: 30, aspectRatio: null },
      ...{ dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null, narration: 'auto' },
      ...{ narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto' },
      ...{ planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }),
  );
interface Shown {
  items?: { label: string; figure: { display: string; magnitude: number } }[];
  tiles?: { label: string; figure: { display: string; magnitude: number } }[];
}
/** The labels of one scene with their figures: "Chrome 64%". */
const pairs = (storyboard: Storyboard, kind: string): string[] => {
  const content = storyboard.scenes.find((scene) => scene.kind === kind)?.content as Shown | undefined;
  return (content?.items ?? content?.tiles ?? []).map(({ label, figure }) => `${label} ${figure.display}`);
};
const kinds = ({ scenes }: Storyboard): string[] => scenes.map(({ kind }) => kind);
/** The texts of the scenes that show a word. */
const beside = ({ scenes }: Storyboard, word: string): string =>
  scenes.map((scene) => onScreenText(scene).join(' ')).filter((text) => text.includes(word)).join('\n'); // prettier-ignore

describe('figures of one sentence are shown together, each with its own label', () => {
  test.each<[string, string, string[]]>([
    // What stands behind the figures, or before them.
    ['38% oak, 41% birch and 21% pine.', 'donut-chart', ['Oak 38%', 'Birch 41%', 'Pine 21%']],
    ['Who reads our paper: teachers 52%, parents 31%, pupils 9%.', 'bar-chart', ['Teachers 52%', 'Parents 31%', 'Pupils 9%']],
    ['Woher der Strom kommt: Wind 46 %, Sonne 31 %, Wasser 23 %.', 'donut-chart', ['Wind 46 %', 'Sonne 31 %', 'Wasser 23 %']],
    ['Nos recettes : billets 58 %, dons 27 %, buvette 15 %.', 'donut-chart', ['Billets 58 %', 'Dons 27 %', 'Buvette 15 %']],
    ['Gastos del taller: madera 48 %, luz 22 %, alquiler 30 %.', 'donut-chart', ['Madera 48 %', 'Luz 22 %', 'Alquiler 30 %']],
    ['通学の方法：徒歩54%、自転車31%、バス15%。', 'donut-chart', ['徒歩 54%', '自転車 31%', 'バス 15%']],
    ['مصادر الدخل: التذاكر 50٪، التبرعات 30٪، المقهى 20٪.', 'donut-chart', ['التذاكر 50٪', 'التبرعات 30٪', 'المقهى 20٪']],
    // A bare number is in the unit of the first.
    ['Longest tunnels here: Harrow 14 km, Brook 9.5, Elm 7, Fern 3.2.', 'podium', ['Harrow 14 km', 'Brook 9.5 km', 'Elm 7 km', 'Fern 3.2 km']],
    // Things of several kinds share no axis.
    ['Our choir: 46 singers, 3 conductors and €9,200 raised.', 'kpi-tiles', ['Singers 46', 'Conductors 3', 'Raised €9,200']],
    ['Unser Verein: 320 Mitglieder, 14 Trainer und 3 Hallen.', 'kpi-tiles', ['Mitglieder 320', 'Trainer 14', 'Hallen 3']],
    // One measure at several times.
    ['Bikes lent: 400 in 2021, 950 in 2022 and 2,100 in 2023.', 'column-chart', ['2021 400', '2022 950', '2023 2,100']],
    ['Das Lager: 2021 hatten wir 5.000 Pakete am Tag, 2022 8.000 und 2023 12.500.', 'column-chart', ['2021 5.000', '2022 8.000', '2023 12.500']],
    ['売上は2022年に3億円、2023年に4億円、2024年に5億2000万円でした。', 'column-chart', ['2022年 3億円', '2023年 4億円', '2024年 5億2000万円']],
    ['عدد الطلاب: 300 في 2021، 450 في 2022، 600 في 2023.', 'column-chart', ['2021 300', '2022 450', '2023 600']],
    ['Rain at the farm in mm: Jan 92, Feb 71, Mar 12.', 'column-chart', ['Jan 92 mm', 'Feb 71 mm', 'Mar 12 mm']],
    // What somebody did, each time to fewer.
    ['This spring we planted 800 seeds, watered 500 and harvested 90 of them.', 'funnel', ['Planted seeds 800', 'Watered 500', 'Harvested 90']],
  ])('%s', (prompt, kind, expected) => {
    expect(pairs(plan(prompt), kind)).toEqual(expected);
  }); // prettier-ignore

  test('a course says where it went, of what', () => {
    const { scenes } = plan('Our subscribers: 5,000 in 2021, 12,000 in 2022 and 31,000 in 2023.');
    const chart = scenes.find(({ kind }) => kind === 'column-chart')!.content as { title: string };
    expect(chart.title).toBe('Our subscribers rose from 5,000 to 31,000 between 2021 and 2023');
  });
});

describe('figures that only stand beside each other are not put on one axis', () => {
  test('lengths and cars of one bridge', () => {
    const storyboard = plan('The bridge is 1,280 m long and 67 m high; 110,000 cars cross it every day.');
    expect(beside(storyboard, '110,000')).toMatch(/cars cross it every day/);
    expect(kinds(storyboard)).not.toContain('bar-chart');
    expect(beside(storyboard, '110,000 m')).toBe('');
  });

  test('what a thing does is told by its clauses', () => {
    const storyboard = plan(
      'Meet Fjord, the kayak that folds in 4 minutes. It weighs just 11.5 kg, carries 120 kg of load and dries to 90% in 20 minutes.',
    );
    expect(beside(storyboard, '11.5 kg')).toContain('weighs');
    expect(beside(storyboard, '120 kg')).toContain('load');
    expect(beside(storyboard, '90%')).toContain('in 20 minutes');
  });

  test('one figure of several is not the topic', () => {
    for (const prompt of ['Oak 41%, birch 38%, pine 21%.', '38% oak, 41% birch and 21% pine.'])
      expect(kinds(plan(prompt))[0]).toBe('donut-chart');
  });
});

describe('a measure told twice is a change', () => {
  test.each<[string, string, string]>([
    ['In 2020 we had 40 members. Today we have 210.', '40', '210'],
    ['The kitchen cut waiting from 9 minutes to 4.', '9 minutes', '4 minutes'],
    ['Unsere Miete: letztes Jahr 900 €, dieses Jahr 1.150 €.', '900 €', '1.150 €'],
    ['Le temps de trajet passe de 50 minutes à 35.', '50 minutes', '35 minutes'],
  ])('%s', (prompt, before, after) => {
    const content = plan(prompt).scenes.find(({ kind }) => kind === 'delta')!.content as {
      before: { display: string };
      after: { display: string };
    };
    expect([content.before.display, content.after.display]).toEqual([before, after]);
  });

  test('its size stays with it', () => {
    for (const prompt of ['Volume rose from $1.2B to $1.9B, up 58%.', 'Q2 revenue came in at $4.2M, up 12% on Q1.']) {
      const storyboard = plan(prompt);
      expect(storyboard.scenes).toHaveLength(1);
      expect(onScreenText(storyboard.scenes[0]!).join(' ')).toMatch(/, up \d+%/);
    }
  });
});

describe('a count and the whole that it is a part of', () => {
  test.each([
    ['3 out of 4 drivers know the shortcut.', 3, 4],
    ['Bei uns kamen 7 von 10 Kunden zurück.', 7, 10],
    ['Chez nous, 7 clients sur 10 sont revenus.', 7, 10],
    ['En la escuela, 6 de cada 10 niños van en bici.', 6, 10],
    ['10人中7人が睡眠不足です。', 7, 10],
  ])('%s', (prompt, count, total) => {
    const content = plan(prompt).scenes.find(({ kind }) => kind === 'pictogram')!.content;
    expect(content).toMatchObject({ count, total });
  });

  test('counts of two things are no part of each other', () => {
    for (const prompt of ['We run 40 workshops in 60 schools.', 'Wir haben 12 Busse für 30 Dörfer.'])
      expect(kinds(plan(prompt))).not.toContain('pictogram');
  });
});

describe('data in lines', () => {
  test('delimited values are a table, and a course over its months', () => {
    const storyboard = plan('Chart this for the garden club, please.\nMonth,Visitors\nJan,410\nFeb,985\nMar,1240');
    expect(pairs(storyboard, 'column-chart')).toEqual(['Jan 410', 'Feb 985', 'Mar 1,240']);
    expect(storyboard.scenes.find(({ kind }) => kind === 'column-chart')!.content).toMatchObject({
      title: 'Visitors rose from 410 to 1,240 between Jan and Mar',
    });
  });

  test('a month and a figure a line, under what they measure', () => {
    const storyboard = plan('Besucher im Freibad\nMai 2.310\nJuni 8.945\nJuli 12.480');
    expect(pairs(storyboard, 'column-chart')).toEqual(['Mai 2.310', 'Juni 8.945', 'Juli 12.480']);
    expect(beside(storyboard, '12.480')).toContain('Besucher im Freibad');
  });

  test('a name and a figure a line', () => {
    const storyboard = plan('Cups sold today\nEspresso 84\nFlat white 61\nTea 22');
    expect(beside(storyboard, '84')).toContain('Espresso');
    for (const cups of ['84', '61', '22']) expect(beside(storyboard, cups)).not.toBe('');
  });
});

test('numbers that open clause after clause and rise are years, and counts that rise are none', () => {
  const history = plan('The printing press: 1440 Gutenberg builds his press in Strasbourg, 1455 the first Bible, 1476 Caxton prints in London, 1605 the first newspaper.'); // prettier-ignore
  // The last one says how many years they are.
  expect(history.scenes.slice(0, -1).map(({ kind }) => kind)).not.toContain('counter');
  expect(history.scenes.map(({ kind }) => kind)).toEqual(expect.arrayContaining([expect.stringMatching(/timeline|roadmap/u)])); // prettier-ignore
  const counts = plan('1200 volunteers came, 1300 cups were served and 1500 plates washed.');
  expect(counts.scenes.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining([expect.stringMatching(/timeline|roadmap/u)])); // prettier-ignore
});

describe('what belongs to no series', () => {
  test('a change beside shares of a whole', () => {
    const storyboard = plan('In 2024, 40 % of orders came online, 35 % in shops and 25 % by phone, while sales grew by 12 %.'); // prettier-ignore
    expect(pairs(storyboard, 'donut-chart')).toHaveLength(3);
    expect(pairs(storyboard, 'donut-chart').join()).not.toContain('12 %');
    expect(beside(storyboard, '12 %').toLowerCase()).toContain('sales');
  });

  test('what a sentence speaks of, in the name of its first figure', () => {
    expect(pairs(plan('満足度は在宅42、出社58。'), 'bar-chart')).toEqual(['在宅 42', '出社 58']);
  });

  test('a remark between commas', () => {
    const shown = beside(plan('Noticias del valle. El aeropuerto, a 38 km, sigue abierto.'), '38 km');
    expect(shown).toContain('El aeropuerto');
    expect(shown).toContain('sigue abierto');
  });
});

test('what stands behind the parts of a whole is none of them', () => {
  const { scenes } = plan('Results of the mayor election: Amara Obi 41.2 %, Jan Kranz 33.8 %, Lucia Marin 18.5 %, others 6.5 %. Turnout 62 %.'); // prettier-ignore
  const chart = scenes.find(({ content }) => 'items' in content && content.items.length >= 4);
  expect(chart!.content).toMatchObject({ items: [{ label: 'Amara Obi' }, { label: 'Jan Kranz' }, { label: 'Lucia Marin' }, {}] }); // prettier-ignore
  expect(scenes.flatMap(onScreenText).join(' ')).not.toMatch(/Turnout leads/u);
});
