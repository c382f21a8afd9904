import type { Warning } from '@scenewright/core/errors';
import { InfographicSchema, type Infographic } from '@scenewright/core/infographics';
import { bestReading, readClause, readInstruction, type ReadClause } from '../editor/grammar.js';
import { languagesOf, readingsOf } from '../editor/in-english.js';
import { editRules } from '../editor/rules/registry.js';
import { suggestionsFor } from '../editor/suggestions.js';
import { withPanelPictures } from './panel-pictures.js';

/** A change in words to a graphic that exists. */
export interface InfographicEdit {
  graphic: Infographic;
  prompt: string;
}

/**
 * The editor of graphics that needs no model: the same grammar and rules as for videos. Each clause of the prompt is
 * one change of a text, figure, colour, font, style or panel. What is not understood is told in a warning and nothing
 * else changes.
 */
export function editInfographic({ graphic, prompt }: InfographicEdit): Infographic {
  const addition = additionOf(prompt, graphic.language);
  const clauses = addition ? [addition] : readInstruction(prompt, graphic.language).clauses;
  let current = graphic;
  const warnings: Warning[] = [];
  for (const clause of clauses) {
    const { next, refused } = changed(current, clause);
    if (next) current = next;
    else warnings.push(refused === undefined ? notUnderstood(clause) : notDone(clause, refused));
  }
  return { ...(current === graphic ? graphic : withPanelPictures(current)), warnings };
}

/** A graphic after a clause, where that leads to a sound one; else why not, when that is known. */
function changed(graphic: Infographic, clause: ReadClause): { next?: Infographic; refused?: string } {
  const best = bestReading(clause, editRules, { target: 'infographic', graphic });
  if (!best) return {};
  if ('refused' in best.read) return { refused: best.read.refused };
  const next = best.read.operations.flatMap((operation) => ('graphic' in operation ? [operation.graphic] : []))[0];
  const checked = InfographicSchema.safeParse(next);
  return checked.success ? { next: checked.data } : {};
}

const notDone = ({ said }: ReadClause, why: string): Warning => ({
  code: 'edit_not_done',
  message: `"${said}" was not done: ${why}`,
});
const notUnderstood = ({ said, readings }: ReadClause): Warning => ({
  code: 'edit_not_understood',
  message: `"${said}" was not understood. ${suggestionsFor(readings[0]?.clause.text ?? said, 'infographic')}`,
});

/** What comes after "add:" is content of further panels in whole, its sentences too. */
function additionOf(prompt: string, language: string): ReadClause | null {
  const [, head, text] = /^\s*([^:："“«„「⟦\n]{3,60}?)\s*[:：]\s*(\S.*)$/su.exec(prompt) ?? [];
  if (head === undefined || text === undefined) return null;
  const languages = languagesOf(head, language.slice(0, 2));
  const asks = readingsOf(head, languages).some(({ text: english }) => addsPanel.test(english));
  return asks
    ? readClause({ text: 'add: ⟦0⟧', scope: null, expand: (part) => part.replace('⟦0⟧', text.trim()) }, ['en'])
    : null;
}
const addsPanel =
  /^(?:please,?\s+)?add(?:\s+(?:the|an?|one|another|new|more))*(?:\s+(?:panel|card|block)s?)?(?:\s+(?:that\s+says|saying|with|about))?$/iu;
