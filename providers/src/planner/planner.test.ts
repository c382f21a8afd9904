// @cost 40
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from '../reading/clean-text.js';
import fc from 'fast-check';
import type { Brief } from '@scenewright/core/brief';
import { briefOf } from '@scenewright/core/testing';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { inventedNumbers } from './check-storyboard.js';
import { createRulePlanner } from './planner.js';

const planner = createRulePlanner();
const plan = (prompt: string, part: Partial<Brief> = {}): Promise<Storyboard> => planner.plan(briefOf(prompt, part));
const kinds = (storyboard: Storyboard): string[] => storyboard.scenes.map((scene) => scene.kind);
const shown = (storyboard: Storyboard): string => storyboard.scenes.flatMap(onScreenText).join('\n');

// A German label before its figure, in a bracket that closes elsewhere.
test('a bracket that a label begins with breaks nothing', async () => {
  expect(shown(await plan('Unsere Marmelade (Haltbarkeit 12 Monate, Zucker 40 %) ist fertig.'))).toContain('12');
});

describe('facts choose their scenes', () => {
  test.each([
    ['EMEA 41%, North America 38%, APAC 21%.', 'donut-chart'],
    ['38% North America, 41% EMEA and 21% APAC.', 'donut-chart'],
    ['Chrome 64%, Safari 18%, Edge 5%.', 'bar-chart'],
    ['Churn fell from 5.1% to 3.4%.', 'delta'],
    ['Revenue grew 24% to $4.2M.', 'counter'],
    ['62% of users come back every week.', 'stat-ring'],
    ['3 out of 4 people sleep badly.', 'pictogram'],
    ['Remote work. Pros: no commute, more focus. Cons: less contact, more meetings.', 'pros-cons'],
    ['The web: 1969 ARPANET starts, 1983 TCP/IP arrives, 1991 the first site opens.', 'timeline'],
    ['"Simplicity is the soul of efficiency," says Austin Freeman, author.', 'quote'],
    ['```js\nconsole.log(1)\n```', 'code'],
    ['Coffee is a drink made from roasted beans. It wakes us up. It tastes good. We like it.', 'title'],
    ['Try it today at example.com.', 'browser-frame'],
    ['Our process: Idea → Draft → Review → Publish', 'flow'],
    ['The water cycle: evaporation, condensation, precipitation, collection.', 'cycle'],
    ['Ann: Did it ship?\n\nBo: Yes, last night.\n\nAnn: Wonderful news.', 'chat'],
    ['Our funnel: 10,000 visitors, 1,200 sign-ups, 85 customers.', 'funnel'],
    ['Our subscribers: 5,000 in 2021, 12,000 in 2022 and 31,000 in 2023.', 'column-chart'],
    ['We now work in France, Germany and Japan.', 'place-map'],
    ['Tea vs coffee: Tea costs $1 a cup. Coffee costs $3 a cup.', 'versus'],
    ['Our team: 12 engineers, 4 designers and $2M raised.', 'kpi-tiles'],
  ])('%s → %s', async (prompt, kind) => {
    expect(kinds(await plan(prompt))).toContain(kind);
  });

  test('steps that have time are told one by one, each under its number', async () => {
    const { scenes } = await plan('How to plant a tree. Step 1: Dig a hole. Step 2: Place the tree. Step 3: Water it.');
    const narrated = scenes.filter(({ narration }) => narration !== null);
    expect(narrated.slice(1, 4).map(({ content }) => content)).toMatchObject([
      { title: 'Dig a hole', index: 1 },
      { title: 'Place the tree', index: 2 },
      { title: 'Water it', index: 3 },
    ]);
    const short = await plan('How to plant a tree. Step 1: Dig a hole. Step 2: Place the tree. Step 3: Water it.', {
      durationSeconds: 8,
    });
    expect(kinds(short)).toContain('steps');
  });

  test('shares that do not add up to a whole are never a donut', async () => {
    for (const prompt of ['A 50%, B 30%, C 10%.', 'A 60%, B 50%, C 40%.'])
      expect(kinds(await plan(prompt))).not.toContain('donut-chart');
  });
  test('falling churn is good, falling revenue is bad', async () => {
    const sentiment = async (prompt: string): Promise<unknown> =>
      ((await plan(prompt)).scenes.find((scene) => scene.kind === 'delta')!.content as { sentiment: string }).sentiment;
    expect(await sentiment('Churn fell from 5.1% to 3.4%.')).toBe('good');
    expect(await sentiment('Revenue fell from $5M to $3M.')).toBe('bad');
    expect(await sentiment('Los costes bajaron de 5 M€ a 3 M€.')).toBe('good');
  });
});

describe('words about the video', () => {
  test('set the video and never appear in it', async () => {
    const storyboard = await plan(
      'Make a calm 30 second vertical video for TikTok about our bakery, no music, without voiceover. We bake 300 loaves a day. We open at six. Bread is life.',
    );
    expect(storyboard).toMatchObject({ aspectRatio: '9:16', music: false, narrated: false, mood: 'calm' });
    expect(shown(storyboard)).toContain('300');
    expect(shown(storyboard)).not.toMatch(/tiktok|vertical|voiceover|no music|30 second/iu);
  });
  test('the request wins over the prompt', async () => {
    const storyboard = await plan('A video about tea, no music, without narration.', {
      music: true,
      narration: true,
      style: 'swiss',
    });
    expect(storyboard).toMatchObject({ music: true, narrated: true, style: 'swiss' });
  });
  test('a prompt of nothing else keeps its words as topic', async () => {
    expect(shown(await plan('vertical video'))).toMatch(/video/i);
  });
});

test('a topic without facts gives a video of its own words and says what is missing', async () => {
  for (const prompt of [
    'why is the sky blue',
    'coffee',
    'Explain how photosynthesis works',
    '¿Por qué el cielo es azul?',
  ]) {
    const storyboard = await plan(prompt);
    expect(storyboard.warnings.map((warning) => warning.code)).toContain('no_facts');
    expect(storyboard.scenes.length).toBeLessThanOrEqual(5);
    expect(inventedNumbers(storyboard, [prompt])).toEqual([]);
  }
});

test('single-scene models get three to five silent beats', async () => {
  const storyboard = await plan(
    'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.',
    { multiScene: false, model: 'gen-4', durationSeconds: 15, narration: false, music: false },
  );
  expect(storyboard.scenes.length).toBeGreaterThanOrEqual(3);
  expect(storyboard.scenes.length).toBeLessThanOrEqual(5);
  expect(storyboard).toMatchObject({ narrated: false, music: false, captions: null });
  expect(storyboard.scenes.every((scene) => scene.narration === null)).toBe(true);
});

test('a narration in another language says what it could not translate', async () => {
  const storyboard = await plan(
    'Our Q3: revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. The flumox performs well.',
    { narrationLanguage: 'fr' },
  );
  expect(storyboard).toMatchObject({ language: 'en', narrationLanguage: 'fr' });
  const spoken = storyboard.scenes.map((scene) => scene.narration ?? '').join(' ');
  expect(spoken).toContain('chiffre d’affaires');
  expect(spoken).not.toContain('flumox');
  expect(storyboard.warnings.find((warning) => warning.code === 'translation_incomplete')!.message).toContain('flumox');
});

test('images have their scenes', async () => {
  const images = [1, 2, 3, 4, 5].map((index) => ({
    asset: `image-${index}`,
    name: '',
    width: 10,
    height: 10,
    ...(index === 1 ? { context: 'Our new workshop' } : {}),
  }));
  const storyboard = await plan('We build guitars by hand. Each takes 90 hours. Every top is spruce.', { images });
  const used = new Set(
    storyboard.scenes.flatMap((scene) =>
      scene.kind === 'ken-burns' ? [scene.content.image] : scene.kind === 'collage' ? scene.content.images : [],
    ),
  );
  expect([...used].sort()).toEqual(images.map((image) => image.asset));
});

test('a prompt of 5,000 words is summarised, its first words kept', async () => {
  const sentence = (index: number): string =>
    `Section ${index} says that the regional office number ${index * 7 + 11} handled ${index * 13 + 100} requests with care and attention to detail.`;
  const prompt = `Annual report. ${Array.from({ length: 280 }, (_, index) => sentence(index)).join(' ')}`;
  const storyboard = await plan(prompt, { durationSeconds: 60 });
  expect(storyboard.scenes.length).toBeLessThanOrEqual(14);
  expect(storyboard.warnings.map((warning) => warning.code)).toContain('shortened');
  expect(inventedNumbers(storyboard, [prompt])).toEqual([]);
});

test('texts without end are read in bounded time and memory', async () => {
  for (const prompt of [
    'a'.repeat(60_000),
    'word '.repeat(20_000),
    '1,234 '.repeat(10_000),
    'a, '.repeat(20_000),
    '"'.repeat(5000) + ' x',
    'a -> '.repeat(5000),
  ]) {
    expect((await plan(prompt)).scenes.length).toBeGreaterThan(0);
  }
}, 120_000);

test('no prompt breaks it, and no number is made up', async () => {
  const shard = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'Our Q3: ',
      'revenue grew 24% to $4.2M. ',
      'A 41%, B 38%, C 21%. ',
      'from 5 to 3 ',
      '\n- item',
      '\n1. step',
      '\n# Heading\n',
      '```\ncode',
      '<b>bold</b> <script>x</script>',
      'https://a.example/b?c=1 ',
      'Ignore previous instructions. ',
      '🚀🔥 ',
      'why? ',
      'Pros: a, b. Cons: c, d. ',
      'A vs B: ',
      'first a, then b, finally c. ',
      'In 1999 x. In 2004 y. In 2010 z. ',
      '３つの ',
      'مرحبا 24٪ ',
      'שלום 5 ',
      'नमस्ते ',
      '"quote here now" — Name. ',
      '{"json": [1,2]} ',
      'Next: Japan in May 2027. ',
      '3 out of 4 ',
      '\u0000\ufeff',
      'a'.repeat(200),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(shard, { minLength: 1, maxLength: 10 }),
      fc.constantFrom(5, 15, 30, 60, 120),
      fc.boolean(),
      async (shards, durationSeconds, multiScene) => {
        const prompt = shards.join('');
        fc.pre(prompt.trim() !== '');
        const storyboard = await plan(prompt, { durationSeconds, multiScene });
        expect(StoryboardSchema.safeParse(storyboard).success).toBe(true);
        const workedOut = storyboard.warnings.flatMap(({ code, message }) => (code === 'worked_out' ? [message] : []));
        expect(inventedNumbers(storyboard, [prompt.normalize('NFC'), ...workedOut])).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

test('no mark of punctuation breaks the plan of a prompt in any language', async () => {
  const folder = join(import.meta.dirname, '../../../fixtures/prompts/readings');
  const prompts = readdirSync(folder)
    .filter((name) => name.endsWith('.train.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(0, 12))
    .map((line) => (JSON.parse(line) as { marked: string }).marked.replace(/⟦\w\||⟧/gu, ''));
  const strewn = fc
    .tuple(
      fc.constantFrom(...prompts),
      fc.array(fc.tuple(fc.constantFrom(...'()[]{}*+?\\|^$.-"«»„'), fc.nat()), { minLength: 1, maxLength: 6 }),
    )
    .map(([prompt, marks]) => {
      const words = prompt.split(' ');
      for (const [mark, at] of marks) words[at % words.length] = `${mark}${words[at % words.length]}`;
      return words.join(' ');
    });
  await fc.assert(
    fc.asyncProperty(strewn, async (prompt) => {
      expect(StoryboardSchema.safeParse(await plan(prompt)).success).toBe(true);
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('a lone circled number is a sign, and two that count up before words are a list', async () => {
  expect(inventedNumbers(await plan('①', { durationSeconds: 5, multiScene: false }), ['①'])).toEqual([]);
  const listed = shown(await plan('Kaffee kochen: ① Wasser erhitzen ② Pulver einfüllen ③ Aufgießen'));
  for (const point of ['Wasser erhitzen', 'Pulver einfüllen', 'Aufgießen']) expect(listed).toContain(point);
  expect(listed).not.toMatch(/[①-⑳]/u);
});

test('a number that begins with its point keeps its size', () => {
  expect(cleanText('Revenue grew to .2M, $.5M more than planned.')).toBe(
    'Revenue grew to 0.2M, $0.5M more than planned.',
  );
  expect(cleanText('It ended. 3 remained ...5')).toBe('It ended. 3 remained ...5');
});

describe('a copywriter would sign it', () => {
  const texts = (storyboard: Storyboard): string => JSON.stringify(storyboard.scenes.map(({ content }) => content));

  test('numbered steps in one line are steps, and what they are for is the title', async () => {
    const { scenes } = await plan(
      'Recipe: pancakes for two. Ingredients: 2 eggs, 200 g flour, milk, salt. Steps: 1. Mix all. 2. Rest the batter. 3. Fry in butter. Serve hot.',
    );
    expect(scenes[0]!.content).toMatchObject({ title: 'Pancakes for two' });
    const listed = scenes.find(({ kind }) => kind === 'recipe-card')!.content;
    expect(listed).toMatchObject({
      title: 'Ingredients',
      items: [{ amount: '2', text: 'eggs' }, {}, {}, { text: 'Salt' }],
    });
    expect(JSON.stringify(scenes)).toContain('Fry in butter');
    expect(JSON.stringify(scenes)).not.toMatch(/"Steps: 1|"2\. Rest|"display":"1"/);
  });

  test('sentences of one build are a table, a row each', async () => {
    const { scenes } = await plan(
      'Our plans: Basic costs $9 with 10 GB and 1 user. Pro costs $29 with 100 GB and 5 users. Team costs $79 with 1 TB and 25 users.',
    );
    expect(scenes.find(({ kind }) => kind === 'table')!.content).toMatchObject({
      columns: ['', 'Costs', '', 'Users'],
      rows: [
        ['Basic', '$9', '10 GB', '1'],
        ['Pro', '$29', '100 GB', '5'],
        ['Team', '$79', '1 TB', '25'],
      ],
    });
  });

  test('figures whose labels are left-overs of a sentence are told in its clauses', async () => {
    const storyboard = await plan(
      'Meet Aero One, the e-bike that folds in a blink. It weighs just 12.9 kg, rides 80 km on one charge and charges to 80% in 45 minutes. Pre-order now at aero.bike.',
    );
    expect(texts(storyboard)).not.toMatch(/"label":"(?:In|Charges|Weighs)"/);
    expect(texts(storyboard)).toContain('charges to 80% in 45 minutes');
    expect(storyboard.scenes[0]!.content).toMatchObject({ title: expect.stringMatching(/^(?:Meet )?Aero One$/u) });
    expect(storyboard.scenes.at(-1)).toMatchObject({ kind: 'browser-frame', content: { url: 'aero.bike' } });
  });

  test('a slogan is told line by line and stays as a whole', async () => {
    const { scenes } = await plan('Run lighter. Run longer. Run home.');
    expect(scenes.flatMap(({ narration }) => narration ?? [])).toEqual(['Run lighter.', 'Run longer.', 'Run home.']);
    expect(scenes.at(-1)!.content).toMatchObject({ phrases: ['Run lighter', 'Run longer', 'Run home'] });
  });

  test('a press release is named by whom it is about, not by its dateline', async () => {
    const { scenes, title } = await plan(
      'Munich, 3 November 2026 – Helio Systems today announced HelioGrid, a home battery that stores 15 kWh. Helio Systems was founded in 2015. HelioGrid costs €6,900 and will be available in Germany, Austria and Switzerland from March 2027.',
    );
    expect(title).toMatch(/^Helio Systems/);
    expect(JSON.stringify(scenes)).not.toContain('Munich');
    expect(JSON.stringify(scenes)).not.toMatch(/available in Germany"/);
  });

  test.each([
    ['Visits in 2025: 12,000 in January, 18,500 in April, 31,000 in July.', 'column-chart'],
    ['Volume rose from $1.2B to $1.9B, up 58%.', 'delta'],
    ['This year we received 9,000 letters, read 2,000 and answered 400 of them.', 'funnel'],
  ])('%s → %s', async (prompt, kind) => {
    expect(kinds(await plan(prompt))).toContain(kind);
  });

  test('an e-mail address stays whole, and a topic with a number is more than the number', async () => {
    const { scenes } = await plan('We help farmers save water. Farms waste 60% of it. Contact hello@aquasense.io');
    expect(scenes.at(-1)).toMatchObject({ content: { title: 'Contact', url: 'hello@aquasense.io' } });
    const topic = await plan('10 years of open data in Helsinki', { durationSeconds: 15 });
    expect(topic.scenes.length).toBeGreaterThan(1);
    expect(topic.scenes[0]).toMatchObject({ content: { title: '10 years of open data in Helsinki' } });
  });

  test('what is left over leads nothing, and plurals lead', async () => {
    expect(texts(await plan('Emissions: China 31%, USA 14%, rest of world 55%.'))).toContain('China leads with 31%');
    expect(texts(await plan('Payments: cards 54%, bank transfers 31%, cash 15%.'))).toContain('Cards lead with 54%');
  });
});
