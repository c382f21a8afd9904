import type { StoryboardScene } from '@scenewright/core/storyboard';
import type { Clause } from '../clause.js';
import { listOf, nameOf, type EditState } from '../edit-state.js';
import { oneSceneIn, scenesIn, valueOf } from './targets.js';

/** What is left of a text without the words that name scenes and those that say nothing. */
export const leftOver = (text: string, phrase: string): string =>
  text
    .replace(phrase, ' ')
    .replace(/(?<![\p{L}])(?:please|the|entire|whole|out|completely|from|in|of|video|again|too)(?![\p{L}])/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

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
