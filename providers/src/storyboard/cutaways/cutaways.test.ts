import { briefOf } from '@scenewright/core/testing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { filmStoryboard } from '../../footage/film-storyboard.js';
import { illustrate } from '../../pictures/illustrate.js';
import { planStory } from '../plan-story.js';
import { withCutaways } from './cutaways.js';
import { holdOf } from './holds.js';
import { breathOf, phrasesOf } from './phrases.js';
import { asNear } from './recast.js';
import { varied } from './rows.js';

function filmed(prompt: string, seconds: number): { before: Storyboard; after: Storyboard } {
  const brief = briefOf(prompt, { durationSeconds: seconds });
  const before = illustrate(filmStoryboard(planStory(brief), brief));
  return { before, after: withCutaways(before, brief) };
}
const voice = ({ scenes }: Storyboard): string =>
  scenes.flatMap(({ narration }) => narration ?? []).join(' ').replace(/\s+/gu, ' '); // prettier-ignore
const words = ({ scenes }: Storyboard): Set<string> =>
  new Set(
    scenes.flatMap(
      (scene) =>
        onScreenText(scene)
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{Nd}]+/gu) ?? [],
    ),
  );

const thin = [
  'Our village built a new bridge over the river. Sheep cross it every morning. The smith forged the railings by hand.',
  'Unsere Bäckerei backt seit drei Generationen Brot. Der Ofen brennt die ganze Nacht. Um sechs Uhr kommen die ersten Kunden.',
  'La bibliothèque prête aussi des vélos. Les enfants y lisent sous les arbres. Le samedi, un âne apporte les livres.',
];

test.each(thin)('a film with more time than sentences has a shot for every six seconds or so: %s', (prompt) => {
  const { before, after } = filmed(prompt, 40);
  const held = ({ scenes, narrationLanguage }: Storyboard): number =>
    scenes.reduce((sum, scene) => sum + holdOf(scene, narrationLanguage), 0);
  expect(held(before)).toBeLessThan(30);
  expect(after.scenes.length).toBeGreaterThan(before.scenes.length + 1);
  expect(40 / after.scenes.length).toBeLessThan(7);
});

test.each(thin)('its voice says the same, word for word, and its screens say nothing new: %s', (prompt) => {
  const { before, after } = filmed(prompt, 40);
  expect(voice(after)).toBe(voice(before));
  expect([...words(after)].filter((word) => !words(before).has(word))).toEqual([]);
  expect(after.scenes.at(-1)!.content).toEqual(before.scenes.at(-1)!.content);
});

test('a film that has enough to say is left as it is', () => {
  const { before, after } = filmed(`${thin[0]} It carries trucks of 12 tonnes. It cost €90,000. The opening is on 4 May at noon. Bring a cake.`, 20); // prettier-ignore
  expect(after.scenes.map(({ kind }) => kind)).toEqual(before.scenes.map(({ kind }) => kind));
});

test('scenes have ids of their own, and each close-up has a drawing of its own or of its scene', () => {
  const { after } = filmed(thin[0]!, 45);
  expect(new Set(after.scenes.map(({ id }) => id)).size).toBe(after.scenes.length);
  const shots = after.scenes.filter(({ kind }) => kind === 'close-up');
  expect(shots.length).toBeGreaterThan(0);
  for (const { content, drawings } of shots) expect(drawings?.map(({ name }) => name)).toContain(content.picture);
});

test('of three steps alike in a row the one in the middle is a close-up with its words and its number', () => {
  const { after } = filmed('How to clean a window: first fill a bucket with water, then wash the window with a sponge, then dry it with a newspaper, then polish the glass.', 24); // prettier-ignore
  const kinds = after.scenes.map(({ kind }) => kind);
  for (let at = 2; at < kinds.length; at += 1) expect([kinds[at - 2], kinds[at - 1]]).not.toEqual([kinds[at], kinds[at]]);
  expect(after.scenes.find(({ kind, content }) => kind === 'close-up' && 'title' in content && content.title)).toBeDefined();
}); // prettier-ignore

test.each([
  ['en', 'The first machines go to the vineyards of the Mosel'],
  ['de', 'Der Ofen brennt die ganze Nacht in unserer Backstube'],
  ['fr', 'Les enfants lisent dans le jardin sous les grands arbres'],
  ['ja', '毎朝六時に最初のお客様がやって来ます'],
])('phrases of a sentence give it whole, and none ends on a word that leads on (%s)', (language, sentence) => {
  const phrases = phrasesOf(sentence, language)!;
  expect(phrases.length).toBeGreaterThan(1);
  expect(phrases.join('').replace(/\s/gu, '')).toBe(sentence.replace(/\s/gu, ''));
  for (const phrase of phrases) expect(phrase).not.toMatch(/\s(?:to|of|the|in|die|der|le|les|dans|sous)$/iu);
});

test('a sentence draws breath before a phrase, behind what is shown while it begins, and never amid a name or a measure', () => {
  const said = 'The county has lent €18 million to the farms on the steep slopes.';
  expect(breathOf(said, 'en', ['€18 million'])).toEqual(['The county has lent €18 million', 'to the farms on the steep slopes.']); // prettier-ignore
  expect(breathOf(said, 'en', ['steep slopes'])).toBeUndefined();
  expect(breathOf('Nobody knows why everybody laughed loudly yesterday evening', 'en', [])).toBeUndefined();
});

test('a close-up that nobody speaks over bears the line of its scene, behind the title none, and no line stands three times', () => {
  const { after } = filmed('Our village built a new bridge over the river. Sheep and a dog cross it. The smith forged the railings with a hammer and an axe. No voice.', 40); // prettier-ignore
  const lines = after.scenes.flatMap(({ kind, content }) => (kind === 'close-up' && content.title !== undefined ? [content.title] : [])); // prettier-ignore
  const said = after.scenes.flatMap(({ content }) => Object.values(content)).filter((one) => typeof one === 'string');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(said.filter((one) => one === line).length).toBeLessThanOrEqual(2);
});

test('no speech is parted within a figure', () => {
  const { after } = filmed('A loaf cost 2 dollars in 2015 and costs 3.40 today. The oven burns all night.', 45);
  for (const { narration } of after.scenes) expect(narration ?? '').not.toMatch(/^40|\s3\.$/u);
});

test('no close-up is of what the scene before it shows, or the one behind it', () => {
  const shown = (scene: Storyboard['scenes'][number] | undefined) => (scene?.shows ? undefined : scene?.drawings?.find(({ name }) => name === scene.content.picture)?.name); // prettier-ignore
  for (const prompt of thin) {
    const { scenes } = filmed(prompt, 45).after;
    scenes.forEach((scene, at) => {
      if (scene.kind !== 'close-up') return;
      expect([shown(scenes[at - 1]), shown(scenes[at + 1])]).not.toContain(shown(scene));
    });
  }
});

test('a film of many scenes in few forms shows one of them as a close-up', () => {
  const places = ['Harbour: 12', 'Old town: 31', 'Station: 8', 'Market: 22', 'Castle: 40', 'Mill: 3', 'Lake: 19'];
  const scene = (text: string, at: number) =>
    ({ ...before.scenes[0]!, id: `s${at + 1}`, kind: at % 2 ? 'callout' : 'section', content: { [at % 2 ? 'text' : 'title']: text, picture: 'dog' }, drawings: [drawing], cues: [] }); // prettier-ignore
  const { before } = filmed(thin[0]!, 40);
  const drawing = { name: 'dog', size: 32, shapes: [{ d: 'M0 0h9v9z', fill: '#112233' }] };
  const scenes = varied(places.map(scene) as typeof before.scenes, asNear);
  expect(scenes.filter(({ kind }) => kind === 'close-up')).toHaveLength(1);
  expect(scenes[0]!.kind).toBe('section');
  expect(
    scenes.map(({ content }) => ('text' in content ? content.text : 'title' in content ? content.title : '')),
  ).toEqual(places);
});

test('a film of numbered steps ends with all of them in one view, each with its picture', () => {
  const { after } = filmed('How to clean a window: first fill a bucket with water, then wash the window with a sponge, then dry it with a newspaper, then wait an hour.', 45); // prettier-ignore
  const recap = after.scenes.find(({ kind }) => kind === 'list');
  expect(recap?.content).toMatchObject({ items: [{ text: expect.stringMatching(/bucket/i), picture: expect.any(String) }, {}, {}, {}] }); // prettier-ignore
  expect(after.scenes.at(-1)).toBe(recap);
});

test.each([
  ['en', 'The oasis opens its doors. Coffee from a copper pot.', 'door', 'hot-beverage'],
  ['ar', 'مقهى الواحة يفتح أبوابه في عمّان. قهوة مختصة.', 'door', 'hot-beverage'],
])('the picture over which a last sentence is told is of what that names (%s)', (language, said, seen, meant) => {
  const title = {
    ...{ id: 's1', intent: 'opening', kind: 'title', narration: said, cues: [], subject: '', weight: 1, seed: 5 },
    content: { title: said },
  };
  const story = { ...planStory(briefOf('The oasis. It opens its doors. Coffee.', { durationSeconds: 30 })), language, narrationLanguage: language }; // prettier-ignore
  const film = { ...story, scenes: [title, { ...story.scenes[1]!, kind: 'callout', content: { text: '…' }, narration: null }] } as Storyboard; // prettier-ignore
  const shot = withCutaways(film, briefOf(said, { durationSeconds: 20 })).scenes[1]!;
  expect(shot).toMatchObject({ kind: 'close-up', narration: said.slice(said.indexOf('.') + 2) });
  expect(shot.content.picture).not.toBe(seen);
  expect(shot.content.picture).toBe(meant);
});
