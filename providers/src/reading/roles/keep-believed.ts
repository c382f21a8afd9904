import type { Role } from './role.js';
import { meanOf, runsOf } from './runs.js';
import type { Token } from './tokens.js';

/** A turn of phrase that makes a direction of a clause of which the tagger is as sure that it is told is wrong in two of three. */
const surelyTold = 0.9;

/**
 * Gives back to the content what only a turn of phrase made a direction of, against all that the tagger knows of its
 * words: "not even a glance" among rules for welding.
 * @param told how likely each token is content by the tagger alone, 0 to 1
 * @param asked places that stay as they are
 */
export function keepBelieved(
  tokens: readonly Token[],
  found: Role[],
  told: Float64Array,
  asked: ReadonlySet<number>,
): void {
  const goesOnAs = (first: number, place: number): boolean => tokens[place]!.clause === tokens[first]!.clause && found[place] === found[first]; // prettier-ignore
  for (const { at, end, words } of runsOf(tokens, goesOnAs)) {
    // What asks for a film opens a prompt, or stands in one sentence with what it asks to show.
    const isCount = tokens.slice(at, end).some(({ shape }) => shape.startsWith('9'));
    const goesOn = end < tokens.length && tokens[end]!.boundary === 0;
    const isDoubtful = found[at] === 'direction' && (tokens[at]!.sentence > 0 || isCount) && !goesOn && !asked.has(at);
    if (isDoubtful && meanOf(told, words) > surelyTold) found.fill('content', at, end);
  }
}
