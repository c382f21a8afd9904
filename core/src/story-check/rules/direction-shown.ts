import { plainText, plainWords, quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';
import type { StorySource } from '../story-source.js';
import { inEveryText } from './in-every-text.js';

/** Words in a row that are no chance: three, or two with a number ("30 second"). */
const tellingWords = 3;

/** What a request says about the video itself acts, and is neither shown nor spoken. */
export const directionShown: StoryRule = {
  codes: ['direction_shown'],
  find(story, source) {
    const marks = marksOf(source);
    return inEveryText(story, ({ text, field, id, number, where }) => {
      const words = ` ${plainWords(text, source.language).join(' ')} `;
      const hit = marks.find((mark) => words.includes(` ${mark} `));
      if (hit === undefined) return [];
      return [
        {
          ...{ code: 'direction_shown', sceneId: id, field },
          message: `Scene ${number} ${where} a direction about the video: ${quoted(text)} has “${hit}”.`,
          remedy: 'Follow the direction and leave its words out.',
        },
      ];
    });
  },
};

/** Runs of words by which a direction is known: of its own, and not of what is to be told. */
function marksOf({ directions, texts, language }: StorySource): string[] {
  if (directions.length === 0) return [];
  const asked = directions.map(plainText);
  const content = ` ${texts.map((text) => plainWords(withoutAll(plainText(text), asked), language).join(' ')).join(' | ')} `;
  const marks = directions.flatMap((direction) => {
    const words = plainWords(direction, language);
    return words.flatMap((word, at) => {
      const pair = words.slice(at, at + 2);
      if (pair.length === 2 && /\p{Nd}/u.test(pair.join(''))) return [pair.join(' ')];
      const run = words.slice(at, at + tellingWords);
      return run.length === tellingWords && run.some((each) => each.length > 3) ? [run.join(' ')] : [];
    });
  });
  return [...new Set(marks)].filter((mark) => !content.includes(` ${mark} `));
}

const withoutAll = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => (part === '' ? rest : rest.replaceAll(part, ' | ')), text);
