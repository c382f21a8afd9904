import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';
import { narrationWord } from '../turning.js';

/** Who speaks: by name, or by what the voice is like. */
export const voice = editRule({
  id: 'voice',
  score: scores.named,
  examples: [
    { instruction: 'use a female voice', language: 'en', expects: { 'brief.narrationVoice': 'clara' } },
    { instruction: 'Verwende eine weibliche Stimme', language: 'de', expects: { 'brief.narrationVoice': 'clara' } },
    { instruction: 'change the voice to Walter', language: 'en', expects: { 'brief.narrationVoice': 'walter' } },
  ],
  video({ plain, text, expand }, state, { voices }) {
    const said = expand(text).toLowerCase();
    const byName = voices.find(({ name }) =>
      new RegExp(`\\b${name.toLowerCase()}(?:'s)?\\b`, 'u').test(said.replace(/’/gu, "'")),
    );
    if (!(narrationWord.test(plain) && (byName || !/⟦/u.test(text)))) return null;
    const gender = /\b(?:female|woman|woman's|feminine|girl)\b/u.test(plain)
      ? 'female'
      : /\b(?:male|man|man's|masculine|boy)\b/u.test(plain)
        ? 'male'
        : null;
    const accent = /\b(?:british|english accent|uk)\b/u.test(plain)
      ? 'british'
      : /\bscottish\b/u.test(plain)
        ? 'scottish'
        : /\bamerican\b/u.test(plain)
          ? 'american'
          : null;
    const age = /\b(?:older|old|elderly|deeper|deep|lower)\b/u.test(plain)
      ? 'old'
      : /\b(?:younger|young)\b/u.test(plain)
        ? 'young'
        : null;
    const other =
      /\b(?:different|another|other|new)\b/u.test(plain) || /^change (?:voice|narrator|speaker)$/u.test(plain);
    if (!byName && !gender && !accent && !age && !other) return null;
    if (!state.brief.multiScene) return { refused: 'A single-scene video has no narration.' };
    if (!state.storyboard.narrated) return { refused: 'The video has no narration: "add narration" first.' };
    const language = state.storyboard.narrationLanguage;
    const current = state.brief.narrationVoice ?? voices[0]?.id;
    const fits = voices.filter(
      (one) =>
        one.languages.includes(language) &&
        (byName
          ? one.id === byName.id
          : (!gender || one.gender === gender) && (!accent || one.accent === accent) && (!age || one.age === age)),
    );
    const next = fits.find(({ id }) => id !== current);
    if (!next) {
      const names = voices.filter((one) => one.languages.includes(language)).map(({ name }) => name);
      return {
        refused:
          fits.length > 0
            ? 'The narration has that voice already.'
            : `No voice here is like that. Voices for this language: ${names.join(', ')}.`,
      };
    }
    wish(state, 'narrationVoice', next.id);
    return { done: `Narrated by ${next.name}` };
  },
});
