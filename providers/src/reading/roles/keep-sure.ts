import type { Beliefs } from './beliefs.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Where the tagger alone is as sure, it is right more often than any turn of phrase. */
const sure = 0.97;

/**
 * Hides again what a turn of phrase took for content where the tagger is sure that it is said to who makes the film: a
 * turn of phrase knows the form of a clause, the tagger all that stands around it. Not in the first sentence: there a
 * film is asked for in set forms. What a turn of phrase hides stays hidden too; it names the film in so many words.
 * @param decoded what the tagger said before any turn of phrase was looked at
 */
export function keepSure(
  tokens: readonly Token[],
  found: Role[],
  decoded: readonly Role[],
  beliefs: () => Beliefs,
): void {
  const isLost = (at: number): boolean => isShown(found[at]!) && !isShown(decoded[at]!) && tokens[at]!.sentence > 0;
  if (!tokens.some((_, at) => isLost(at))) return;
  const hidden = beliefs().in('direction', 'exclusion');
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    const { clause } = tokens[at]!;
    while (end < tokens.length && tokens[end]!.clause === clause && isShown(decoded[end]!) === isShown(decoded[at]!)) end += 1; // prettier-ignore
    const words = Array.from({ length: end - at }, (_, one) => at + one).filter((one) => tokens[one]!.isWord);
    const belief = words.reduce((sum, one) => sum + hidden[one]!, 0) / words.length;
    if (belief >= sure) for (let one = at; one < end; one += 1) if (isLost(one)) found[one] = decoded[one]!;
    at = end;
  }
}
