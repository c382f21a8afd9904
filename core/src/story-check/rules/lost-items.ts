import { isSameWord, plainWords, quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';

/** An item may be shortened; half of its words still name it. */
const namingShare = 0.5;

/** Every item of a list and every step is shown. */
export const lostItems: StoryRule = {
  codes: ['item_lost'],
  find({ scenes }, { items, language }) {
    const screens = scenes.map(({ shownText }) => plainWords(shownText, language));
    return items.flatMap((item) => {
      const words = plainWords(item, language);
      const telling = words.filter((word) => word.length > 3);
      const wanted = telling.length > 0 ? telling : words;
      const isShown = screens.some((screen) => {
        const found = wanted.filter((word) => screen.some((each) => isSameWord(each, word)));
        return found.length >= wanted.length * namingShare;
      });
      if (wanted.length === 0 || isShown) return [];
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
