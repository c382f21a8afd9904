import { pickBySeed } from '../determinism/seed.js';

/** Places on the list of a pack's camera moves, in sixths. */
const places = [0, 1, 2, 3, 4, 5] as const;
/** Two places as far apart are two moves on any list of three or more. */
const apart = 2;
/** The first places are for what is special about a shot: of three in a row one may have it. */
const special = 2;

/**
 * Where on its pack's list of camera moves each scene finds its own: by its seed, and apart from the places of both
 * neighbours, so that they move differently; of three in a row one has a special place. After an edit a scene keeps the move that it had: another one would be drawn anew.
 */
export function chooseShots(
  scenes: readonly { id: string; seed: number }[],
  earlier: ReadonlyMap<string, number> = new Map(),
): number[] {
  const shots: number[] = [];
  for (const [index, { id, seed }] of scenes.entries()) {
    const before = shots[index - 1];
    const next = scenes[index + 1];
    const after = next && earlier.get(next.id);
    const seldom = shots.slice(-2).some((shot) => shot < special);
    const differ = places.filter(
      (place) => (before === undefined || Math.abs(place - before) >= apart) && !(seldom && place < special),
    );
    const free = differ.filter((place) => after === undefined || Math.abs(place - after) >= apart);
    shots.push(earlier.get(id) ?? pickBySeed(free.length > 0 ? free : differ, seed, 'shot'));
  }
  return shots;
}
