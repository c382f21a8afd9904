import { footageMembers, shotsOf, type Storyboard, type StoryboardScene, withMember } from '@scenewright/core';
import { withWords } from './change-look.js';
import { find, reviseShot } from './revise-shot.js';
import { clausesOf, memberIn, type Target, targetOf } from './revision-target.js';

export interface Revision {
  storyboard: Storyboard;
  /** Ids of the figures and shots that are different now. */
  changed: string[];
  /** Clauses that said nothing that is understood here. */
  notUnderstood: string[];
}

/** Works a reviewer's words into the cast or the shots. What they do not name stays as it is. Interface 4.1. */
export function reviseStoryboard(storyboard: Storyboard, changes: string): Revision {
  let current = storyboard;
  const changed = new Set<string>();
  const notUnderstood: string[] = [];
  // Shots are named by their numbers on the board that the reviewer saw, also after one was removed or moved.
  const numbers = shotsOf(storyboard).map(({ id }) => id);
  let target: Target = { kind: 'none' };
  for (const clause of clausesOf(changes, storyboard)) {
    const named = targetOf(clause, current, numbers);
    target = named.kind === 'none' ? target : named;
    const done = target.kind === 'none' ? null : apply(clause, target, current, numbers);
    if (done === null) notUnderstood.push(clause.trim());
    else {
      current = done.storyboard;
      for (const id of done.changed) changed.add(id);
    }
  }
  return { storyboard: current, changed: [...changed], notUnderstood };
}

/** What can be said, for the answer to words that were not understood. */
export const revisionExamples =
  'Name a figure and its looks ("make the fox red", "Mara wears a yellow coat"), or a shot and its place, light, framing or camera ("shot 3 closer", "shot 2 at night", "remove shot 4").';

type Done = { storyboard: Storyboard; changed: string[] } | null;

function apply(clause: string, target: Target, storyboard: Storyboard, numbers: readonly string[]): Done {
  if (target.kind === 'member') {
    // Later clauses build on what earlier ones changed.
    const member = footageMembers(storyboard).find(({ id }) => id === target.member.id);
    if (!member) return null;
    const rest = [member.name, ...member.called].reduce(
      (text, word) =>
        text.replace(
          new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:['’]s)?(?!\\p{L})`, 'giu'),
          ' ',
        ),
      clause,
    );
    const renamed = /(?:rename|call|name)\s.*?(?:to|as|it|her|him)?\s+["“]?(\p{Lu}[\p{L} ]{1,30}?)["”]?$/u.exec(rest);
    if (renamed && /(?<!\p{L})(?:rename|call)/iu.test(clause)) {
      const name = renamed[1]!.trim();
      return {
        storyboard: withMember(storyboard, {
          ...member,
          name,
          called: [...new Set([name.toLowerCase(), ...member.called])],
        }),
        changed: [member.id],
      };
    }
    const { look, changed } = withWords(member.look, rest);
    return changed ? { storyboard: withMember(storyboard, { ...member, look }), changed: [member.id] } : null;
  }
  if (target.kind !== 'shots') return null;
  const ids = new Set(target.ids);
  if (
    /(?<!\p{L})(?:remove|delete|drop|cut out|leave out|take out|skip|supprime[rz]?|entferne[n]?|lösche[n]?|elimina[r]?|quita[r]?)(?!\p{L})/iu.test(
      clause,
    ) &&
    !memberIn(clause, storyboard)
  ) {
    const scenes = storyboard.scenes.filter(({ id }) => !ids.has(id));
    return scenes.length > 0 && scenes.length < storyboard.scenes.length
      ? { storyboard: { ...storyboard, scenes }, changed: [...ids] }
      : null;
  }
  const [one, two] = target.ids;
  if (/(?<!\p{L})(?:swap|exchange|switch)(?!\p{L})/iu.test(clause) && one && two) {
    const scenes = storyboard.scenes.map((scene) =>
      scene.id === one ? find(storyboard, two)! : scene.id === two ? find(storyboard, one)! : scene,
    );
    return { storyboard: { ...storyboard, scenes }, changed: [one, two] };
  }
  const move =
    /(?<!\p{L})move(?:d)?\s.*?(?<!\p{L})(before|after|to the (?:start|beginning|end))(?:\s+(?:shot|scene)?\s*(\p{Nd}+))?/iu.exec(
      clause,
    );
  if (move && one) {
    const moving = find(storyboard, one)!;
    const rest = storyboard.scenes.filter(({ id }) => id !== one);
    const by = move[2] ? numbers[Number(move[2]) - 1] : undefined;
    const at =
      move[1]!.toLowerCase() === 'to the end'
        ? rest.length
        : move[1]!.toLowerCase().startsWith('to')
          ? 0
          : rest.findIndex(({ id }) => id === by) + (move[1]!.toLowerCase() === 'after' ? 1 : 0);
    if (at >= 0 && (by || move[1]!.startsWith('to')))
      return {
        storyboard: { ...storyboard, scenes: [...rest.slice(0, at), moving, ...rest.slice(at)] },
        changed: [one],
      };
  }
  const changed: string[] = [];
  let heard = false;
  const scenes = storyboard.scenes.map((scene): StoryboardScene => {
    if (scene.kind !== 'footage' || !ids.has(scene.id)) return scene;
    const content = reviseShot(scene.content, clause, storyboard);
    if (content === null) return scene;
    heard = true;
    if (content === scene.content) return scene;
    changed.push(scene.id);
    return { ...scene, content };
  });
  return heard ? { storyboard: changed.length > 0 ? { ...storyboard, scenes } : storyboard, changed } : null;
}
