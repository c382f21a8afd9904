import type { StoryboardScene } from '@scenewright/core/storyboard';
import type { Clause } from '../clause.js';
import { sceneOf, type EditState } from '../edit-state.js';
import { scenesIn } from '../parts/targets.js';

/** What is said behind a change that is meant for the whole video. */
export const everywhere =
  /\s+(?:everywhere|throughout(?: the video)?|in (?:the whole video|all scenes|every scene|the video))$/iu;

/** Takes "in scene 3" or "everywhere" off the end of a value. */
export function scopeOf(text: string, clause: Clause, state: EditState): { value: string; scope: string | null } {
  const whole = text.replace(everywhere, '');
  if (whole !== text) return { value: whole, scope: null };
  const tail =
    /^(.+?)\s+(?:in|on|of|for|from)\s+((?:the )?(?:(?:scenes?|slides?)\s+.+|\p{L}+(?:-\p{L}+)*\s+(?:scene|slide)|chart|graph|quote|map|timeline|list|table|intro|outro|opening|ending))$/iu.exec(
      text,
    );
  if (tail) {
    const target = scenesIn(tail[2]!, state, clause.expand);
    if (target && 'ids' in target) return { value: tail[1]!, scope: tail[2]! };
  }
  return { value: text, scope: clause.scope };
}

/** The scenes that a clause is about; all of them when it names none. */
export function inScope(
  scope: string | null,
  clause: Clause,
  state: EditState,
): StoryboardScene[] | { problem: string } | null {
  if (scope === null) return state.storyboard.scenes;
  const target = scenesIn(scope, state, clause.expand);
  if (!target) return null;
  return 'problem' in target ? target : target.ids.map((id) => sceneOf(state, id)!);
}
