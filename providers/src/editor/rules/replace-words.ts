import { withWords } from '../../infographic/change-words.js';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import type { EditState, Outcome } from '../edit-state.js';
import { changedBy, changesIn, literalOf } from '../texts/change.js';
import { replaced } from '../texts/replacing.js';
import { figureOf } from '../texts/scene-text.js';
import { everywhere, inScope } from '../texts/text-scope.js';

/** One text in the place of another, wherever it stands: "change 24% to 26%", "replace Acme with Apex". */
export const replaceWords = editRule({
  id: 'replace-words',
  score: scores.likely + 0.1,
  examples: [
    {
      instruction: 'change "Paris" to "Lyon"',
      language: 'en',
      expects: {
        's7.narration': 'New offices opened in Lyon and Berlin.',
        's7.cues.0.phrase': 'Lyon',
        's7.content.title': 'New offices in Lyon and Berlin',
        's7.content.places.0.label': 'Lyon',
      },
    },
    { instruction: 'rename Jane Doe to Jane Roe', language: 'en', expects: { 's5.content.author': 'Jane Roe' } },
    {
      instruction: 'Ersetze „EMEA“ durch „Europa“',
      language: 'de',
      on: 'infographic',
      expects: { 'content.panels.0.items.0.label': 'Europa' },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.likely + 0.1, ofWords),
  infographic(clause, graphic) {
    for (const { from, into } of changesIn(clause)) {
      const next = withWords(graphic, clause.expand(literalOf(from) ?? from), into);
      if (next)
        return { done: `Text changed to "${into}"`, graphic: next, ...(literalOf(from) && { score: scores.spelled }) };
    }
    return null;
  },
});

/** A text that is spelled out comes before any reading of it. */
function ofWords(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const literal = literalOf(from);
  if (literal === undefined) return ofLiteral(from, into, scope, clause, state);
  const text = clause.expand(literal);
  const outcome = replaced(text, into, scope, clause, state);
  return { ...(outcome ?? { refused: `"${text}" does not occur in the video.` }), score: scores.spelled };
}

/** A text that was not quoted but stands in the video as it is written here. */
function ofLiteral(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const text = from
    .replace(/^(?:the (?:word|words|text|name|figure|number|phrase|company|term) )/iu, '')
    .replace(everywhere, '')
    .trim();
  if (text === '' || /⟦/u.test(text)) return null;
  const bare = text.replace(/^(?:the|all)\s+/iu, '');
  if (/^(?:it|them|that|this|video|music|background|voice|style|font|colou?rs?|narration|captions?|logo)$/iu.test(bare))
    return null;
  const scenes = inScope(scope, clause, state);
  if (scenes && 'problem' in scenes) return { refused: scenes.problem };
  // A word of one letter or a bare common word is too little to go by.
  if (bare.length < 2 && !/\d/u.test(bare)) return null;
  // "the revenue" with a new figure means the figure of the revenue, not the word.
  if (figureOf(into, state.storyboard.language) && !/\d/u.test(bare)) return null;
  return (
    replaced(text, into, scope, clause, state) ?? (bare === text ? null : replaced(bare, into, scope, clause, state))
  );
}
