import { findPanel, panelsWithout, withPanels } from '../../infographic/find-panel.js';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { listOf, type EditState } from '../edit-state.js';
import { leftOver } from '../parts/destination.js';
import { scenesIn, type Target } from '../parts/targets.js';

const removes = /^(?:remove|delete|drop|cut|get rid of|take out|erase|skip|leave out)\b/u;

/** Removes whole scenes or panels: nothing of the clause may be left that names a part of one. */
export const removeParts = editRule({
  id: 'remove-parts',
  score: scores.found,
  examples: [
    { instruction: 'remove scene 3', language: 'en', expects: { order: 's1 s2 s4 s5 s6 s7 s8' } },
    { instruction: 'delete the last two scenes', language: 'en', expects: { order: 's1 s2 s3 s4 s5 s6' } },
    { instruction: 'Supprime la carte', language: 'fr', expects: { order: 's1 s2 s3 s4 s5 s6 s8' } },
    { instruction: 'remove shot 2', language: 'en', on: 'board', expects: { order: 's1 s2 s4 s5 s6 s7 s8' } },
    { instruction: 'remove panel 1', language: 'en', on: 'infographic', expects: { order: 'change' } },
  ],
  video({ text, plain, scope, expand }, state) {
    if (!removes.test(plain)) return null;
    const body = bodyOf(text);
    const said = scope === null ? body : `${body} ${scope}`;
    const target = wholly(said, state, expand) ?? eachOf(said.split(/\s*(?:,|\band\b)\s*/u), state, expand);
    if (!target) return null;
    if ('problem' in target) return { refused: target.problem };
    const { scenes } = state.storyboard;
    if (target.ids.length >= scenes.length)
      return { refused: 'A video needs a scene: not all of them can be removed.' };
    state.storyboard.scenes = scenes.filter(({ id }) => !target.ids.includes(id));
    return { done: `${listOf(state, target.ids)} removed`, scenes: target.ids };
  },
  board: true,
  infographic({ text, plain, expand }, graphic) {
    const panel = removes.test(plain) ? findPanel(graphic, expand(bodyOf(text))) : undefined;
    return panel ? { done: 'Panel removed', graphic: withPanels(graphic, panelsWithout(graphic, panel)) } : null;
  },
});

/** What comes after the verb. */
const bodyOf = (text: string): string => text.replace(/^\S+(?:\s(?:rid of|out|out of))?\s+/u, '');

/** The scenes of a text that says nothing else. */
function wholly(text: string, state: EditState, expand: Clause['expand']): Target | null {
  const target = scenesIn(text, state, expand);
  return target && leftOver(text, target.phrase) === '' ? target : null;
}

/** "the quote and the map". */
function eachOf(parts: readonly string[], state: EditState, expand: Clause['expand']): Target | null {
  const targets = parts.map((part) => wholly(part, state, expand));
  if (parts.length < 2 || targets.includes(null)) return null;
  const problem = targets.find((target) => target !== null && 'problem' in target);
  const ids = targets.flatMap((target) => (target && 'ids' in target ? target.ids : []));
  return problem ?? { ids: [...new Set(ids)], phrase: parts.join(' and ') };
}
