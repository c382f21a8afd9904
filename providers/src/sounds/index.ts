/**
 * What makes and hears sounds, by itself: a thread that does nothing else is spared the reading of prompts and its weights.
 */
export { createEffects } from '../effects/effects.js';
export { createComposer } from '../music/composer.js';
export { createEspeakSpeech } from '../speech/espeak-speech.js';
export { readUserAudio } from '../voiceover/read-user-audio.js';
