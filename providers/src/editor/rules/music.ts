import type { MusicMood } from '@scenewright/core/style';
import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { turnsOff as off, turnsOn as on } from '../turning.js';

const musicNoun = /\b(?:music|soundtrack|score|background track|tune)\b/u;
/** In the order in which they are looked for: what it feels like before how fast it is. */
const moods: readonly (readonly [MusicMood, RegExp])[] = [
  ['tense', /\b(?:tense|tenser|dramatic|suspense(?:ful)?|urgent|darker|epic|thrilling)\b/u],
  ['playful', /\b(?:playful|fun|funny|funnier|quirky|cheeky|silly)\b/u],
  ['elegant', /\b(?:elegant|luxurious|sophisticated|classy|premium|jazzy)\b/u],
  ['serious', /\b(?:serious|formal|sober|corporate|professional|neutral)\b/u],
  ['warm', /\b(?:warm|warmer|emotional|heartfelt|inspiring|friendly|friendlier|acoustic)\b/u],
  ['bright', /\b(?:bright|brighter|happy|happier|cheerful|optimistic|positive|uplifting|lighter)\b/u],
  [
    'calm',
    /\b(?:calm|calmer|relax(?:ed|ing)|soft|softer|slow|slower|gentle|gentler|peaceful|quiet|quieter|soothing|chill|mellow|ambient)\b/u,
  ],
  [
    'driving',
    /\b(?:driving|faster|fast|energetic|upbeat|dynamic|powerful|livelier|lively|punchy|stronger|exciting|intense|quicker)\b/u,
  ],
];
const another = /\b(?:different|another|other|new|change)\b/u;

/** Music on, off, in another mood, or another piece. */
export const music = editRule({
  id: 'music',
  score: scores.named,
  examples: [
    { instruction: 'make the music calmer', language: 'en', expects: { mood: 'calm' } },
    { instruction: 'remove the music', language: 'en', expects: { music: false, 'brief.music': false } },
    { instruction: 'different music please', language: 'en', expects: { 'brief.seed': 101 } },
    { instruction: 'Haz la música más tranquila', language: 'es', expects: { mood: 'calm' } },
  ],
  video({ plain, text }, state) {
    if (!musicNoun.test(plain) || /⟦/u.test(text)) return null;
    const { storyboard, brief } = state;
    if (!brief.multiScene) return { refused: 'A single-scene video has no music.' };
    const hasOwn = brief.audio.some(({ role }) => role === 'music');
    if (hasOwn && off.test(plain) && !moods.some(([, pattern]) => pattern.test(plain))) {
      wish(
        state,
        'audio',
        brief.audio.filter(({ role }) => role !== 'music'),
      );
      storyboard.music = false;
      wish(state, 'music', false);
      return { done: 'Music turned off' };
    }
    if (hasOwn)
      return {
        refused:
          'The music is the track that you gave: a link to another replaces it, "turn off the music" leaves it out.',
      };
    if (/\b(?:louder|volume|loudness|lower|turn down|turn up)\b/u.test(plain))
      return {
        refused:
          'The music makes room for the voice by itself: its loudness can\'t be set. "Make the music calmer" can be done.',
      };
    const mood = moods.find(([, pattern]) => pattern.test(plain))?.[0];
    if (mood === undefined && off.test(plain)) {
      if (!storyboard.music) return { refused: 'The video has no music.' };
      storyboard.music = false;
      wish(state, 'music', false);
      return { done: 'Music turned off' };
    }
    const turnsOn = !storyboard.music && (on.test(plain) || mood !== undefined);
    if (mood === undefined && !turnsOn && !another.test(plain))
      return storyboard.music && on.test(plain) ? { refused: 'The video has music already.' } : null;
    if (turnsOn) {
      storyboard.music = true;
      wish(state, 'music', true);
    }
    if (mood !== undefined && mood !== storyboard.mood) {
      storyboard.mood = mood;
      return { done: turnsOn ? `Music turned on, ${mood}` : `Music made ${mood}` };
    }
    if (turnsOn) return { done: 'Music turned on' };
    if (mood !== undefined && !another.test(plain)) return { refused: `The music is ${mood} already.` };
    // The same mood with another seed is another piece.
    wish(state, 'seed', (brief.seed + 1) >>> 0);
    return { done: 'Another piece of music' };
  },
});
