import type { Brief } from '@scenewright/core/brief';
import { briefOf } from '@scenewright/core/testing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from './plan-story.js';

const plan = (prompt: string, over: Partial<Brief> = {}): Storyboard => planStory(briefOf(prompt, over));
const shown = ({ scenes }: Storyboard): string[] => scenes.map((scene) => onScreenText(scene).join(' | '));
/** The places of the scenes that first show each of the words. */
const order = (storyboard: Storyboard, words: readonly string[]): number[] =>
  words.map((word) => shown(storyboard).findIndex((text) => text.includes(word)));

describe('steps are told one by one, and stay together at the end', () => {
  test.each([
    ['How to plant a tree. Step 1: Dig a hole. Step 2: Place the tree. Step 3: Water it.', ['Dig a hole', 'Place the tree', 'Water it']],
    ['Tee wie in Ostfriesland. Schritt 1: Wasser kochen. Schritt 2: Tee einfüllen. Schritt 3: Kluntje in die Tasse legen.', ['Wasser kochen', 'Tee einfüllen', 'Kluntje in die Tasse']],
    ['Plantar un árbol. Paso 1: Cava un hoyo. Paso 2: Coloca el árbol. Paso 3: Riega bien.', ['Cava un hoyo', 'Coloca el árbol', 'Riega bien']],
    ['Un thé glacé maison. Étape 1 : Faites bouillir l’eau. Étape 2 : Ajoutez le thé. Étape 3 : Servez avec des glaçons.', ['Faites bouillir', 'Ajoutez le thé', 'Servez avec des glaçons']],
  ])('%s', (prompt, steps) => {
    const storyboard = plan(prompt);
    const places = order(storyboard, steps);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(new Set(places).size).toBe(3);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    const whole = storyboard.scenes.find(({ kind }) => kind === 'steps')!;
    for (const step of steps) expect(onScreenText(whole).join(' ')).toContain(step);
    expect(shown(storyboard).join(' ')).not.toMatch(/(?:Step|Schritt|Paso|Étape) ?\d/u);
  }); // prettier-ignore
});

test('the short things after a heading are one list under it', () => {
  const { scenes } = plan('Recipe: pancakes for two. Ingredients: 2 eggs, 200 g flour, milk, salt. Serve hot.');
  expect(onScreenText(scenes[0]!)).toContain('Pancakes for two');
  expect(scenes.find(({ kind }) => kind === 'recipe-card')!.content).toMatchObject({
    title: 'Ingredients',
    items: [{ amount: '2', text: 'eggs' }, { amount: '200 g', text: 'flour' }, { text: 'Milk' }, { text: 'Salt' }],
  });
});

test('places of one enumeration stay in one clause', () => {
  const storyboard = plan(
    'The lamp costs €69 and will be available in Germany, Austria and Switzerland from March 2027.',
  );
  const map = storyboard.scenes.find(({ kind }) => kind === 'place-map')!;
  for (const place of ['Germany', 'Austria', 'Switzerland']) expect(onScreenText(map).join(' ')).toContain(place);
});

test('what stands under "in four steps" is steps, each with its number', () => {
  const storyboard = plan('Repot an orchid in four steps: soak the roots, cut what is dry, pack new bark around them, water after three days.'); // prettier-ignore
  const numbers = storyboard.scenes.flatMap(({ content }) => ('index' in content ? [content.index] : []));
  expect(numbers).toEqual([1, 2, 3, 4]);
});

test('code is shown as code and a bare call to act is the whole film', () => {
  expect(plan('```js\nconsole.log(1)\n```').scenes[0]!.kind).toBe('code');
  const call = plan('Try it today at example.com.');
  expect(call.scenes.at(-1)).toMatchObject({ kind: 'browser-frame', content: { url: 'example.com' } });
});

test('a long text is told within its time, and what it says at its end is read as a request', () => {
  const text = Array.from({ length: 240 }, (_, at) => `Office ${at} of the region answered ${at * 13 + 100} letters with care and in time.`).join(' '); // prettier-ignore
  const storyboard = plan(`${text} No music please.`, { durationSeconds: 60 });
  expect(storyboard.warnings.map(({ code }) => code)).toContain('shortened');
  expect(storyboard.music).toBe(false);
  expect(shown(storyboard).join(' ')).not.toMatch(/music/iu);
});

test.each([
  ['How to open the shop. Arrive at 9, count the float, check dates, unlock the door.', ['Arrive at 9', 'Count the float', 'Check dates', 'Unlock the door']],
  ['Anleitung: Fahrradreifen flicken. Reifen abnehmen, Schlauch prüfen, Flicken aufkleben.', ['Reifen abnehmen', 'Schlauch prüfen', 'Flicken aufkleben']],
])('commands of one sentence are numbered steps: %s', (prompt, steps) => {
  const { scenes } = plan(prompt);
  const numbered = scenes.filter(({ kind, content }) => kind === 'section' && 'index' in content);
  expect(numbered.map((scene) => onScreenText(scene).find((text) => steps.includes(text)))).toEqual(steps);
}); // prettier-ignore

test('a dish told in one paragraph has its ingredients together and its method step by step', () => {
  const { scenes } = plan('Pancake recipe: 200 g flour, 2 eggs, 300 ml milk, pinch of salt. Whisk, rest 10 minutes, fry in butter until golden.'); // prettier-ignore
  const card = scenes.find(({ kind }) => kind === 'recipe-card')!;
  expect(card.content).toMatchObject({ title: 'Ingredients' });
  expect(onScreenText(card).join(' ')).toMatch(/flour 200 g.*eggs 2.*milk 300 ml.*[Pp]inch of salt/);
  const steps = scenes.filter(({ kind }) => kind === 'section').map((scene) => onScreenText(scene).join(' '));
  expect(steps.join(' | ')).toMatch(/Whisk.*Rest 10 minutes.*Fry in butter until golden/);
});

test.each([
  ['A third of our members are under 25.', 1, 3],
  ['Zwei Drittel der Haushalte heizen mit Gas.', 2, 3],
  ['Almost half of our guests come back.', 1, 2],
  ['La moitié des élèves vient à vélo.', 1, 2],
])('a part in words is seen as a part: %s', (prompt, count, total) => {
  expect(plan(prompt).scenes).toContainEqual(expect.objectContaining({ kind: 'pictogram', content: expect.objectContaining({ count, total }) })); // prettier-ignore
});

test('a figure of a place in a countdown is seen wherever the place is', () => {
  const { scenes } = plan('Top 3 rivers by length: Nile 6650 km, Amazon 6400 km, Yangtze 6300 km.');
  for (const [name, length] of [
    ['Nile', '6650'],
    ['Amazon', '6400'],
    ['Yangtze', '6300'],
  ] as const)
    // prettier-ignore
    for (const scene of scenes.filter((one) => onScreenText(one).some((text) => text.startsWith(name))))
      expect(onScreenText(scene).join(' ').replace(/\D/g, '')).toContain(length);
});

test.each([
  [
    'A film ranking the three longest rivers: Nile 6,650 km, Amazon 6,400 km, Yangtze 6,300 km. Count down from three to one.',
    ['Yangtze', 'Amazon', 'Nile'],
  ],
  [
    'Ein Ranking der drei größten Inseln der Nordsee: Texel 161 km², Sylt 99 km², Föhr 82 km². Countdown.',
    ['Föhr', 'Sylt', 'Texel'],
  ],
])('a ranking told place by place shows each of its places: %s', (prompt, names) => {
  const { scenes } = plan(prompt);
  const places = names.map((name) => scenes.find(({ content }) => (content as { kicker?: string }).kicker?.startsWith('#') && JSON.stringify(content).includes(name))); // prettier-ignore
  expect(places.map((scene) => (scene?.content as { kicker?: string } | undefined)?.kicker)).toEqual([
    '#3',
    '#2',
    '#1',
  ]);
  expect(places.map((scene) => scenes.indexOf(scene!))).toEqual(places.map((scene) => scenes.indexOf(scene!)).toSorted((a, b) => a - b)); // prettier-ignore
});

test('a short sentence keeps its last word, and hours after a day are no figures', () => {
  const storyboard = plan('Come by! Our garage sale is Saturday 10 to 4 at 12 Elm Road.');
  expect(shown(storyboard).join(' ')).toContain('Come by');
  expect(storyboard.scenes.some(({ kind }) => kind === 'counter')).toBe(false);
});

test('two things with the same measures stand side by side', () => {
  const { scenes } = plan(
    'Foxglove Lite: 5 EUR a month, 2 projects, 1 GB. Foxglove Pro: 19 EUR a month, 20 projects, 100 GB.',
  );
  expect(scenes).toContainEqual(
    expect.objectContaining({
      kind: 'versus',
      content: expect.objectContaining({
        left: expect.objectContaining({ label: 'Foxglove Lite', points: ['5 EUR a month', '2 projects', '1 GB'] }),
        right: expect.objectContaining({ label: 'Foxglove Pro', points: ['19 EUR a month', '20 projects', '100 GB'] }),
      }),
    }),
  );
});

test('a count is in no unit of a figure beside it, and what a tile would leave out is told in words', () => {
  const text = shown(plan('Meet Solda. It warns you 25 minutes before hail, works without a signal in 14 countries and uses 2% battery a day.')).join(' '); // prettier-ignore
  expect(text).not.toContain('14 minutes');
  expect(text).toMatch(/without a signal in 14 countries/iu);
});

test('what has a share of a whole is its label', () => {
  const tiles = plan('library report\n- visits 12,400 (-3%)\n- audio books are now 31% of all loans\n- 900 new members').scenes.find(({ kind }) => kind === 'kpi-tiles')!; // prettier-ignore
  expect(onScreenText(tiles)).toContain('Audio books');
});

test('two names joined by a sign are one', () => {
  const text = shown(plan('5 mistakes when selling a flat\n1. no photos\n2. a price from a dream\n3. dirty windows\nWe are Pell & Quint, estate agents.')); // prettier-ignore
  expect(text.some((scene) => scene.includes('Pell & Quint'))).toBe(true);
});

test('sentences that begin small end where their full stop is', () => {
  const text = shown(
    plan('bread day on sat 8 march, Mill Lane 2. bring a basket. we bake 60 loaves. no. 1 is always rye.'),
  );
  expect(text.some((scene) => /2\. bring/iu.test(scene))).toBe(false);
  expect(text.some((scene) => /no\. 1 is always rye/iu.test(scene))).toBe(true);
});

test('more of a thing is good news only where more is welcome', () => {
  const sentiment = (prompt: string): unknown =>
    plan(prompt).scenes.flatMap(({ content }) => ('sentiment' in content ? [content.sentiment] : []))[0];
  expect(sentiment('Sales rose by 12% this year.')).toBe('good');
  expect(sentiment('Complaints rose by 12% this year.')).toBe('bad');
  expect(sentiment('Rainfall rose by 12% this year.')).toBe('neutral');
});

test('who is quoted stands with what they are, also where that comes first', () => {
  const { scenes } = plan(
    'A storm cut power to 18,000 homes. "We expect everyone back by Wednesday," said network manager Una Breslin.',
  );
  expect(scenes.find(({ kind }) => kind === 'quote')!.content).toMatchObject({
    text: 'We expect everyone back by Wednesday',
    author: 'Una Breslin',
    about: 'network manager',
  });
});

test('what is to be explained is the topic', () => {
  const { scenes } = plan(
    'Explain compound interest to teenagers. Save 50 euros a month at 5% and you have 7,800 after ten years.',
  );
  expect(onScreenText(scenes[0]!)).toContain('Compound interest');
  expect(shown(plan('Explain compound interest to teenagers. Save 50 euros.')).join(' ')).not.toMatch(/teenagers/u);
});
