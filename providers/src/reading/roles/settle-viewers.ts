import type { RoleMarker } from './role-marker.js';
import type { Role } from './role.js';
import { runsOf } from './runs.js';
import type { Token } from './tokens.js';

/** Words that name whom a film is for, at most. */
const mostWords = 5;

/**
 * "Vertical video for | Instagram, | upbeat", "video for our | Year 5 class, | 30 seconds": amid a request and ending on where
 * films are shown or who watches them, a few words are part of the request.
 */
export function settleViewers(tokens: readonly Token[], found: Role[], { cuesIn, set }: RoleMarker): void {
  const goesOnWith = (first: number, place: number): boolean => found[place] === found[first] && tokens[place]!.clause === tokens[first]!.clause; // prettier-ignore
  for (const { at, end, words } of runsOf(tokens, goesOnWith)) {
    if (at === 0 || found[at] !== 'content' || found[at - 1] !== 'direction' || tokens[at]!.boundary > 0) continue;
    const last = words.at(-1);
    const goesOn = found[end] === 'direction' && tokens[end]!.sentence === tokens[at]!.sentence;
    if (last === undefined || words.length > mostWords || !goesOn) continue;
    if (cuesIn(tokens[last]!.from, tokens[last]!.to).some((name) => name === 'platform' || name === 'audience'))
      set(words, 'direction');
  }
}
