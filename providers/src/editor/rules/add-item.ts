import { editRule, scores } from '../edit-rule.js';
import { nameOf } from '../edit-state.js';
import { entryNoun, listIn, nth, type List } from '../parts/entries.js';
import { figureOf, recue } from '../texts/scene-text.js';

/** Adds an entry: `add a bullet "…" to scene 3`. */
export const addItem = editRule({
  id: 'add-item',
  score: scores.found,
  examples: [
    {
      instruction: 'add a bullet "Great support" to scene 6',
      language: 'en',
      expects: {
        's6.content.items': [
          { text: 'Fast setup' },
          { text: 'Clear reports' },
          { text: 'Honest prices' },
          { text: 'Great support' },
        ],
      },
    },
  ],
  video({ text, scope, expand }, state) {
    const found = new RegExp(
      `^(?:add|insert|include|append)\\s+(?:an?|another|the)?\\s*(?:new )?(?:(?:${nth}|final) )?(${entryNoun.source})\\s*(?:saying|that says|called|with|reading|:)?\\s*(.+?)(?:\\s+(?:to|in|on|at the end of)\\s+(.+))?$`,
      'iu',
    ).exec(text);
    if (!found || !/⟦|\S/u.test(found[2]!)) return null;
    const list = listIn(found[3] ?? '', found[1]!, scope, state, expand);
    if (!list) return null;
    if ('problem' in list) return { refused: list.problem };
    const words = expand(found[2]!).trim();
    const entry = newEntry(list, words, state.storyboard.language);
    if ('problem' in entry) return { refused: entry.problem };
    list.entries.push(entry.value);
    recue(list.scene);
    return { done: `${nameOf(state, list.scene.id)}: "${words}" added`, scenes: [list.scene.id] };
  },
});

function newEntry(
  { entries, textKey }: List,
  words: string,
  language: string,
): { value: unknown } | { problem: string } {
  const like = entries[0] as Record<string, unknown>;
  if (textKey === '') return { value: words };
  if ('figure' in like) {
    const [, label, figure] =
      /^(.+?)(?:\s*[:=,]\s*|\s+(?:with|at|is)?\s*)(\S*\d\S*(?:\s?%|\s\p{L}+)?)$/u.exec(words) ?? [];
    const read = figure ? figureOf(figure, language) : null;
    return label && read
      ? { value: { label, figure: read } }
      : { problem: `An entry of that scene has a name and a figure, for example "${words}: 12".` };
  }
  if ('country' in like) return { problem: 'A place can be added to a map only by making the video anew.' };
  if ('done' in like) return { value: { text: words, done: false } };
  if ('date' in like) {
    const [, date, label] = /^(.+?)\s*:\s+(.+)$/u.exec(words) ?? [];
    return date && label
      ? { value: { date, label } }
      : { problem: 'An event has a date and a text, for example "2026: Launch".' };
  }
  if ('from' in like) return { problem: 'A message has a sender; messages of a chat can be changed, not added.' };
  return { value: { [textKey]: words } };
}
