/** A seeded generator of numbers from 0 to 1 (mulberry32): the same seed gives the same piece everywhere. */
export type Chance = () => number;

const { imul } = Math;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = imul(t ^ (t >>> 15), t | 1);
    t ^= t + imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of several, all as likely. */
export function pick<T>(chance: Chance, choices: readonly T[]): T {
  return choices[Math.floor(chance() * choices.length)]!;
}
