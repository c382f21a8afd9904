import type { StoryboardScene } from '@scenewright/core';
import { nameOf, sceneOf, type Clause, type EditState, type Outcome, type Rule } from '../edit-state.js';
import { figureOf, recue, wholeWord } from '../scene-text.js';
import { scenesIn } from '../targets.js';

/** The list of a scene that people speak of, with the key of an entry's text; '' when an entry is its text. */
const lists: readonly (readonly [list: string, text: string])[] = [
  ['items', 'text'], ['items', 'label'], ['tiles', 'label'], ['steps', 'title'], ['events', 'label'], ['levels', 'label'], ['places', 'label'], ['pros', ''], ['cons', ''], ['phrases', ''], ['messages', 'text'],
]; // prettier-ignore
const noun =
  /(?<![\p{L}])(?:bullets?(?: points?)?|items?|points?|steps?|events?|tiles?|bars?|columns?|entr(?:y|ies)|rows?|levels?|stages?|segments?|slices?|phases?|places?|milestones?)(?![\p{L}])/iu;
const nth = 'first|second|third|fourth|fifth|sixth|last|final|1st|2nd|3rd|4th|5th|6th';
const places = 'first second third fourth fifth sixth'.split(' ');

interface List {
  scene: StoryboardScene;
  key: string;
  entries: unknown[];
  textKey: string;
}

export function listsOf(scene: StoryboardScene): List[] {
  const content = scene.content as Record<string, unknown>;
  return lists.flatMap(([key, textKey]) => {
    const entries = content[key];
    if (!Array.isArray(entries) || entries.length === 0) return [];
    const has =
      textKey === ''
        ? typeof entries[0] === 'string'
        : typeof entries[0] === 'object' && textKey in (entries[0] as object);
    return has ? [{ scene, key, entries, textKey }] : [];
  });
}

export const textOf = ({ entries, textKey }: List, index: number): string =>
  textKey === '' ? String(entries[index]) : String((entries[index] as Record<string, unknown>)[textKey]);

export function setTextOf({ entries, textKey }: List, index: number, text: string): void {
  if (textKey === '') entries[index] = text;
  else (entries[index] as Record<string, unknown>)[textKey] = text;
}

/** "the second bullet of scene 3" or "step 2"; null when no entry is named. */
export function entryIn(
  text: string,
  scope: string | null,
  state: EditState,
  expand: Clause['expand'],
): { list: List; index: number } | { problem: string } | null {
  const found = new RegExp(
    `(?:the )?(${nth})\\s+(?:${noun.source})|(?:${noun.source})\\s+(?:number |#)?(\\d)(?!\\d)`,
    'iu',
  ).exec(text);
  if (!found) return null;
  const list = listIn(text.replace(found[0], ' '), scope, state, expand);
  if (!list || 'problem' in list) return list;
  const word = (found[1] ?? found[2])!.toLowerCase();
  const index = /^(?:last|final)$/u.test(word)
    ? list.entries.length - 1
    : /^\d/u.test(word)
      ? Number.parseInt(word, 10) - 1
      : places.indexOf(word);
  if (index >= list.entries.length)
    return { problem: `${nameOf(state, list.scene.id)} has ${list.entries.length} entries only.` };
  return { list, index };
}

/** The list that a text speaks of: that of the scene it names, or the only one there is. */
function listIn(
  text: string,
  scope: string | null,
  state: EditState,
  expand: Clause['expand'],
): List | { problem: string } | null {
  const target = scenesIn(scope === null ? text : `${text} ${scope}`, state, expand);
  if (target && 'problem' in target) return target;
  const scenes = target ? target.ids.map((id) => sceneOf(state, id)!) : state.storyboard.scenes;
  const found = scenes.flatMap((scene) => listsOf(scene).slice(0, 1));
  if (found.length === 1) return found[0]!;
  if (found.length === 0) return target ? { problem: `${nameOf(state, target.ids[0]!)} has no list.` } : null;
  return {
    problem: `Say of which scene: ${found.map(({ scene }) => nameOf(state, scene.id).toLowerCase()).join(', ')} have lists.`,
  };
}

/** Adds an entry: `add a bullet "…" to scene 3`. */
export const addItem: Rule = ({ text, scope, expand }, state): Outcome | null => {
  const found = new RegExp(
    `^(?:add|insert|include|append)\\s+(?:an?|another|the)?\\s*(?:new )?(?:(?:${nth}|final) )?(?:${noun.source})\\s*(?:saying|that says|called|with|reading|:)?\\s*(.+?)(?:\\s+(?:to|in|on|at the end of)\\s+(.+))?$`,
    'iu',
  ).exec(text);
  if (!found || !/⟦|\S/u.test(found[1]!)) return null;
  const list = listIn(found[2] ?? '', scope, state, expand);
  if (!list) return null;
  if ('problem' in list) return { refused: list.problem };
  const words = expand(found[1]!).trim();
  const entry = newEntry(list, words, state.storyboard.language);
  if ('problem' in entry) return { refused: entry.problem };
  list.entries.push(entry.value);
  recue(list.scene);
  return { done: `${nameOf(state, list.scene.id)}: "${words}" added`, scenes: [list.scene.id] };
};

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

/** Removes an entry: by its place or by its words. */
export const removeItem: Rule = ({ text, plain, scope, expand }, state): Outcome | null => {
  if (!/^(?:remove|delete|drop|cut|get rid of|take out|erase)\b/u.test(plain)) return null;
  const named = entryIn(text, scope, state, expand);
  if (named && 'problem' in named) return { refused: named.problem };
  if (named) return without(state, named.list, named.index);
  const found = /^\S+(?:\s(?:rid of|out))?\s+(?:the )?(?:\p{L}+\s)?(⟦\d+⟧|.+?)(?:\s+(?:from|in|of|on)\s+(.+))?$/iu.exec(
    text,
  );
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
};

/** Kinds that need two entries at least are checked by the schema afterwards. */
function without(state: EditState, list: List, index: number): Outcome {
  const words = textOf(list, index);
  list.entries.splice(index, 1);
  const { scene } = list;
  if (scene.narration !== null) scene.narration = withoutWords(scene.narration, words) || null;
  recue(scene);
  return { done: `${nameOf(state, scene.id)}: "${words}" removed`, scenes: [scene.id] };
}

/** A told list loses the entry too, with the comma and the figure that belong to it. */
function withoutWords(narration: string, words: string): string {
  const parts = narration.split(/(?<=[,;:.!?])\s+|\s+(?=and\s|et\s|und\s|y\s)/u);
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
