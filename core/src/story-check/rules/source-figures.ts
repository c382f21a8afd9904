import { numbersIn, saysFigure } from '../numbers-in.js';
import { isSameWord, plainWords, quoted } from '../plain-text.js';
import type { CheckedStory } from '../checked-scene.js';
import type { StoryFinding } from '../story-finding.js';
import type { StoryRule } from '../story-rule.js';
import type { StorySource } from '../story-source.js';
import { inEveryText } from './in-every-text.js';

/** Every figure of the source is shown, beside what it is about. */
export const sourceFigures: StoryRule = {
  codes: ['figure_lost', 'figure_unnamed'],
  find: ({ scenes }, { figures, language }) =>
    figures.flatMap(({ says, about }): StoryFinding[] => {
      const named = scenes.filter(({ shownText }) => saysFigure(shownText, says));
      if (named.length === 0)
        return [
          {
            ...{ code: 'figure_lost', sceneId: null },
            message: `No scene shows the figure ${quoted(says[0]!)}.`,
            remedy: `Show ${quoted(says[0]!)}${about.length > 0 ? ` with what it is about (${about.slice(0, 4).join(', ')})` : ''}, or tell that it was left out.`,
          },
        ];
      const wanted = about.flatMap((word) => plainWords(word, language));
      const isNamed = named.some(({ shownText }) => {
        const words = plainWords(shownText, language);
        return wanted.some((word) => words.some((each) => isSameWord(each, word)));
      });
      if (wanted.length === 0 || isNamed) return [];
      return [
        {
          ...{ code: 'figure_unnamed', sceneId: named[0]!.id },
          message: `Scene ${named[0]!.number} shows ${quoted(says[0]!)} without what it is about (${about.slice(0, 4).join(', ')}).`,
          remedy: 'Name on the same screen what the figure counts or measures.',
        },
      ];
    }),
};

/** No number is shown or said that the source does not hold. */
export const inventedFigures: StoryRule = {
  codes: ['figure_invented'],
  find(story, source) {
    const given = givenNumbers(source);
    return inEveryText(story, ({ text, field, id, number, where }) =>
      (isPlace(field, text) ? [] : unknownNumbers(text, given, story)).map((invented) => ({
        ...{ code: 'figure_invented', sceneId: id, field },
        message: `Scene ${number} ${where} ${quoted(invented)}, a number that is not in the source.`,
        remedy: 'Take numbers, dates and amounts from the source alone.',
      })),
    );
  },
};

/** The place of a scene among those that a title counts, or in a ranking, stands alone above its headline. */
const isPlace = (field: string | undefined, text: string): boolean =>
  field === 'kicker' && /^#?\p{Nd}{1,2}$/u.test(text);

function givenNumbers({ texts, numbers }: StorySource): ReadonlySet<string> {
  return new Set([...texts, ...(numbers ?? [])].flatMap((text) => numbersIn(text).flatMap(({ digits, parts }) => [digits, ...parts]))); // prettier-ignore
}

/** A count of the scene's own parts ("5 steps") is seen to be true. */
function unknownNumbers(text: string, given: ReadonlySet<string>, { scenes }: CheckedStory): string[] {
  const counts = new Set(scenes.flatMap(({ parts }) => (parts > 1 ? [String(parts)] : [])));
  return numbersIn(text)
    .filter(({ digits, parts }) => !given.has(digits) && !parts.every((part) => given.has(part)) && !counts.has(digits))
    .map((number) => number.text);
}
