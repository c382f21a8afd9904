import type { WordTime } from '../assets/assets.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { Phrase } from './align-script.js';
import { cueSeconds } from './cues.js';

/** A silence shorter than this is no place to cut. Seconds. */
const shortestPause = 0.16;
/** Cutting within speech costs as much as being this far from where the scene should begin. Seconds. */
const cutInSpeechCost = 2.5;
/** By how much a second of pause draws the cut, and how far that goes. */
const pausePull = 1.2;
const longestPull = 0.8;

/** Less than any pause costs: a scene that can stay where it was is not drawn again. */
const asBeforeCost = -2 * pausePull * longestPull;

/** Where a scene is to be cut in after an edit, in seconds; null when its neighbours and the shares decide. */
export type EarlierCut = { at: number; /** It was cut in there before. */ stays: boolean } | null;

export interface FollowedVoice {
  phrases: readonly Phrase[];
  words: readonly WordTime[];
}

/**
 * Seconds at which the scenes after the first should be cut in, so that they follow a voice that is already
 * recorded: in its pauses, at the words that a scene was planned for when they are known, else by the shares.
 * `shares` are the scenes' parts of the whole, `least` the seconds that each needs. After an edit `earlier` has, by
 * scene, where it was cut in before: there it stays as long as there is room, whatever the words say.
 */
export function cutsInPauses(
  scenes: readonly StoryboardScene[],
  voice: FollowedVoice,
  shares: readonly number[],
  least: readonly number[],
  total: number,
  earlier: readonly EarlierCut[] | null = null,
): number[] {
  const found = earlier
    ? earlier.map((cut, index) => (index === 0 ? 0 : (cut?.at ?? null)))
    : foundStarts(scenes, voice.words);
  const wished = wishedCuts(found, shares, total);
  const pauses = voice.phrases.slice(0, -1).flatMap(({ to }, index) => {
    const next = voice.phrases[index + 1]!.from;
    return next - to >= shortestPause ? [{ at: (to + next) / 2, length: next - to }] : [];
  });
  interface Step {
    at: number;
    cost: number;
    before: number;
  }
  const rows: Step[][] = [[{ at: 0, cost: 0, before: -1 }]];
  for (let index = 1; index < scenes.length; index++) {
    const wish = wished[index]!;
    const stays = earlier?.[index]?.stays ?? false;
    const choices = [
      ...pauses.map(({ at, length }) => ({
        at,
        cost: Math.abs(at - wish) - Math.min(longestPull, length) * pausePull,
      })),
      { at: wish, cost: stays ? asBeforeCost : cutInSpeechCost },
    ].sort((a, b) => a.at - b.at);
    const row = choices.map(({ at, cost }): Step => {
      let best: Step = { at, cost: Infinity, before: -1 };
      for (const [before, step] of rows[index - 1]!.entries()) {
        const short = Math.max(0, step.at + least[index - 1]! - at);
        const sum = step.cost + cost + short * 50;
        if (at > step.at && sum < best.cost) best = { at, cost: sum, before };
      }
      return best;
    });
    const open = row.filter(({ before }) => before >= 0);
    // Nothing later is left: half-way to the end.
    const last = rows[index - 1]!.reduce((a, b, at) => (b.cost < rows[index - 1]![a]!.cost ? at : a), 0);
    const fallback = { at: (rows[index - 1]![last]!.at + total) / 2, cost: rows[index - 1]![last]!.cost, before: last };
    rows.push(open.length > 0 ? open : [fallback]);
  }
  const tail = least.at(-1) ?? 0;
  const ending = rows.at(-1)!.map(({ at, cost }) => cost + Math.max(0, at + tail - total) * 50);
  let at = ending.indexOf(Math.min(...ending));
  const cuts: number[] = [];
  for (let index = rows.length - 1; index > 0; index--) {
    const step = rows[index]![at]!;
    cuts.unshift(step.at);
    at = step.before;
  }
  return cuts;
}

/** Where the first words of each scene's narration are said, found in order; null where they are not. */
function foundStarts(scenes: readonly StoryboardScene[], words: readonly WordTime[]): (number | null)[] {
  const found: (number | null)[] = [0];
  let after = 0;
  for (const scene of scenes.slice(1)) {
    const start = scene.narration === null ? null : startOf(scene.narration, words, after);
    found.push(start === null ? null : words[start]!.start);
    if (start !== null) after = start + 1;
  }
  return found;
}

/** Where each scene should begin: where it was found, between those by the shares. */
function wishedCuts(found: readonly (number | null)[], shares: readonly number[], total: number): number[] {
  const wished: number[] = [];
  for (const [index, at] of found.entries()) {
    if (at !== null) wished.push(at);
    else {
      const next = found.findIndex((each, other) => other > index && each !== null);
      const until = next < 0 ? total : found[next]!;
      const span = shares.slice(index - 1, next < 0 ? undefined : next).reduce((sum, share) => sum + share, 0);
      const from = wished.at(-1)!;
      wished.push(from + (until - from) * (shares[index - 1]! / Math.max(1e-6, span)));
    }
  }
  return wished;
}

/** The index of the word at which a narration begins: its first six words stand there, or at least its first two. */
function startOf(narration: string, words: readonly WordTime[], after: number): number | null {
  const opening = narration.split(/\s+/u);
  for (const count of [6, 4, 3, 2]) {
    const phrase = opening.slice(0, count).join(' ');
    const rest = words.slice(after);
    const seconds = cueSeconds([{ element: 'start', phrase }], rest)['start'];
    if (seconds !== undefined) return after + rest.findLastIndex((word) => word.start <= seconds + 1e-6);
  }
  return null;
}
