import { languageOf } from './languages.js';
import { unspacedLetters } from './unspaced-letters.js';

/** Pauses that a narrator makes, in seconds. */
const sentencePause = 0.4;
const clausePause = 0.18;

/** Reading on screen: 0.35 s a word (motion design), and CJK at 7 characters a second. */
const secondsPerWordRead = 0.35;
const charactersReadPerSecond = 7;

/** Words set apart by spaces, and characters of scripts that set none: mixed text has both. */
function countText(text: string): { words: number; characters: number; digits: number; numbers: number } {
  const characters = text.match(unspacedLetters)?.length ?? 0;
  const spaced = text.replace(unspacedLetters, ' ');
  const words = spaced.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const numbers = words.filter((word) => /\p{Nd}/u.test(word));
  const digits = numbers.join('').match(/\p{Nd}/gu)?.length ?? 0;
  return { words: words.length, characters, digits, numbers: numbers.length };
}

/**
 * Seconds that a voice at natural pace takes for a text, pauses included, by the language's rate. A number
 * is counted by its digits and signs: "$4.2M" is spoken as four words.
 */
export function estimateSpeechSeconds(text: string, language: string): number {
  const { speechRate, speechUnit } = languageOf(language);
  const { words, characters, digits, numbers } = countText(text);
  const signs = text.match(/[%$€£¥₹=+×÷]|\p{Nd}[.,/–-]\p{Nd}|°/gu)?.length ?? 0;
  const wordRate = speechUnit === 'word' ? speechRate : 2.5;
  const characterRate = speechUnit === 'character' ? speechRate : 5;
  const extraWords = Math.max(0, digits - numbers) * 0.7 + signs;
  const sentences = text.match(/[.!?…।॥؟。！？]+(?=\s|$|\p{Lo})/gu)?.length ?? 0;
  const clauses = text.match(/[,;:،؛、，；：–—]+(?=\s|$|\p{Lo})/gu)?.length ?? 0;
  const spoken = (words + extraWords) / wordRate + characters / characterRate;
  // The pause after the last sentence is not part of the recording.
  return spoken === 0 ? 0 : spoken + Math.max(0, sentences - 1) * sentencePause + clauses * clausePause;
}

/** Seconds that it takes to read a text on screen. */
export function readingSeconds(text: string): number {
  const { words, characters } = countText(text);
  return words * secondsPerWordRead + characters / charactersReadPerSecond;
}
