import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import type { Clause } from '../clause.js';
import { nameOf, sceneOf, type EditState } from '../edit-state.js';
import { scenesIn } from './targets.js';

/** The list of a scene that people speak of, with the key of an entry's text; '' when an entry is its text. */
const lists: readonly (readonly [list: string, text: string])[] = [
  ['items', 'text'], ['items', 'label'], ['tiles', 'label'], ['steps', 'title'], ['events', 'label'], ['levels', 'label'], ['places', 'label'], ['pros', ''], ['cons', ''], ['phrases', ''], ['messages', 'text'],
]; // prettier-ignore
/** What people call an entry of a list. */
export const entryNoun =
  /(?<![\p{L}])(?:bullets?(?: points?)?|items?|points?|steps?|events?|tiles?|bars?|columns?|entr(?:y|ies)|rows?|levels?|stages?|segments?|slices?|phases?|places?|milestones?)(?![\p{L}])/iu;
export const nth = 'first|second|third|fourth|fifth|sixth|last|final|1st|2nd|3rd|4th|5th|6th';
const places = 'first second third fourth fifth sixth'.split(' ');

/** A list of a scene, and where the text of its entries stands. */
export interface List {
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
    `(?:the )?(${nth})\\s+(?:${entryNoun.source})|(?:${entryNoun.source})\\s+(?:number |#)?(\\d)(?!\\d)`,
    'iu',
  ).exec(text);
  if (!found) return null;
  const list = listIn(text.replace(found[0], ' '), found[0], scope, state, expand);
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
export function listIn(
  text: string,
  /** What an entry was called. */
  noun: string,
  scope: string | null,
  state: EditState,
  expand: Clause['expand'],
): List | { problem: string } | null {
  const target = scenesIn(scope === null ? text : `${text} ${scope}`, state, expand);
  if (target && 'problem' in target) return target;
  const scenes = target ? target.ids.map((id) => sceneOf(state, id)!) : state.storyboard.scenes;
  const found = scenes.flatMap((scene) => listsOf(scene).slice(0, 1));
  if (found.length === 1) return found[0]!;
  const called = found.filter(({ scene }) =>
    sceneKindOf(scene.kind).partNames?.some((name) => noun.toLowerCase().includes(name)),
  );
  if (called.length === 1) return called[0]!;
  if (found.length === 0) return target ? { problem: `${nameOf(state, target.ids[0]!)} has no list.` } : null;
  return {
    problem: `Say of which scene: ${found.map(({ scene }) => nameOf(state, scene.id).toLowerCase()).join(', ')} have lists.`,
  };
}
