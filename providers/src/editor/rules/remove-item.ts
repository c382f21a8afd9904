import { lexiconOf } from '../../planner/words/lexicon.js';
import { editRule, scores } from '../edit-rule.js';
import { nameOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { entryIn, listsOf, textOf, type List } from '../parts/entries.js';
import { scenesIn } from '../parts/targets.js';
import { recue, wholeWord } from '../texts/scene-text.js';

/** Removes an entry: by its place or by its words. */
export const removeItem = editRule({
  id: 'remove-item',
  score: scores.found,
  examples: [
    {
      instruction: 'remove the second bullet from scene 6',
      language: 'en',
      expects: {
        's6.narration': 'Why teams choose Acme: fast setup, and honest prices.',
        's6.cues': [
          { element: 'items.0', phrase: 'fast setup' },
          { element: 'items.1', phrase: 'honest prices' },
        ],
        's6.content.items': [{ text: 'Fast setup' }, { text: 'Honest prices' }],
      },
    },
  ],
  video({ text, plain, scope, expand }, state) {
    if (!/^(?:remove|delete|drop|cut|get rid of|take out|erase)\b/u.test(plain)) return null;
    const named = entryIn(text, scope, state, expand);
    if (named && 'problem' in named) return { refused: named.problem };
    if (named) return without(state, named.list, named.index);
    const found =
      /^\S+(?:\s(?:rid of|out))?\s+(?:the )?(?:\p{L}+\s)?(⟦\d+⟧|.+?)(?:\s+(?:from|in|of|on)\s+(.+))?$/iu.exec(text);
    if (!found) return null;
    const words = expand(found[1]!).trim();
    if (words.length < 2) return null;
    const target = found[2] || scope ? scenesIn(`${found[2] ?? ''} ${scope ?? ''}`, state, expand) : null;
    if (target && 'problem' in target) return { refused: target.problem };
    const scenes = target ? target.ids.map((id) => sceneOf(state, id)!) : state.storyboard.scenes;
    const hits = scenes
      .flatMap(listsOf)
      .flatMap((list) =>
        list.entries.flatMap((_, index) =>
          textOf(list, index).toLowerCase() === words.toLowerCase() ? [{ list, index }] : [],
        ),
      );
    if (hits.length === 0) return null;
    if (hits.length > 1) return { refused: `"${words}" stands in several scenes: say in which.` };
    return without(state, hits[0]!.list, hits[0]!.index);
  },
});

/** Kinds that need two entries at least are checked by the schema afterwards. */
function without(state: EditState, list: List, index: number): Outcome {
  const words = textOf(list, index);
  list.entries.splice(index, 1);
  const { scene } = list;
  if (scene.narration !== null)
    scene.narration = withoutWords(scene.narration, words, lexiconOf(state.storyboard.narrationLanguage).and) || null;
  recue(scene);
  return { done: `${nameOf(state, scene.id)}: "${words}" removed`, scenes: [scene.id] };
}

/** A told list loses the entry too, with the comma and the figure that belong to it. */
function withoutWords(narration: string, words: string, and: string): string {
  const parts = narration.split(new RegExp(`(?<=[,;:.!?])\\s+|\\s+(?=(?:${and})\\s)`, 'u'));
  const pattern = wholeWord(words, 'iu');
  const at = parts.findIndex((part) => pattern.test(part) && part.length < words.length + 24);
  if (at < 0 || parts.length === 1) return narration;
  const kept = parts.filter((_, index) => index !== at);
  const text = kept
    .join(' ')
    .replace(/[,;:]\s*$/u, '')
    .trim();
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
