export { isLanguage, type Language, languageOf, languages, type Script } from './languages.js';
export { estimateSpeechSeconds, readingSeconds } from './speech-length.js';
export { unspacedLetter, unspacedLetters } from './unspaced-letters.js';
