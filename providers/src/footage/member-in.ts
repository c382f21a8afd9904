import { footageMembers } from '@scenewright/core/footage';
import type { CastMember } from '@scenewright/core/shots';
import type { Storyboard } from '@scenewright/core/storyboard';
import { escapePattern } from '../languages/escape-pattern.js';

/** The figure that a text names first, by its name or by what it is called. */
export function memberIn(clause: string, storyboard: Storyboard): CastMember | undefined {
  return footageMembers(storyboard)
    .map((member) => ({
      member,
      at: Math.min(...[member.name.toLowerCase(), ...member.called].map((word) => wordAt(clause, word))),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)[0]?.member;
}

function wordAt(clause: string, word: string): number {
  const at = clause.search(new RegExp(`(?<!\\p{L})${escapePattern(word)}(?:['’]s)?(?!\\p{L})`, 'iu'));
  return at < 0 ? Infinity : at;
}
