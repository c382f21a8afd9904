import { withMore } from '../../infographic/change-words.js';
import { editRule, scores } from '../edit-rule.js';

const adds =
  /^(?:add|insert|include)\s*:?\s*(?:(?:the|an?|another|one more)\s+)?(?:(?:new\s+)?(?:panel|card|block)s?\s*)?(?:(?:that\s+says|saying|with|about|:)\s*)?:?\s*(.+)$/isu;

/** What the words plan on their own, as further panels. */
export const addPanel = editRule({
  id: 'add-panel',
  score: scores.likely,
  examples: [
    {
      instruction: 'add: 7 in 10 customers came back.',
      language: 'en',
      on: 'infographic',
      expects: { order: 'share change ratio' },
    },
    {
      instruction: 'Füge ein Panel hinzu: 7 von 10 Kunden kamen zurück.',
      language: 'de',
      on: 'infographic',
      expects: { order: 'share change ratio' },
    },
  ],
  infographic({ text, expand }, graphic) {
    const said = adds.exec(text)?.[1];
    const next =
      said === undefined
        ? null
        : withMore(
            graphic,
            expand(said)
              .trim()
              .replace(/^["“«„]\s*|\s*["”»“]$/gu, ''),
          );
    return next && { done: 'Panels added', graphic: next };
  },
});
