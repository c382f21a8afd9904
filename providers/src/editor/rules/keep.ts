import { editRule, scores } from '../edit-rule.js';
import { englishEdits } from '../in-english.js';

const negated = new RegExp(`^(?:(?:please|but)\\s+)?(?:don['’]?t|do not|never|not to)\\s+(?:${englishEdits.verbs!}|touch|alter|modify|lose)(?![\\p{L}])`, 'iu'); // prettier-ignore
const kept = /^(?:(?:please|but)\s+)?(?:keep|leave)\s+(?!out\b)(.+?)(?:\s+(?:as (?:it|they|is)\b.*|unchanged|untouched|alone|the same|like (?:that|this)|where it is))?$/iu; // prettier-ignore
/** "keep scene 2 on screen for 10 seconds" asks for something. */
const asks =
  /\d ?(?:s|secs?|seconds|min|minutes)\b|\b(?:longer|shorter|under|only|on screen|up)\b|(?<!\bthe )\bfirst\b/iu;
const liked = /^(?:i|we)\s+(?:really\s+|do\s+)?(?:like|love|enjoy)\s+(?!.*(?:\p{L}er\b|\binstead\b|\bmore\b))/iu;

/** What is to stay as it is: "don't touch the music", "keep the title", "I like the blue". Nothing is done about it. */
export const keep = editRule({
  id: 'keep',
  // What must not be done is never done for the sake of some word in it.
  score: scores.spelled + 0.03,
  examples: [
    { instruction: "don't change shot 1", language: 'en', on: 'board', expects: {} },
    { instruction: "don't change the music", language: 'en', expects: {} },
    { instruction: 'keep the title as it is', language: 'en', expects: {} },
    { instruction: 'no cambies la música', language: 'es', expects: {} },
    { instruction: 'Lass das Zitat, wie es ist', language: 'de', expects: {} },
    { instruction: 'ne change pas le titre', language: 'fr', on: 'infographic', expects: {} },
  ],
  video: ({ text }) => (keeps(text) ? { done: 'Nothing was changed' } : null),
  board: true,
  infographic: ({ text }, graphic) => (keeps(text) ? { done: 'Nothing was changed', graphic } : null),
});

const keeps = (text: string): boolean =>
  negated.test(text) || liked.test(text) || (kept.test(text) && !asks.test(text) && !/\d+ ?s\b/u.test(text));
