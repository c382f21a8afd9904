import type { RoleMarker } from './role-marker.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

/** Words that name whom a film is for, at most. */
const mostWords = 5;

/**
 * "Vertical video for | Instagram, | upbeat", "video for our | Year 5 class, | 30 seconds": amid a request and ending on where
 * films are shown or who watches them, a few words are part of the request.
 */
export function settleViewers(tokens: readonly Token[], found: Role[], { cuesIn, set }: RoleMarker): void {
  for (let at = 1; at < tokens.length; at += 1) {
    if (found[at] !== 'content' || found[at - 1] !== 'direction' || tokens[at]!.boundary > 0) continue;
    let end = at + 1;
    while (end < tokens.length && found[end] === 'content' && tokens[end]!.clause === tokens[at]!.clause) end += 1;
    const words = Array.from({ length: end - at }, (_, each) => at + each).filter((place) => tokens[place]!.isWord);
    const last = words.at(-1);
    const goesOn = found[end] === 'direction' && tokens[end]!.sentence === tokens[at]!.sentence;
    if (last === undefined || words.length > mostWords || !goesOn) continue;
    if (cuesIn(tokens[last]!.from, tokens[last]!.to).some((name) => name === 'platform' || name === 'audience'))
      set(words, 'direction');
  }
}
