import { alternatives, contextWords } from '../../languages/any-word.js';
import type { Role } from './role.js';
import type { RoleMarker } from './role-marker.js';
import { runsOf } from './runs.js';
import type { Token } from './tokens.js';

const behind = new RegExp(`(?:^|[\\s"“”'’»」』])(?:${alternatives(contextWords('endsBehind'))})[\\s.。!]*$`, 'iu');

/** "… yazsın", "…로 끝내 주세요": what asks for the words before it, where the verb comes last, is none of them. */
export function settleEndings(
  text: string,
  tokens: readonly Token[],
  found: readonly Role[],
  { within, set }: RoleMarker,
): void {
  // prettier-ignore
  for (const { at, end } of runsOf(tokens, (first, place) => found[first] === 'ending' && found[place] === 'ending')) {
    if (found[at] !== 'ending') continue;
    const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
    const asked = behind.exec(text.slice(from, to));
    if (asked && /\p{L}{2}/u.test(text.slice(from, from + asked.index))) set(within(from + asked.index + (/^[\s"“”'’»」』]/u.test(asked[0]) ? 1 : 0), to), 'direction'); // prettier-ignore
  }
}
