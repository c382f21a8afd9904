import type { StoryboardScene } from '@scenewright/core';
import {
  listOf,
  nameOf,
  newSceneId,
  sceneOf,
  type Clause,
  type EditState,
  type Outcome,
  type Rule,
} from '../edit-state.js';
import { oneSceneIn, scenesIn, valueOf, type Target } from '../targets.js';
import { newLength } from './shape.js';

const removes = /^(?:remove|delete|drop|cut|get rid of|take out|erase|skip|leave out)\b/u;

const leftOver = (text: string, phrase: string): string =>
  text
    .replace(phrase, ' ')
    .replace(/(?<![\p{L}])(?:please|the|entire|whole|out|completely|from|in|of|video|again|too)(?![\p{L}])/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Removes whole scenes: nothing of the clause may be left that names a part of one. */
export const removeScenes: Rule = ({ text, plain, scope, expand }, state) => {
  if (!removes.test(plain)) return null;
  const body = text.replace(/^\S+(?:\s(?:rid of|out|out of))?\s+/u, '');
  const said = scope === null ? body : `${body} ${scope}`;
  const target = wholly(said, state, expand) ?? eachOf(said.split(/\s*(?:,|\band\b)\s*/u), state, expand);
  if (!target) return null;
  if ('problem' in target) return { refused: target.problem };
  const { scenes } = state.storyboard;
  if (target.ids.length >= scenes.length) return { refused: 'A video needs a scene: not all of them can be removed.' };
  state.storyboard.scenes = scenes.filter(({ id }) => !target.ids.includes(id));
  return { done: `${listOf(state, target.ids)} removed`, scenes: target.ids };
};

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

/** Where a scene is to go: its index once it is taken out. */
export function destination(
  text: string,
  state: EditState,
  expand: Clause['expand'],
  others: readonly StoryboardScene[],
): { index: number; said: string } | { problem: string } | null {
  const ends =
    /(?:to|at|as|in)?\s*(?:the )?(?:very )?(end|last(?: place| position| scene| one)?|beginning|start|front|first(?: place| position| scene| one)?)\s*$/iu.exec(
      text,
    );
  const beside =
    /(?<![\p{L}])(?:to |right |just |directly |immediately )*(before|after|behind|in front of|following)\s+(.+)$/iu.exec(
      text,
    );
  if (beside) {
    const target = oneSceneIn(beside[2]!, state, expand);
    if (!target) return null;
    if ('problem' in target) return target;
    const at = others.findIndex(({ id }) => id === target.ids[0]);
    if (at < 0) return { problem: "A scene can't stand beside itself." };
    const isAfter = /^(?:after|behind|following)$/iu.test(beside[1]!);
    return {
      index: isAfter ? at + 1 : at,
      said: `${isAfter ? 'after' : 'before'} ${nameOf(state, target.ids[0]!).toLowerCase()}`,
    };
  }
  const between = /between\s+(.+)$/iu.exec(text);
  if (between) {
    const target = scenesIn(
      between[1]!.replace(/^(?=\d)/u, 'scenes ').replace(/^scene(?=\s)/iu, 'scenes'),
      state,
      expand,
    );
    if (target && 'ids' in target && target.ids.length === 2) {
      const at = Math.max(...target.ids.map((id) => others.findIndex((scene) => scene.id === id)));
      return { index: at, said: `between ${listOf(state, target.ids).toLowerCase()}` };
    }
  }
  if (ends) {
    const isEnd = /^(?:end|last)/iu.test(ends[1]!);
    return { index: isEnd ? others.length : 0, said: isEnd ? 'at the end' : 'at the beginning' };
  }
  const place =
    /(?:to|at|in|as)\s+(?:(?:position|place|number|spot)\s+)(\d{1,2}|[a-z]+)$/iu.exec(text) ??
    /(?:to|as)\s+(?:scene |number |#)?(\d{1,2})$/iu.exec(text);
  const number = place ? valueOf(place[1]!) : Number.NaN;
  if (!(number >= 1)) return null;
  if (number > others.length + 1)
    return { problem: `There is no place ${number}: the video has ${others.length + 1} scenes.` };
  return { index: number - 1, said: `to place ${number}` };
}

export const moveScene: Rule = ({ text, plain, expand }, state) => {
  if (!/^(?:move|put|place|bring|shift|make)\b/u.test(plain) || /\b(?:image|photo|picture|logo)\b/u.test(plain))
    return null;
  const head =
    /^(\S+\s+.+?)\s+((?:(?:to|at|as|in)\s+(?:the )?(?:very )?(?:end|last|beginning|start|front|first|position|place|number|spot|scene\b|#?\d)|right |just |directly |before|after|behind|in front of|between|first$|last$|the (?:first|last) (?:one|scene)$).*)$/iu.exec(
      text,
    );
  if (!head) return null;
  const target = oneSceneIn(head[1]!, state, expand);
  if (!target || leftOver(head[1]!.replace(/^\S+/u, ''), target.phrase) !== '') return null;
  if ('problem' in target) return { refused: target.problem };
  const id = target.ids[0]!;
  const { scenes } = state.storyboard;
  const others = scenes.filter((scene) => scene.id !== id);
  const where = destination(head[2]!, state, expand, others);
  if (!where) return null;
  if ('problem' in where) return { refused: where.problem };
  if (scenes.findIndex((scene) => scene.id === id) === where.index)
    return { refused: `${nameOf(state, id)} is there already.` };
  state.storyboard.scenes = [...others.slice(0, where.index), sceneOf(state, id)!, ...others.slice(where.index)];
  return { done: `${nameOf(state, id)} moved ${where.said.replace(/^at /u, 'to ')}`, scenes: [id] };
};

export const swapScenes: Rule = ({ text, plain, expand }, state) => {
  if (/^reverse\b.*\b(?:order|scenes|video)\b/u.test(plain)) {
    state.storyboard.scenes = state.storyboard.scenes.toReversed();
    return { done: 'Order of the scenes reversed' };
  }
  if (!/^(?:swap|switch|exchange|interchange)\b/u.test(plain)) return null;
  const parts = text.replace(/^\S+\s+(?:the order of |the positions? of )?/iu, '').split(/\s+(?:and|with|for|&)\s+/iu);
  if (parts.length !== 2) return null;
  const noun = /^(?:the )?(?:scenes?|slides?)\s/iu.test(parts[0]!) ? 'scene ' : '';
  const found: (Target | null)[] = [
    parts[0]!.replace(/^scenes/iu, 'scene'),
    /^\d+$/u.test(parts[1]!) ? noun + parts[1]! : parts[1]!,
  ].map((part) => oneSceneIn(part, state, expand));
  const problem = found.find((target) => target && 'problem' in target) as { problem: string } | undefined;
  if (problem) return { refused: problem.problem };
  const [a, b] = found.map((target) => (target && 'ids' in target ? target.ids[0] : undefined));
  if (a === undefined || b === undefined) return null;
  if (a === b) return { refused: 'Those are the same scene.' };
  state.storyboard.scenes = state.storyboard.scenes.map((scene) =>
    scene.id === a ? sceneOf(state, b)! : scene.id === b ? sceneOf(state, a)! : scene,
  );
  return { done: `${listOf(state, [a, b])} swapped`, scenes: [a, b] };
};

export const duplicateScene: Rule = ({ text, plain, expand }, state) => {
  if (!/^(?:duplicate|copy|repeat)\b/u.test(plain)) return null;
  const target = oneSceneIn(text, state, expand);
  if (!target) return null;
  if ('problem' in target) return { refused: target.problem };
  const { scenes } = state.storyboard;
  const index = scenes.findIndex(({ id }) => id === target.ids[0]);
  const copy = { ...structuredClone(scenes[index]!), id: newSceneId(state) };
  state.storyboard.scenes = [...scenes.slice(0, index + 1), copy, ...scenes.slice(index + 1)];
  return { done: `${nameOf(state, target.ids[0]!)} duplicated`, scenes: [copy.id] };
};

/** Scene lengths that a person may ask for, in seconds. */
const [shortest, longest] = [1.5, 60];

export const sceneLength: Rule = ({ text, plain, scope, expand }, state): Outcome | null => {
  const speaks =
    /\b(?:longer|shorter|lengthen|shorten|extend|trim|hold|slow|speed|slower|faster|quicker|seconds?|secs?|\d+s|twice|half|double|halve|duration|length)\b/u;
  if (/⟦/u.test(text) || !speaks.test(plain) || /\b(?:music|voice|title|text|font|narration|headline)\b/u.test(plain))
    return null;
  const target = scenesIn(scope === null ? text : `${text} ${scope}`, state, expand);
  if (!target || (/^it$/iu.test(target.phrase) && !/\b(?:longer|shorter|seconds?)\b/u.test(plain))) return null;
  if ('problem' in target) return { refused: target.problem };
  const rest = plain.replace(target.phrase.toLowerCase().replace(/^(?:the|that) /u, ''), ' ');
  const done: string[] = [];
  for (const id of target.ids) {
    const scene = sceneOf(state, id)!;
    const now = scene.seconds ?? state.sceneSeconds[id] ?? 6;
    const asked = newLength(rest, now, (longer) => (longer ? 2 : -Math.min(2, now / 3)));
    if (asked === null) return null;
    const seconds = Math.round(Math.min(longest, Math.max(shortest, asked)) * 10) / 10;
    if (asked > longest || asked < 0.5)
      return { refused: `A scene can be from ${shortest} to ${longest} seconds long.` };
    scene.seconds = seconds;
    done.push(`${nameOf(state, id)}: ${seconds} seconds`);
  }
  return { done: done.join('; '), scenes: target.ids };
};
