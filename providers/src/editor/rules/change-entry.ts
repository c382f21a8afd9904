import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { nameOf, type EditState, type Outcome } from '../edit-state.js';
import { entryIn, setTextOf, textOf } from '../parts/entries.js';
import { asBefore } from '../texts/as-before.js';
import { changedBy } from '../texts/change.js';
import { within } from '../texts/replacing.js';
import { figureOf, isFigure } from '../texts/scene-text.js';

/** An entry of a list: the second bullet, the last step. */
export const changeEntry = editRule({
  id: 'change-entry',
  score: scores.found + 0.05,
  examples: [
    {
      instruction: 'change the second bullet of scene 6 to "Clear dashboards"',
      language: 'en',
      expects: {
        's6.narration': 'Why teams choose Acme: fast setup, clear dashboards and honest prices.',
        's6.cues.1.phrase': 'clear dashboards',
        's6.content.items.1.text': 'Clear dashboards',
      },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.found + 0.05, ofEntry),
});

function ofEntry(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const entry = entryIn(from, scope, state, clause.expand);
  if (!entry) return null;
  if ('problem' in entry) return { refused: entry.problem };
  const { scene } = entry.list;
  const before = textOf(entry.list, entry.index);
  const node = entry.list.entries[entry.index] as Record<string, unknown>;
  const figure = figureOf(into, state.storyboard.language);
  if (figure && typeof node === 'object' && isFigure(node['figure']))
    return within(scene, node['figure'].display, into, state);
  const value = asBefore(into, before);
  // What is told of it is told in the new words.
  const result = within(scene, before, value, state);
  if (textOf(entry.list, entry.index) === before) setTextOf(entry.list, entry.index, value);
  return 'done' in result
    ? result
    : { done: `${nameOf(state, scene.id)}: "${before}" changed to "${value}"`, scenes: [scene.id] };
}
