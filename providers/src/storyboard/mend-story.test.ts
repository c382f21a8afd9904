import { checkStory, type StorySource } from '@scenewright/core/story-check';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { mendStory } from './mend-story.js';

const source: StorySource = {
  ...{ language: 'en', durationSeconds: 40, texts: ['Kerin bakes rye bread at 7. No fire.'], directions: ['Make a calm clip for the lobby'] }, // prettier-ignore
  ...{ figures: [], items: [], isForbidden: (text: string) => /\bfire\b/iu.test(text) },
};
function story(...scenes: object[]): Storyboard {
  return StoryboardSchema.parse({
    ...{ version: 1, title: 'Kerin', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
    ...{ mood: 'calm', narrated: true, music: false, effects: false, captions: null },
    scenes: scenes.map((scene, index) => ({ id: `s${index + 1}`, intent: 'evidence', seed: 1, narration: null, ...scene })), // prettier-ignore
  });
}
const title = { kind: 'title', content: { title: 'Kerin bakes' }, narration: 'Kerin bakes rye bread.' };
const middle = { kind: 'callout', content: { text: 'Rye bread at 7' }, narration: 'It is there at seven.' };
/** What is shown and said after mending, scene by scene, and what is left to tell. */
const mended = (...scenes: object[]) => {
  const before = story(...scenes);
  expect(checkStory(before, source)).not.toEqual([]);
  const { storyboard, findings } = mendStory(before, source);
  expect(StoryboardSchema.safeParse(storyboard).error).toBeUndefined();
  return [...storyboard.scenes.map((scene) => [onScreenText(scene).join(' | '), scene.narration]), ...findings.map(({ code }) => code)]; // prettier-ignore
};
const asIs = (scene: { content: object; narration?: string }) => [Object.values(scene.content).join(' | '), scene.narration ?? null]; // prettier-ignore

test('a sentence that was said before is not said again', () => {
  const again = { ...middle, narration: 'Kerin bakes rye bread. It is there at seven.' };
  expect(mended(title, again)).toEqual([asIs(title), asIs(middle)]);
});

test('an ending that is the opening again goes, and one that is spoken stays and is told', () => {
  const end = { kind: 'end-card', content: { title: 'Kerin bakes' } };
  expect(mended(title, middle, end)).toEqual([asIs(title), asIs(middle)]);
  const spoken = { ...end, narration: 'Come and see us.' };
  expect(mended(title, middle, spoken)).toEqual([asIs(title), asIs(middle), asIs(spoken), 'repeated_text']);
});

describe('what is forbidden is left out', () => {
  test('in speech, by the sentence', () => {
    const narrated = { ...middle, narration: 'It is there at seven. After the fire we rebuilt.' };
    expect(mended(title, narrated)).toEqual([asIs(title), asIs(middle)]);
  });
  test('on screen, by the item or the line', () => {
    const list = { kind: 'list', content: { title: 'News', items: [{ text: 'Rye' }, { text: 'The fire' }, { text: 'Buns' }] } }; // prettier-ignore
    expect(mended(title, list)).toEqual([asIs(title), ['News | Rye | Buns', null]]);
    const subtitle = { ...title, content: { title: 'Kerin bakes', subtitle: 'Since the fire' } };
    expect(mended(subtitle, middle)).toEqual([asIs(title), asIs(middle)]);
  });
  test('with the scene, where nothing else stands in it', () => {
    const fire = { kind: 'callout', content: { text: 'The fire of March' } };
    expect(mended(title, fire, middle)).toEqual([asIs(title), asIs(middle)]);
  });
});

test('a direction that got on screen goes', () => {
  const direction = { kind: 'callout', content: { text: 'A calm clip for the lobby' } };
  expect(mended(title, direction, middle)).toEqual([asIs(title), asIs(middle)]);
});

test('an item that is a paragraph is shortened, and no item is lost', () => {
  const long = 'Bring a jacket that keeps out the rain, because the path along the lake has no roof and no trees'; // prettier-ignore
  const list = { kind: 'list', content: { title: 'Pack', items: [{ text: long }, { text: 'Map' }] } };
  const [, shown, ...left] = mended(title, list) as [unknown, [string, null], ...string[]];
  expect(shown[0]).toMatch(/^Pack \| Bring a jacket that keeps out the rain \| Map$/);
  expect(left).toEqual([]);
});

test('what cannot be mended stays as it is', () => {
  const only = { kind: 'callout', content: { text: 'The fire of March' } };
  expect(mended(only)).toEqual([['The fire of March', null], 'forbidden_shown']);
  const invented = { ...middle, narration: 'It costs 900 euro.' };
  expect(mended(title, invented)).toEqual([asIs(title), asIs(invented), 'figure_invented']);
});

describe('what a screen cut off', () => {
  const sentence = 'We close the gate because the bridge has to be repaired.';
  const gate = { kind: 'callout', content: { text: 'We close the gate' } };
  const lost: StorySource = {
    ...source,
    texts: [...source.texts, sentence],
    clauses: [
      { text: 'We close the gate', sentence },
      { text: 'because the bridge has to be repaired', sentence },
    ],
  };

  test('is spoken in full, in the place of what was said of it', () => {
    const { storyboard, findings } = mendStory(
      story(title, { ...gate, narration: 'We close the gate. Come early.' }),
      lost,
    );
    expect(findings).toEqual([]);
    expect(storyboard.scenes[1]!.narration).toBe(`${sentence} Come early.`);
  });

  test('stands whole in its line where nobody speaks', () => {
    const { storyboard, findings } = mendStory({ ...story(title, gate), narrated: false }, lost);
    expect(findings).toEqual([]);
    expect(storyboard.scenes.map((scene) => onScreenText(scene).join(' '))).toEqual(['Kerin bakes', 'We close the gate because the bridge has to be repaired']); // prettier-ignore
  });

  test('is told as lost where there is no time for it', () => {
    const { findings } = mendStory({ ...story(title, gate), narrated: false }, { ...lost, durationSeconds: 4 });
    expect(findings.map(({ code }) => code)).toEqual(['clause_lost']);
  });
});
