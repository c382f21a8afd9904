import type { Beliefs } from './beliefs.js';
import { isShown, type Role } from './role.js';
import { meanOf, runsOf } from './runs.js';
import type { Token } from './tokens.js';

/** Where the tagger alone is as sure, it is right more often than any turn of phrase. */
const sure = 0.97;

/**
 * Hides again what a turn of phrase took for content where the tagger is sure that it is said to who makes the film: a
 * turn of phrase knows the form of a clause, the tagger all that stands around it. Not in the first sentence: there a
 * film is asked for in set forms. What a turn of phrase hides stays hidden too; it names the film in so many words. So does what a film is asked to end on stay.
 * @param decoded what the tagger said before any turn of phrase was looked at
 */
export function keepSure(
  tokens: readonly Token[],
  found: Role[],
  decoded: readonly Role[],
  beliefs: () => Beliefs,
): void {
  const isLost = (at: number): boolean => isShown(found[at]!) && found[at] !== 'ending' && !isShown(decoded[at]!) && tokens[at]!.sentence > 0; // prettier-ignore
  if (!tokens.some((_, at) => isLost(at))) return;
  const hidden = beliefs().in('direction', 'exclusion');
  const goesOn = (first: number, place: number): boolean => tokens[place]!.clause === tokens[first]!.clause && isShown(decoded[place]!) === isShown(decoded[first]!); // prettier-ignore
  for (const { at, end, words } of runsOf(tokens, goesOn))
    if (meanOf(hidden, words) >= sure)
      for (let one = at; one < end; one += 1) if (isLost(one)) found[one] = decoded[one]!;
}
