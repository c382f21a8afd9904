import { isSameWord, plainWords, quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';

/** An item may be shortened; half of its words still name it. */
const namingShare = 0.5;

/** Every item of a list and every step is shown. */
export const lostItems: StoryRule = {
  codes: ['item_lost'],
  find({ scenes }, { items, language }) {
    const screens = scenes.map(({ shownText }) => plainWords(shownText, language));
    const isShown = (text: string): boolean => {
      const words = plainWords(text, language);
      const telling = words.filter((word) => word.length > 3);
      const wanted = telling.length > 0 ? telling : words;
      return wanted.length === 0 || screens.some((screen) => wanted.filter((word) => screen.some((each) => isSameWord(each, word))).length >= wanted.length * namingShare); // prettier-ignore
    };
    return items.flatMap((item) => {
      // Several things in one sentence may have a scene each.
      const parts = item.split(/[,;、，،；]\s*/u).filter(Boolean);
      if (isShown(item) || (parts.length >= 3 && parts.every(isShown))) return [];
      return [
        {
          ...{ code: 'item_lost' as const, sceneId: null },
          message: `No scene shows ${quoted(item)}.`,
          remedy: 'Show every item of the list, or tell which were left out.',
        },
      ];
    });
  },
};
