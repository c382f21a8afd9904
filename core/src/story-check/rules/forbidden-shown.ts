import { quoted } from '../plain-text.js';
import type { StoryRule } from '../story-rule.js';
import { inEveryText } from './in-every-text.js';

/** What the source forbids is neither shown nor spoken. */
export const forbiddenShown: StoryRule = {
  codes: ['forbidden_shown'],
  find: (story, { isForbidden }) =>
    inEveryText(story, ({ text, field, id, number, where }) =>
      isForbidden?.(text)
        ? [
            {
              ...{ code: 'forbidden_shown', sceneId: id, field },
              message: `Scene ${number} ${where} what the request forbids: ${quoted(text)}.`,
              remedy: 'Leave it out, and everything that points to it.',
            },
          ]
        : [],
    ),
};
