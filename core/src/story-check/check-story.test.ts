import type { KindWithContent } from '../scenes/scene-content.js';
import { StoryboardSchema, type Storyboard } from '../storyboard/storyboard.js';
import { checkStory, storyRules, storyWarnings } from './check-story.js';
import { storyCodes } from './story-finding.js';
import type { StorySource } from './story-source.js';

const figure = (display: string) => ({ value: 65, magnitude: 65, display, unit: 'percent' });
const prompt =
  'Coffee at work. 65% drink it at breakfast. Pack a map, a rain jacket and beans. Taste it at example.com. A 30 second promo for the office screen.';
const source: StorySource = {
  ...{ language: 'en', durationSeconds: 30, texts: [prompt] },
  directions: ['A 30 second promo for the office screen'],
  figures: [{ says: ['65%'], about: ['drink', 'breakfast'] }],
  items: ['A map', 'A rain jacket', 'Beans'],
  isForbidden: (text) => /fire/iu.test(text),
  isFragment: (headline) => /^with\s/iu.test(headline),
};
type NarratedScene = KindWithContent & { narration: string | null };
const good = (): NarratedScene[] =>
  [
    { kind: 'title', content: { title: 'Coffee at work' }, narration: 'How does an office drink coffee?' },
    { kind: 'stat-ring', content: { title: 'Most drink it at breakfast', figure: figure('65%') }, narration: 'Two thirds have it first thing.' }, // prettier-ignore
    { kind: 'list', content: { title: 'What to pack', items: [{ text: 'Map' }, { text: 'Rain jacket' }, { text: 'Beans' }] }, narration: 'Three things go along.' }, // prettier-ignore
    { kind: 'call-to-action', content: { title: 'Taste it', url: 'example.com' }, narration: 'Taste it yourself.' },
  ] as NarratedScene[];
function story(scenes: NarratedScene[]): Storyboard {
  return StoryboardSchema.parse({
    ...{ version: 1, title: 'Coffee', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
    ...{ mood: 'calm', narrated: true, music: false, effects: false, captions: null },
    scenes: scenes.map((scene, index) => ({ id: `s${index + 1}`, intent: 'evidence', seed: 1, ...scene })),
  });
}
const found = (change: (scenes: NarratedScene[]) => void, over: Partial<StorySource> = {}) => {
  const scenes = good();
  change(scenes);
  return checkStory(story(scenes), { ...source, ...over }).map(({ code, sceneId, field }) =>
    [code, sceneId, field].filter(Boolean).join(' '),
  );
};
const put = (at: number, scene: object, narration?: string) => (scenes: NarratedScene[]) =>
  void (scenes[at] = { ...scenes[at]!, ...scene, ...(narration !== undefined && { narration }) } as NarratedScene);
const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10)]}`).join(' '); // prettier-ignore

test('a story that tells its source has no finding', () => {
  expect(checkStory(story(good()), source)).toEqual([]);
});

test('every code has a rule that finds it, and is a code of warnings', () => {
  expect(storyRules.flatMap(({ codes }) => codes).toSorted()).toEqual([...storyCodes].toSorted());
  for (const code of storyCodes) expect(code).toMatch(/^[a-z_]+$/);
});

describe('one fault is one finding, where it is', () => {
  test.each<[string, (scenes: NarratedScene[]) => void, string[]]>([
    ['a headline that needs words before it', put(2, { content: { title: 'With your team', items: [{ text: 'Map' }, { text: 'Rain jacket' }, { text: 'Beans' }] } }), ['headline_fragment s3 title']], // prettier-ignore
    ['a headline that ends in a comma', put(0, { content: { title: 'Coffee at work,' } }), ['headline_fragment s1 title']], // prettier-ignore
    ['a quotation that is not closed', put(0, { content: { title: 'Coffee “at work' } }), ['headline_fragment s1 title']], // prettier-ignore
    ['a screen that is full', put(0, { kind: 'callout', content: { text: words(19) } }), ['dense_screen s1']],
    ['an item that is a paragraph', put(2, { content: { title: 'What to pack', items: [{ text: 'Map' }, { text: `Rain jacket ${words(11)}` }, { text: 'Beans' }] } }), ['dense_screen s3 items.1.text']], // prettier-ignore
    ['a sentence that is said again', put(3, {}, 'Three things go along. Taste it.'), ['repeated_text s4 narration']],
    ['an end that is the opening', put(3, { kind: 'end-card', content: { title: 'Coffee at Work' } }), ['repeated_text s4']], // prettier-ignore
    ['a direction on screen', put(0, { content: { title: 'A 30 second promo' } }), ['direction_shown s1 title']],
    ['a direction that is spoken', put(0, {}, 'Hello. Promo for the office screen.'), ['direction_shown s1 narration']],
    ['what is forbidden', put(0, {}, 'Since the fire we drink more.'), ['forbidden_shown s1 narration']],
    ['a figure without its subject', put(1, { content: { title: 'Netherlands', figure: figure('65%') } }), ['figure_unnamed s2']], // prettier-ignore
    ['a figure that was left out', put(1, { kind: 'callout', content: { text: 'Most drink it at breakfast' } }), ['figure_lost']], // prettier-ignore
    ['a figure that nobody gave', put(0, {}, 'An office drinks 400 cups.'), ['figure_invented s1 narration']],
    ['an item that was left out', put(2, { content: { title: 'What to pack', items: [{ text: 'Map' }, { text: 'Beans' }] } }), ['item_lost']], // prettier-ignore
    ['a scene without words', put(0, { kind: 'callout', content: { text: '—' } }, ''), ['headline_fragment s1 text', 'scene_empty s1']], // prettier-ignore
    ['a speech over a picture that stands', put(0, {}, `${words(40)}.`), ['narration_long s1 narration']],
  ])('%s', (_, change, codes) => {
    const scenes = good();
    change(scenes);
    for (const scene of scenes) if (scene.narration === '') scene.narration = null;
    const findings = checkStory(story(scenes), source);
    expect(findings.map(({ code, sceneId, field }) => [code, sceneId, field].filter(Boolean).join(' '))).toEqual(codes);
    for (const { message, remedy } of findings) expect([message, remedy]).toEqual([expect.stringMatching(/\S.*\.$/u), expect.stringMatching(/\S.*\.$/u)]); // prettier-ignore
  });

  test('more scenes than the time holds, and more to say', () => {
    expect(found(() => {}, { durationSeconds: 5 })).toEqual(expect.arrayContaining(['narration_long narration', 'scene_short s1'])); // prettier-ignore
  });

  test('a headline that comes a third time', () => {
    const again = { kind: 'section', content: { title: 'Coffee at work' }, narration: null } as NarratedScene;
    expect(found((scenes) => scenes.splice(1, 0, again, again))).toEqual(['repeated_text s3 title']);
  });
});

describe('what is no fault is let pass', () => {
  test.each<[string, (scenes: NarratedScene[]) => void]>([
    ['figures with other separators', put(1, { content: { title: 'Most drink it at breakfast', figure: figure('65 %') } })], // prettier-ignore
    ['the count of the parts of a scene', put(2, {}, 'These 3 things go along.')],
  ])('%s', (_, change) => {
    expect(found(change)).toEqual([]);
  });

  test('words of a direction that the content says too', () => {
    const texts = [`${prompt} The office screen is old.`];
    expect(found(put(0, {}, 'The office screen is old.'), { texts })).toEqual([]);
    expect(found(put(0, {}, 'The office screen is old.'))).toEqual(['direction_shown s1 narration']);
  });

  test('a figure is not found inside another', () => {
    const nine: StorySource = { ...source, figures: [{ says: ['9'], about: [] }], texts: [prompt, '9 9.9 49'] };
    const scenes = good();
    put(0, { content: { title: 'Coffee 9.9' } })(scenes);
    expect(checkStory(story(scenes), { ...nine, figures: [{ says: ['49'], about: [] }] })).toMatchObject([{ code: 'figure_lost' }]); // prettier-ignore
    put(0, { content: { title: 'Coffee 49' } })(scenes);
    expect(checkStory(story(scenes), nine)).toMatchObject([{ code: 'figure_lost' }]);
  });
});

describe('what is neither shown nor spoken is lost', () => {
  const sentence = 'The gate is closed because the bridge has to be repaired.';
  const clauses = [{ text: 'The gate is closed', sentence }, { text: 'because the bridge has to be repaired', sentence }]; // prettier-ignore
  const saying = (text: string, narration: string) => (scenes: NarratedScene[]) => put(0, { kind: 'callout', content: { text } }, narration)(scenes); // prettier-ignore

  test('a screen may be shorter than its sentence where the voice carries the rest, and a voice where the screen does', () => {
    expect(found(saying('The gate is closed', sentence), { clauses, texts: [prompt, sentence] })).toEqual([]);
    expect(found(saying(sentence, 'The gate is closed.'), { clauses, texts: [prompt, sentence] })).toEqual([]);
  });

  test('a clause that both leave out is found in the scene that tells its sentence', () => {
    const scenes = good();
    saying('The gate is closed', 'The gate is closed.')(scenes);
    expect(checkStory(story(scenes), { ...source, clauses })).toMatchObject([{ code: 'clause_lost', sceneId: 's1', says: sentence, message: expect.stringContaining('because the bridge') }]); // prettier-ignore
  });

  test('a writer who may put it otherwise, and a voice in another language, are not compared', () => {
    const scenes = good();
    saying('The gate is closed', 'La porte est fermée.')(scenes);
    expect(checkStory({ ...story(scenes), narrationLanguage: 'fr' }, { ...source, clauses })).toEqual([]);
    expect(checkStory(story(scenes), source)).toEqual([]);
  });
});

test('digits of other scripts are the same numbers', () => {
  const scenes = good();
  put(1, { content: { title: 'الفطور breakfast', figure: figure('٦٥٪') } })(scenes);
  expect(checkStory(story(scenes), source)).toEqual([]);
});

test('warnings tell findings of a kind together, and count what is too much', () => {
  const findings = checkStory(story(good()), { ...source, items: ['Kites', 'Boats', 'Ropes', 'Tents', 'Stoves', 'Lamps'] }); // prettier-ignore
  expect(storyWarnings(findings)).toEqual([
    { code: 'item_lost', message: expect.stringMatching(/“Kites”.*“Boats”.*“Tents”\. And 2 more\.$/u) },
  ]);
});
