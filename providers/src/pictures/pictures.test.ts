import { DrawingSchema } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { concepts, deeds } from './concepts.js';
import { alikes } from './alike.js';
import { findPicture, findThing } from './find-picture.js';
import { findFigures } from '../reading/scan/figures.js';
import { illustrate } from './illustrate.js';
import { keywordsOf } from './keywords.js';
import { circumstances } from './meanings/en/circumstances.js';
import { things } from './meanings/en/things.js';
import { verbs } from './meanings/en/verbs.js';
import { linesOf } from './meanings/read-meanings.js';
import { named } from './picture-of.js';
import { shapesOf } from './svg-shapes.js';
import { wordsOf } from './words-of.js';

const pictureOf = (text: string, language = 'en'): string | undefined =>
  findPicture([{ text, weight: 1 }], language)?.name;

describe('words find what they mean', () => {
  test.each([
    ['en', 'We lend 48,000 books a year', 'books'],
    ['en', 'Our town library in numbers', 'books'],
    ['en', 'The safety bicycle', 'bicycle'],
    ['en', 'The history of the bicycle', 'bicycle'],
    ['en', 'How to clean a bicycle chain', 'bicycle'],
    ['en', 'Rainfall fell by a third', 'cloud-with-rain'],
    ['en', 'Meet our volunteers', 'busts-in-silhouette'],
    ['en', 'Why do volcanoes erupt?', 'volcano'],
    ['en', 'Key figures of the quarter', 'bar-chart'],
    ['en', 'Our opening hours', 'mantelpiece-clock'],
    ['en', 'The hosepipe ban stays', 'droplet'],
    ['en', '214 seats, one projectionist', 'seat'],
    ['en', 'Our projectionist', 'film-projector'],
    ['en', 'The cup final', 'trophy'],
    ['en', 'By train', 'train'],
    ['en', 'Three new wolves', 'wolf'],
    ['en', 'Sharpen the knives', 'kitchen-knife'],
    ['en', 'The farmers’ market', 'farmer'],
    ['en', 'The model railway', 'locomotive'],
    ['en', 'Summary of the season', 'clipboard'],
    ['de', 'Die Kartoffeln schälen', 'potato'],
    ['de', 'Unsere Musikschule', 'school'],
    ['es', 'Picar la cebolla', 'onion'],
    ['fr', "L'atelier vélo", 'bicycle'],
    ['ja', '卵を3個割る', 'egg'],
    ['zh', '鸡蛋3个', 'egg'],
    ['de', 'Fahrradschlauch flicken', 'inner-tube'],
  ])('%s: %s', (language, text, name) => expect(pictureOf(text, language)).toBe(name));

  test.each([
    ['en', 'Fill two glasses'],
    ['en', 'Everything stays the same'],
    ['en', 'No tailpipe emissions'],
    ['en', 'It stores 15 kWh'],
    ['en', 'She lost 20 pounds'],
    ['de', 'Ganz ohne Kartoffeln'],
    ['en', 'Rose Tanner drops by'],
    ['en', 'Ruby turns seven'],
    ['en', 'Of course it does'],
    ['en', 'They bridge the gap'],
    ['en', 'We found it at last'],
    ['en', 'Two cups of it'],
    ['en', '11 euros an hour'],
    ['en', 'She spent an age there'],
    ['en', 'She runs two of them'],
    ['ja', '朝5時〜11時'],
    ['xx', 'coffee'],
    ['ko', '심야버스 2개'],
    ['ja', '風呂敷'],
    ['en', 'A 14 day trial'],
    ['en', 'Flat ground'],
  ])('none rather than a wrong one, %s: %s', (language, text) => expect(pictureOf(text, language)).toBeUndefined());
});

test('keywords name drawings alone, in every language that has them', () => {
  for (const language of ['en', 'de', 'ja', 'hi', 'uk'])
    for (const found of keywordsOf(language).values()) for (const { score } of found) expect(score).toBeGreaterThan(0);
  expect(keywordsOf('de').size).toBeGreaterThan(1000);
  expect(keywordsOf('xx').size).toBe(0);
});

describe('what is done is shown where no thing is named', () => {
  test.each([
    ['Write down names', 'writing-hand'],
    ['She wrote them all down', 'writing-hand'],
    ['Go home at six', 'house'],
    ['We rent rooms', 'key'],
    ['He sold pumps', 'label'],
    ['Keep coming', 'flexed-biceps'],
    ['How to knit', 'yarn'],
    ['Wait until it is done', 'hourglass-not-done'],
    ['We are planting again', 'seedling'],
    ['Throw the rest away', 'wastebasket'],
    ['Watch closely', 'eye'],
    ['Rose Tanner joins us', 'busts-in-silhouette'],
    ['Paint the bicycle', 'bicycle'],
  ])('%s: %s', (text, name) => expect(pictureOf(text)).toBe(name));

  test.each([
    ["Don't wait"],
    ['She published nothing'],
    ['Nobody waited'],
    ['He looks after them'],
    ['Six of them walk out'],
    ['We call it luxury'],
    ['She delivered 6,000 of them'],
    ['It stores 15 kWh'],
  ])('none that would mislead: %s', (text) => expect(pictureOf(text)).toBeUndefined());

  test('but a lone word or a count is asked for its thing', () => {
    expect(findThing([{ text: 'we wait', weight: 1 }], 'en')).toBeUndefined();
    expect(findThing([{ text: 'coffee', weight: 1 }], 'en')?.name).toBe('hot-beverage');
  });
});

describe('the meanings of English words', () => {
  const tables = { ...things, circumstances };
  test('are drawn, every one, and none is empty', () => {
    const lacking = [...concepts, ...deeds].filter(([word, name]) => word === '' || !named(name));
    expect(lacking).toEqual([]);
  });
  test('stand once, in lower case, and a picture has one line in a table', () => {
    const twice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);
    const wordsIn = (text: string): string[] => linesOf(text).flatMap(([, words]) => words);
    expect(twice(Object.values(tables).flatMap(wordsIn))).toEqual([]);
    expect(twice(wordsIn(verbs))).toEqual([]);
    for (const text of [...Object.values(tables), verbs])
      expect(twice(linesOf(text).map(([name]) => name))).toEqual([]);
    const words = [...concepts.keys(), ...deeds.keys()];
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(words.length).toBeGreaterThan(8000);
  });
  test('a phrase is as long as phrases are looked up', () => {
    expect([...concepts.keys()].filter((word) => wordsOf(word).length > 3)).toEqual([]);
    expect([...concepts.keys()].filter((word) => wordsOf(word).map((one) => one.word).join(' ') !== word)).toEqual([]); // prettier-ignore
  });
});

test('another picture of the same thing stands in for one that is taken', () => {
  const texts = [{ text: 'The bus', weight: 1 }];
  expect(findPicture(texts, 'en', new Set(['bus']))?.name).toBe('oncoming-bus');
  expect(findPicture(texts, 'en', new Set(['bus', 'oncoming-bus']))).toBeUndefined();
  expect(alikes.filter((name) => !named(name))).toEqual([]);
});

describe('a drawing is data', () => {
  test('of flat shapes in their order, with the fill of their group', () => {
    expect(
      shapesOf('<g fill="none"><path fill="#F00" d="M0 0h4v4z"/><circle cx="5" cy="5" r="2" fill="white"/></g>'),
    ).toEqual([
      { d: 'M0 0h4v4z', fill: '#ff0000' },
      { d: 'M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', fill: '#ffffff' },
    ]);
  });
  test('with what it defines once and uses, and what it turns about its middle', () => {
    const body =
      '<defs><path id="a" fill="#fff" d="M0 0h4"/></defs><use href="#a"/><ellipse cx="4" cy="4" rx="2" ry="1" fill="#000" transform="rotate(90 4 4)"/>';
    expect(shapesOf(body)).toEqual([
      { d: 'M0 0h4', fill: '#ffffff' },
      { d: 'M4 2a2 1 90 1 0 0 4a2 1 90 1 0 0 -4Z', fill: '#000000' },
    ]);
  });
  test.each([
    ['<path fill="url(#a)" d="M0 0h4"/>'],
    ['<use href="#a"/>'],
    ['<ellipse cx="4" cy="4" rx="2" ry="1" fill="#fff" transform="rotate(30 9 9)"/>'],
    ['<path transform="scale(2)" fill="#fff" d="M0 0h4"/>'],
    ['<script>alert(1)</script>'],
  ])('and none where it would lose something: %s', (body) => expect(shapesOf(body)).toBeUndefined());
  test('and holds nothing but path data', () => {
    const with_ = (d: string) => DrawingSchema.safeParse({ name: 'x', size: 32, shapes: [{ d, fill: '#ffffff' }] });
    expect(with_('M0 0h4v4z').success).toBe(true);
    expect(with_('M0 0"/><script>').success).toBe(false);
  });
});

describe('a storyboard gets its pictures', () => {
  const scene = (kind: string, content: object, narration: string | null = null): StoryboardScene =>
    ({ id: `s-${kind}`, intent: 'evidence', narration, cues: [], subject: '', weight: 1, seed: 1, kind, content }) as unknown as StoryboardScene; // prettier-ignore
  const storyboard = (scenes: StoryboardScene[], language = 'en'): Storyboard =>
    ({ title: 'Harbour Coffee', language, scenes }) as unknown as Storyboard;
  const names = (board: Storyboard): (string | undefined)[] =>
    illustrate(board).scenes.map(({ content }) => content.picture);

  test('each its own, and the subject again at the end', () => {
    const board = storyboard([
      scene('title', { title: 'Harbour Coffee' }),
      scene('callout', { text: 'Fresh bread every morning' }),
      scene('callout', { text: 'Bread from our own oven' }),
      scene('end-card', { title: 'Only at ours' }),
    ]);
    expect(names(board)).toEqual(['hot-beverage', 'bread', 'oven-range', 'hot-beverage']);
  });
  test.each([
    ['counter', 'Open 6 days', { shows: '6 days', picture: 'figure:calendar' }],
    ['counter', 'Charged in 40 minutes', { shows: '40 minutes', picture: 'figure:clock' }],
    ['callout', 'Charged in 40 minutes', { shows: '40 minutes', picture: 'figure:clock' }],
    ['counter', 'It carries 120 tonnes', { shows: '120 tonnes', picture: 'figure:weight' }],
    ['counter', 'We lend 48,000 books', { shows: '48,000', picture: 'closed-book' }],
    // The words say more than that it is money; a range has no one size, so it gets a picture of its unit.
    ['counter', 'Bread from €2', { picture: 'bread' }],
    ['counter', 'Delivered in 3–5 days', { shows: '3–5 days', picture: 'figure:span' }],
  ] as const)('a %s of "%s" what its figure is', (kind, text, expected) => {
    const { figure } = findFigures(text, 'en')[0]!;
    const content = kind === 'counter' ? { title: text, figure } : { text };
    const { shows, content: made } = illustrate(storyboard([scene('bar-chart', { items: [] }), scene(kind, content)]))
      .scenes[1]!;
    expect({ ...(shows ? { shows: shows.display } : {}), picture: made.picture }).toEqual(expected);
  });
  test('a place and a name is no count: "3 Mother Salt"', () => {
    const counter = (title: string) => scene('counter', { title, figure: findFigures(title, 'en')[0]!.figure });
    const [name, count] = ['3 Mother Salt', '3 books'].map((title) => illustrate(storyboard([scene('bar-chart', { items: [] }), counter(title)])).scenes[1]!); // prettier-ignore
    expect(name!.shows).toBeUndefined();
    expect([count!.shows?.display, count!.content.picture]).toEqual(['3', 'closed-book']);
  });
  test('an item that is a day or an hour its sheet or its clock', () => {
    const items = ['Saturday', 'Coffee', '9:00 to 14:00'].map((text) => ({ text }));
    const { content } = illustrate(storyboard([scene('list', { items })])).scenes[0]!;
    expect(content).toMatchObject({ items: [{ picture: 'spiral-calendar' }, { picture: 'hot-beverage' }, { picture: 'alarm-clock' }] }); // prettier-ignore
  });
  test('a list a picture for every item, and else one for all: a row with a gap looks forgotten', () => {
    const list = (...items: string[]): StoryboardScene => scene('list', { items: items.map((text) => ({ text })) });
    const [each, most, few] = [list('Cake', 'Live music', 'A plant swap'), list('Cake', 'Live music', 'Umarells'), list('Brunelli', 'Live music', 'Umarells')].map((one) => illustrate(storyboard([one])).scenes[0]!); // prettier-ignore
    expect(each!.content).toEqual({
      items: [
        { text: 'Cake', picture: 'birthday-cake' },
        { text: 'Live music', picture: 'microphone' },
        { text: 'A plant swap', picture: 'seedling' },
      ],
    });
    expect(each!.drawings?.map(({ name }) => name)).toEqual(['birthday-cake', 'microphone', 'seedling']);
    expect(most!.content).toEqual({
      picture: expect.any(String),
      items: [{ text: 'Cake' }, { text: 'Live music' }, { text: 'Umarells' }],
    });
    expect(few!.content).toEqual({
      picture: 'microphone',
      items: [{ text: 'Brunelli' }, { text: 'Live music' }, { text: 'Umarells' }],
    });
  });
  test('tiles and sides theirs, by their label, else by what is said of them', () => {
    const figureOf = (text: string) => findFigures(text, 'en')[0]!.figure;
    const tile = (label: string, text: string) => ({ label, figure: figureOf(text) });
    const tiles = scene('kpi-tiles', { tiles: [tile('Loans of books', '900'), tile('Spent', '€400'), tile('New members', '60')] }); // prettier-ignore
    const sides = scene('versus', { left: { label: 'By train', points: [] }, right: { label: 'By car', points: ['A parking place'] } }); // prettier-ignore
    const [first, compared] = illustrate(storyboard([tiles, sides])).scenes;
    expect(first!.content).toMatchObject({
      tiles: [{ picture: 'books' }, { picture: 'euro-banknote' }, { picture: 'busts-in-silhouette' }],
    });
    expect(compared!.content).toMatchObject({ left: { picture: 'train' }, right: { picture: 'automobile' } });
  });
  test.each([
    ['en', 'Get your tickets', 'ticket'],
    ['en', 'E-books are 23% of loans', 'hot-beverage'],
    ['de', 'Bewerben Sie sich bis 3. Mai', 'memo'],
    ['fr', 'Faites un don', 'red-heart'],
    ['ar', 'احجز الآن', 'spiral-calendar'],
    ['ja', 'ご予約はお早めに', 'spiral-calendar'],
    ['tr', 'hello@kafe.example', 'envelope'],
    ['pl', 'kafe.pl', 'globe-with-meridians'],
  ])('an ending what is to be done, %s: %s', (language, title, picture) => {
    const board = storyboard([scene('bar-chart', { items: [] }), scene('call-to-action', { title })], language);
    expect(illustrate(board).scenes[1]!.content.picture).toBe(picture);
  });
  test.each([
    ['pl', 'Otwarcie 3 maja 2026', 'spiral-calendar'],
    ['id', 'Mulai pukul 19:00', 'alarm-clock'],
    ['sv', 'Inträde 90 kronor', 'figure:money'],
  ])('a scene without things what it says of time and money, %s: %s', (language, text, picture) => {
    const board = {
      ...storyboard([scene('bar-chart', { items: [] }), scene('callout', { text })], language),
      title: '…',
    };
    expect(illustrate(board).scenes[1]!.content.picture).toBe(picture);
  });
  test('an ending that names the subject again closes on it, whatever its small print speaks of', () => {
    const films = storyboard([
      scene('title', { title: 'Mend a bicycle' }),
      scene('callout', { text: 'Fresh bread first' }),
      scene('end-card', { title: 'Mend a bicycle', subtitle: 'A cup of coffee, and off you go' }),
    ]);
    const board = { ...films, title: 'Mend a bicycle' };
    expect(names(board).at(-1)).toBe(names(board)[0]);
  });
  test('and one that names its picture keeps it', () => {
    const board = storyboard([scene('title', { title: 'Harbour Coffee', picture: 'bread' })]);
    expect(names(board)).toEqual(['bread']);
  });
  test.each([
    ['The salary is 2,900 euros a month', false],
    ['The salary is 2,900 dollars a month', true],
  ])('no sign of another money stands beside it: %s', (text, isDollar) => {
    const { scenes } = illustrate(
      storyboard([scene('callout', { text }), scene('callout', { text: 'A raise of the salary' })]),
    );
    const drawn = scenes.map(({ content }) => content.picture);
    expect(drawn.some((name) => /^money|dollar/u.test(name ?? ''))).toBe(isDollar);
  });
  test('but an object that says no size only once', () => {
    const counter = (title: string, at: number): StoryboardScene => ({ ...scene('counter', { title, figure: findFigures(title, 'en')[0]!.figure }), id: `s-${at}` }); // prettier-ignore
    const { scenes } = illustrate(storyboard([counter('It carries 120 tonnes', 0), counter('It saves 900 tonnes', 1)]));
    expect(scenes.map(({ shows, content }) => shows?.unit ?? content.picture)).toEqual(['t', 'hot-beverage']);
  });
  test('and no two in a row share the canvas alike, nor does a film open with a ghost', () => {
    const films = Array.from({ length: 12 }, (_, seed) =>
      illustrate(
        storyboard(
          ['Coffee', 'Fresh bread', 'Our oven', 'Warm milk', 'Bring a friend', 'See you'].map((text, at) => ({
            ...scene(at === 0 ? 'title' : 'callout', at === 0 ? { title: text } : { text }),
            seed: seed * 10 + at,
          })),
        ),
      ).scenes.map(({ arrangement }) => arrangement!),
    );
    for (const film of films) {
      expect(film.filter((one, at) => at > 0 && one === film[at - 1])).toEqual([]);
      expect(new Set(film).size).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(films.map(([first]) => first))).toEqual(new Set(['field', 'bleed', 'above', 'leading']));
    expect(new Set(films.map((film) => film.at(-1))).size).toBeGreaterThanOrEqual(3);
  });
  test('none where the kind draws its own subject, or an image of the user stands there', () => {
    const board = storyboard([
      scene('bar-chart', { title: 'Coffee by country', items: [] }),
      scene('end-card', { title: 'Coffee', logo: 'logo' }),
    ]);
    expect(names(board)).toEqual([undefined, undefined]);
    expect(sceneKindOf('bar-chart').illustrated).toBeUndefined();
  });
});

test('a step that names what an earlier one has shown shows it again, not what the film is about', () => {
  const section = (id: string, title: string): StoryboardScene =>
    ({ id, intent: 'evidence', narration: null, cues: [], seed: 7, kind: 'section', content: { title } }) as unknown as StoryboardScene; // prettier-ignore
  const { scenes } = illustrate({
    ...{ version: 1, title: 'How to keep bread fresh', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
    scenes: [section('s1', 'How to keep bread fresh'), section('s2', 'Take it out of the fridge'), section('s3', 'Wait an hour'), section('s4', 'Put it back in the fridge')],
  } as unknown as Storyboard); // prettier-ignore
  expect(scenes.map(({ content }) => content.picture)).toEqual(['bread', 'refrigerator', expect.any(String), 'refrigerator']); // prettier-ignore
});
