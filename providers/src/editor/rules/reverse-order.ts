import { editRule, scores } from '../edit-rule.js';

/** The last scene first. */
export const reverseOrder = editRule({
  id: 'reverse-order',
  score: scores.named,
  examples: [
    { instruction: 'reverse the order of the scenes', language: 'en', expects: { order: 's8 s7 s6 s5 s4 s3 s2 s1' } },
  ],
  video({ plain }, { storyboard }) {
    if (!/^reverse\b.*\b(?:order|scenes|video)\b/u.test(plain)) return null;
    storyboard.scenes = storyboard.scenes.toReversed();
    return { done: 'Order of the scenes reversed' };
  },
});
