import { plainText, quoted } from '../plain-text.js';
import type { CheckedScene } from '../checked-scene.js';
import type { StoryFinding } from '../story-finding.js';
import type { StoryRule } from '../story-rule.js';

/** A headline may come back once, as an ending does. */
const mostTimes = 2;
/** Shorter sentences ("Yes.") may be said again. */
const shortestSentence = 12;

/** Nothing is said twice: no headline three times, no spoken sentence twice, no ending that is the opening again. */
export const repeatedText: StoryRule = {
  codes: ['repeated_text'],
  find: ({ scenes }) => [...headlines(scenes), ...ending(scenes), ...sentences(scenes)],
};

function headlines(scenes: readonly CheckedScene[]): StoryFinding[] {
  const times = new Map<string, number>();
  return scenes.flatMap(({ id, number, headline }): StoryFinding[] => {
    if (!headline) return [];
    const text = plainText(headline.text);
    const count = (times.get(text) ?? 0) + 1;
    times.set(text, count);
    if (count <= mostTimes) return [];
    return [
      {
        ...{ code: 'repeated_text', sceneId: id, field: headline.field },
        message: `Scene ${number} shows the headline ${quoted(headline.text)} for the ${count === 3 ? 'third' : `${count}th`} time.`,
        remedy: 'Give the scene a headline that says what is new in it.',
      },
    ];
  });
}

function ending(scenes: readonly CheckedScene[]): StoryFinding[] {
  const [first, last] = [scenes[0], scenes.at(-1)];
  if (scenes.length < 3 || !first || !last || plainText(last.shownText) === '') return [];
  if (plainText(first.shownText) !== plainText(last.shownText)) return [];
  return [
    {
      ...{ code: 'repeated_text', sceneId: last.id },
      message: `The last scene shows nothing but what the first did: ${quoted(last.shownText)}.`,
      remedy: 'End on the conclusion, on what the viewer can do, or on the last fact.',
    },
  ];
}

function sentences(scenes: readonly CheckedScene[]): StoryFinding[] {
  const said = new Set<string>();
  return scenes.flatMap(({ id, number, narration }) =>
    sentencesOf(narration).flatMap((sentence): StoryFinding[] => {
      const text = plainText(sentence);
      if (text.length <= shortestSentence || !said.has(text)) {
        said.add(text);
        return [];
      }
      return [
        {
          ...{ code: 'repeated_text', sceneId: id, field: 'narration' },
          message: `Scene ${number} says again: ${quoted(sentence)}.`,
          remedy: 'Say something else there, or nothing.',
        },
      ];
    }),
  );
}

/** Sentences of a narration, each with its mark. */
export const sentencesOf = (narration: string): string[] =>
  narration.split(/(?<=[.!?]["”’)]?)\s+|(?<=[。！？؟।])\s*/u).filter((sentence) => sentence.trim() !== '');
