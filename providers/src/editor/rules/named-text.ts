import type { StoryboardScene } from '@scenewright/core';
import { listOf, nameOf, sceneOf, type Clause, type EditState, type Outcome } from '../edit-state.js';
import { figureOf, hasField, isFigure, narrate, setField } from '../scene-text.js';
import { oneSceneIn } from '../targets.js';
import { entryIn, setTextOf, textOf } from './items.js';
import { within } from './replace-text.js';
import { fields, narrationNoun } from './text-names.js';

const titleNoun = /\b(?:title|headline)\b/iu;

/** A value takes the capital of what it replaces, unless it was spelled out. */
const asBefore = (value: string, before: unknown): string =>
  typeof before === 'string' && /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(value)
    ? value[0]!.toUpperCase() + value.slice(1)
    : value;

/** What is told in a scene. */
export function ofNarration(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  if (!narrationNoun.test(from)) return null;
  const target = oneSceneIn(scope === null ? from : `${from} ${scope}`, state, clause.expand);
  if (!target) return /⟦/u.test(clause.text) ? { refused: 'Say of which scene the narration is to change.' } : null;
  if ('problem' in target) return { refused: target.problem };
  const scene = sceneOf(state, target.ids[0]!)!;
  narrate(scene, into);
  return { done: `${nameOf(state, scene.id)}: narration changed to "${into}"`, scenes: [scene.id] };
}

/** An entry of a list: the second bullet, the last step. */
export function ofEntry(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
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
  const told = within(scene, before, value, state);
  if (textOf(entry.list, entry.index) === before) setTextOf(entry.list, entry.index, value);
  return 'done' in told
    ? told
    : { done: `${nameOf(state, scene.id)}: "${before}" changed to "${value}"`, scenes: [scene.id] };
}

/** A text by the name of its field: the title of scene 2, the author. */
export function ofField(
  from: string,
  into: string,
  scope: string | null,
  clause: Clause,
  state: EditState,
): Outcome | null {
  const field = fields.find(([pattern]) => pattern.test(from));
  if (!field) return null;
  const [pattern, keys] = field;
  // "the quote" alone is the text of the quote; "the title of the quote" is a field of it.
  const where =
    `${from.replace(pattern, (word) => (/quote|quotation/iu.test(word) ? word : ' '))} ${scope ?? ''}`.replace(
      /['’]s(?=\s|$)/gu,
      ' ',
    );
  const target = oneSceneIn(where, state, clause.expand);
  if (target && 'problem' in target) return { refused: target.problem };
  const isVideoTitle =
    !target &&
    titleNoun.test(from) &&
    /^(?:the |its |our )?(?:main |video |video's )?(?:title|headline)(?: (?:of|for) (?:the |this )?video)?$/iu.test(
      from.trim(),
    );
  if (isVideoTitle) return videoTitle(into, state);
  if (!target && !/^(?:the |its |our )?[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(from.trim())) return null;
  const scenes = target
    ? [sceneOf(state, target.ids[0]!)!]
    : state.storyboard.scenes.filter((scene) => keys.slice(0, 1).some((key) => key in scene.content));
  const noun = pattern.exec(from)![0].toLowerCase();
  if (scenes.length === 0) return { refused: `No scene has a ${noun}.` };
  if (scenes.length > 1)
    return {
      refused: `Say of which scene: ${listOf(
        state,
        scenes.map(({ id }) => id),
      ).toLowerCase()} have a ${noun}.`,
    };
  const scene = scenes[0]!;
  const key = keys.find((each) => each in scene.content) ?? keys.find((each) => hasField(scene, each));
  if (!key) return { refused: `${nameOf(state, scene.id)} has no ${noun}.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: ${noun} changed to "${value}"`, scenes: [scene.id] };
}

/** The field of a scene's most prominent text; null when it has none. */
function headlineKey(scene: StoryboardScene): string | null {
  return (
    ['title', 'text', 'term', 'name'].find((each) => each in scene.content) ??
    (hasField(scene, 'title') ? 'title' : null)
  );
}

/** The title of the video: on the opening scene, in the running line above other scenes, and in the record. */
function videoTitle(into: string, state: EditState): Outcome {
  const { storyboard } = state;
  const opening =
    storyboard.scenes.find((scene) => 'title' in scene.content && ['title', 'section'].includes(scene.kind)) ??
    storyboard.scenes[0]!;
  const before = (opening.content as Record<string, unknown>)['title'] ?? storyboard.title;
  const key = headlineKey(opening);
  if (key === null) return { refused: 'The opening scene has no title.' };
  const value = asBefore(into, before);
  const touched = [opening.id];
  setField(opening, key, value);
  for (const scene of storyboard.scenes) {
    const content = scene.content as Record<string, unknown>;
    if (scene === opening || content['kicker'] !== before) continue;
    content['kicker'] = value.slice(0, 48);
    touched.push(scene.id);
  }
  storyboard.title = value.slice(0, 120);
  return { done: `Title changed to "${value}"`, scenes: touched };
}

/** "rename scene 2 to X", "change scene 3 to X": its most prominent text. */
export function ofScene(from: string, into: string, clause: Clause, state: EditState): Outcome | null {
  const target = oneSceneIn(from, state, clause.expand);
  if (!target || target.phrase.trim().length < from.trim().length - 4) return null;
  if ('problem' in target) return { refused: target.problem };
  if (!/⟦/u.test(clause.text) && !/^(?:rename|retitle)\b/iu.test(clause.text)) return null;
  const scene = sceneOf(state, target.ids[0]!)!;
  const key = headlineKey(scene);
  if (key === null) return { refused: `${nameOf(state, scene.id)} has no title.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: title changed to "${value}"`, scenes: [scene.id] };
}
