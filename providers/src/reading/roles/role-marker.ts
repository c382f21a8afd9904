import type { Hit } from '../word-list.js';
import type { Role } from './role.js';
import type { Token } from './tokens.js';

/** The tokens and cues of a text by its offsets, and how their roles are set. Stretches are `from` up to `to`, in UTF-16 units. */
export interface RoleMarker {
  /** The places of the tokens that lie in a stretch. */
  within(from: number, to: number): number[];
  /** The names of the cues that lie in a stretch. */
  cuesIn(from: number, to: number): string[];
  /** Where the film itself is named in a stretch. */
  filmsIn(from: number, to: number): Hit[];
  set(places: readonly number[], role: Role): void;
  /** Whether the tagger has found a role at all of some places. */
  are(places: readonly number[], role: Role): boolean;
}

/**
 * @param found the roles of the tokens, which `set` changes in place
 * @param asked takes the places that are set to be directions
 */
export const markerOf = (
  tokens: readonly Token[],
  cues: readonly Hit[],
  found: Role[],
  asked?: Set<number>,
): RoleMarker => ({
  // prettier-ignore
  within: (from, to) => tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : [])),
  cuesIn: (from, to) => cues.filter((cue) => cue.from >= from && cue.to <= to).map(({ name }) => name),
  filmsIn: (from, to) => cues.filter((cue) => cue.name === 'video' && cue.from >= from && cue.to <= to),
  are: (places, role) => places.every((at) => found[at] === role),
  set(places, role) {
    for (const at of places) found[at] = role;
    if (role === 'direction') for (const at of places) asked?.add(at);
  },
});
