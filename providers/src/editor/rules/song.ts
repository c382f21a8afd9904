import { editRule, scores } from '../edit-rule.js';

/** Nobody can be asked for a song by its name alone, and none is made up in its place. */
export const song = editRule({
  id: 'song',
  score: scores.named + 0.05,
  examples: [{ instruction: 'play Yesterday by The Beatles as background music', language: 'en', expects: {} }],
  video({ text, link, expand }) {
    if (link) return null;
    const named =
      /^(?:use|play|add|put|set|change|make)\b.*?\b(?:song|track)\s+(?=⟦|.*\bby\b)(.+)$/iu.exec(text)?.[1] ??
      /^(?:use|play|put|set)\s+(⟦\d+⟧(?:\s+(?:by|from)\s+.+?)?|.+?\sby\s.+?)\s+(?:as|for) (?:the )?(?:background )?(?:music|soundtrack|song)$/iu.exec(
        text,
      )?.[1] ??
      /^play\s+(⟦\d+⟧.*)$/iu.exec(text)?.[1];
    if (!named) return null;
    const name = expand(named).replace(/\s+(?:as|for) (?:the )?(?:background )?music$/iu, '');
    return {
      refused: `songs are not looked up by their names here, so "${name}" could not be found. Needed is a link to its audio file that you may use: "use https://… as the music".`,
    };
  },
});
