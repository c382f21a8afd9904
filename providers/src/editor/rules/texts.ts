import type { Clause, EditState, Outcome, Rule } from '../edit-state.js';
import { replaced, ofLiteral } from './replace-text.js';
import { ofEntry, ofField, ofNarration, ofScene } from './named-text.js';
import { ofFigure } from './named-figure.js';
import { scopeOf } from './text-scope.js';

const verb = '(?:change|replace|rename|update|correct|fix|set|edit|rewrite|reword|substitute|make|turn|switch|swap)';
const to = '(?:to say|to read|to be|so (?:that )?it (?:says|reads)|say|read|to|with|by|into|as|→|->|=>)';

/** "change X to Y", wherever "to" may stand: the first reading that means something is taken. */
export const changeText: Rule = (clause, state) => {
  const text = asChange(clause.text);
  const head = new RegExp(`^${verb}\\s+`, 'iu').exec(text);
  if (!head) return null;
  const body = text.slice(head[0].length);
  let refused: Outcome | null = null;
  for (const match of body.matchAll(new RegExp(`\\s+${to}\\s+`, 'giu'))) {
    const outcome = changed(body.slice(0, match.index), body.slice(match.index + match[0].length), clause, state);
    if (outcome && 'done' in outcome) return outcome;
    refused ??= outcome;
  }
  return refused;
};

/** "Scene 2 should say X", "Jon → John", "the title should be X" as "change … to …". */
function asChange(text: string): string {
  const should = /^(.+?)\s+(?:should|must|needs? to|has to|ought to)\s+(?:say|read|be(?: called)?)\s+(.+)$/iu.exec(
    text,
  );
  if (should) return `change ${should[1]!} to ${should[2]!}`;
  const call = /^(?:call|name|title)\s+((?:the )?(?:scene|slide|first|last|second|third).*?)\s+(⟦\d+⟧)$/iu.exec(text);
  if (call) return `change ${call[1]!} to ${call[2]!}`;
  const give =
    /^give\s+(.+?)\s+(?:the|a|as) (?:new )?(title|headline|subtitle|caption|kicker|tagline)\s*:?\s+(.+)$/iu.exec(text);
  if (give) return `change the ${give[2]!} of ${give[1]!} to ${give[3]!}`;
  const like =
    /^(?:i(?:'d| would) like|i want|let|have|make)\s+(the .+?)\s+(?:to )?(?:say|read|be called)\s+(.+)$/iu.exec(text);
  if (like) return `change ${like[1]!} to ${like[2]!}`;
  return text
    .replace(/^(?:use|put|write|say) (⟦\d+⟧) instead of (⟦\d+⟧)/iu, 'change $2 to $1')
    .replace(
      /^(?:fix|correct)\s+(?:the )?(?:typo|spelling|name|mistake|error)(?:\s+of|\s*:|\s+in)?\s+(?!scene|the )/iu,
      'change ',
    )
    .replace(
      /^((?:change|set|make)\s+.*?\b(?:title|headline|subtitle|caption|kicker|quote|url))\s*:\s*(?=\S)/iu,
      '$1 to ',
    );
}

function changed(from: string, valueText: string, clause: Clause, state: EditState): Outcome | null {
  const { expand } = clause;
  const { value, scope } = scopeOf(valueText, clause, state);
  const into = /^⟦\d+⟧$/u.test(value) ? expand(value) : tidied(expand(value));
  if (into === '') return null;
  // A text that is spelled out comes before any reading of it.
  const literal = /^(?:the (?:word|words|text|name|figure|number|phrase) )?(⟦\d+⟧)$/iu.exec(from)?.[1];
  if (literal)
    return (
      replaced(expand(literal), into, scope, clause, state) ?? {
        refused: `"${expand(literal)}" does not occur in the video.`,
      }
    );
  return (
    ofNarration(from, into, scope, clause, state) ??
    ofEntry(from, into, scope, clause, state) ??
    ofField(from, into, scope, clause, state) ??
    ofLiteral(from, into, scope, clause, state) ??
    ofFigure(from, into, scope, clause, state) ??
    ofScene(from, into, clause, state)
  );
}

const tidied = (text: string): string =>
  text
    .trim()
    .replace(/[.,;]+$/u, '')
    .replace(/^(?:be|say|read)\s+/iu, '');
