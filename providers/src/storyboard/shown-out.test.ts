import { checkStory, unshownClauses, type StorySource } from '@scenewright/core/story-check';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { shownOut } from './shown-out.js';

const base: StorySource = { language: 'en', durationSeconds: 30, texts: [], directions: [], figures: [], items: [] };
const sourceOf = (sentence: string, ...clauses: string[]): StorySource => ({
  ...base,
  texts: [sentence],
  clauses: clauses.map((text) => ({ text, sentence })),
});
const story = (...scenes: object[]): Storyboard =>
  StoryboardSchema.parse({
    ...{ version: 1, title: 'River', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
    ...{ mood: 'calm', narrated: true, music: false, effects: false, captions: null },
    scenes: scenes.map((scene, at) => ({ id: `s${at + 1}`, intent: 'evidence', seed: 1, narration: null, ...scene })),
  });
const shown = (before: Storyboard, source: StorySource): string[] => {
  const after = shownOut(before, source);
  expect(StoryboardSchema.safeParse(after).error).toBeUndefined();
  expect(unshownClauses(after, source)).toEqual([]);
  expect(checkStory(after, source).length).toBeLessThanOrEqual(checkStory(before, source).length);
  return after.scenes.map((scene) => onScreenText(scene).join(' | '));
};

test('a line that lost the end of its sentence shows it whole where it can be read at a glance', () => {
  const sentence = 'Dogs stay on leads here until the whole bank of the river has dried.';
  const cut = { kind: 'callout', content: { text: 'Dogs stay on leads here' }, narration: sentence };
  expect(shown(story(cut), sourceOf(sentence, sentence))).toEqual([sentence.slice(0, -1)]);
});

test('words that are quoted alone stand in the sentence that says whose they are', () => {
  const sentence = 'He meets a worm called Pim who says "I am only small".';
  const quote = { kind: 'quote', content: { text: 'I am only small' }, narration: sentence };
  expect(shown(story(quote), sourceOf(sentence, 'He meets a worm called Pim'))[0]).toContain('Pim who says');
});

test('what is too long for one view goes on behind it, and a year that is only spoken is shown', () => {
  const clause = 'who paid with a coin from 1919';
  const sentence = `Driver Lacey of the last bus said that evening he stopped for a woman in a wet coat ${clause}.`;
  const cut = { kind: 'callout', content: { text: 'Driver Lacey said he stopped for a woman in a wet coat' }, narration: sentence }; // prettier-ignore
  expect(shown(story(cut), sourceOf(sentence, clause))).toEqual([cut.content.text, 'Who paid with a coin from 1919']);
});
