import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { countryNamed, flagOf, flagsOf } from './flags.js';
import { illustrate } from './illustrate.js';

const scene = (kind: string, content: object, id = 's1'): StoryboardScene =>
  ({ id, kind, content, intent: 'evidence', narration: null, seed: 1 }) as unknown as StoryboardScene;
const storyboard = (scenes: StoryboardScene[], language = 'en'): Storyboard =>
  ({ title: '…', language, scenes }) as unknown as Storyboard;
const figure = { value: 1, magnitude: 1, display: '1', prefix: '', suffix: '', decimals: 0, unit: '' };
const ranking = (labels: string[]): StoryboardScene =>
  scene('ranking', { items: labels.map((label) => ({ label, figure })) });

test.each([
  ['en', 'Italy', 'IT'],
  ['en', 'the Netherlands', 'NL'],
  ['en', 'UK', 'GB'],
  ['de', 'die Schweiz', 'CH'],
  ['de', 'Südkorea', 'KR'],
  ['fr', 'États-Unis', 'US'],
  ['ar', 'السعودية', undefined],
  ['ar', 'المملكة العربية السعودية', 'SA'],
  ['ja', '日本', 'JP'],
  ['ko', '대한민국', 'KR'],
  ['hi', 'भारत', 'IN'],
  ['en', 'Italy leads with 60', undefined],
  ['en', 'Paris', undefined],
])('%s: %s is %s', (language, text, code) => expect(countryNamed(text, language)).toBe(code));

test('a flag is a badge of filled shapes, so that no pack redraws it', () => {
  expect(flagOf('JP')).toMatchObject({ name: 'flag-of-japan', size: 512, badge: true });
  expect(flagOf('JP')!.shapes.map(({ fill }) => fill)).toEqual(['#eeeeee', '#d80027']);
  expect(flagOf('XX')).toBeUndefined();
});

test('one name alone may be somebody: flags stand where two countries are named', () => {
  expect(flagsOf(['Jordan', 'Pippen'], 'en')).toEqual([undefined, undefined]);
  expect(flagsOf(['Jordan', 'Egypt', 'Rest'], 'en').map((flag) => flag?.name)).toEqual([
    'flag-of-jordan',
    'flag-of-egypt',
    undefined,
  ]);
});

test('a ranking of countries has a flag in each row, a ranking of things their pictures, one of names neither', () => {
  const drawn = (one: StoryboardScene): string[] =>
    (illustrate(storyboard([one])).scenes[0]!.drawings ?? []).map(({ name }) => name);
  expect(drawn(ranking(['Finland', 'Norway', 'Iceland']))).toEqual([
    'flag-of-finland',
    'flag-of-norway',
    'flag-of-iceland',
  ]);
  expect(drawn(ranking(['Kayaks', 'Tents', 'Skis']))).toEqual(['canoe', 'tent', 'skis']);
  expect(drawn(ranking(['Mara', 'Jo', 'Kim']))).toEqual([]);
});

test('a film that goes from country to country shows the flag of each', () => {
  const board = storyboard([
    scene('counter', { title: 'Mexico', figure }, 's1'),
    scene('callout', { text: 'India: 43' }, 's2'),
    scene('callout', { text: 'Norway: 9.9 kg' }, 's3'),
    scene('callout', { text: 'Spain: home of paella' }, 's4'),
  ]);
  expect(illustrate(board).scenes.map(({ content }) => 'picture' in content && content.picture)).toEqual([
    'flag-of-mexico',
    'flag-of-india',
    'flag-of-norway',
    'shallow-pan-of-food',
  ]);
});
