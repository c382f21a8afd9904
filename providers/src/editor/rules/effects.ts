import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { turnsOff, turnsOn } from '../turning.js';

const effectNoun = /\b(?:sound effects?|sfx|effects|whooshes|sounds)\b/u;

/** Sound effects on and off. */
export const effects = editRule({
  id: 'effects',
  score: scores.named,
  examples: [
    { instruction: 'add sound effects', language: 'en', expects: { effects: true, 'brief.effects': true } },
    { instruction: 'Ajoute des effets sonores', language: 'fr', expects: { effects: true, 'brief.effects': true } },
  ],
  video({ plain, text }, state) {
    if (!effectNoun.test(plain) || /⟦/u.test(text)) return null;
    const turnOn = turnsOff.test(plain) ? false : turnsOn.test(plain) ? true : null;
    if (turnOn === null) return { refused: 'Sound effects can be turned on and off.' };
    if (!state.brief.multiScene) return { refused: 'A single-scene video has no sound effects.' };
    if (state.storyboard.effects === turnOn) return { refused: `Sound effects are ${turnOn ? 'on' : 'off'} already.` };
    state.storyboard.effects = turnOn;
    wish(state, 'effects', turnOn);
    return { done: `Sound effects turned ${turnOn ? 'on' : 'off'}` };
  },
});
