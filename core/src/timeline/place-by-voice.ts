import { cutsInPauses, type EarlierCut } from '../timing/follow-voice.js';
import { tightestReading } from '../timing/fit-scenes.js';
import { sceneFloorSeconds, sceneNeeds } from '../timing/scene-needs.js';
import { snapToBeats } from '../timing/snap-to-beats.js';
import type { EarlierPlace, PlacedScene, PlaceOptions } from './placed-scene.js';
import { voiceoverTail, type VoiceTrack } from './voice-track.js';

/**
 * Scenes in the pauses of a voice that is there already; the whole lasts until it has spoken. An edit leaves the
 * recording whole: scenes stay where they stood, the one before a gap lasts until the next begins, one that is new or
 * was moved takes its part of its neighbours' time, one at the end comes after the voice.
 */
export function placeByVoice(options: PlaceOptions, voice: VoiceTrack): PlacedScene[] {
  const { scenes, transitions, fps, keep } = options;
  const into = (index: number): number => transitions[index]?.frames ?? 0;
  const spoken = Math.ceil((voice.end + voiceoverTail / 2) * fps);
  const needs = sceneNeeds(scenes, transitions, { ...options, readingFactor: tightestReading });
  const offsets = scenes.map((_, index) => Math.floor(into(index) / 2));
  const earlier = keep ? earlierCuts(options, keep, offsets, (index) => needs[index]!.comfort) : null;
  let total = earlier ? Math.max(spoken, earlier.total) : Math.max(Math.round(options.seconds * fps), spoken);
  const least = needs.map((need, index) => {
    const floor = Math.min(need.min, Math.ceil(sceneFloorSeconds * fps)) + into(index) + into(index + 1);
    return earlier?.longer[index] ?? Math.min(floor, earlier?.advances[index] ?? floor);
  });
  const cuts = cutsInPauses(
    scenes,
    voice,
    needs.map((need) => need.comfort * need.weight),
    least.map((frames) => frames / fps),
    total / fps,
    earlier?.cuts,
  );
  const minima = least.map((frames, index) => Math.max(1, frames - into(index + 1)));
  let starts = [0];
  for (const [index, cut] of cuts.entries())
    starts.push(Math.max(starts[index]! + minima[index]!, Math.round(cut * fps) - offsets[index + 1]!));
  if (options.beats.length > 0 && !earlier?.isSame)
    starts = snapToBeats(
      starts,
      offsets,
      minima,
      total,
      options.beats.map((beat) => beat * fps),
    );
  total = Math.max(total, starts.at(-1)! + minima.at(-1)!);
  return scenes.map((scene, index) => ({
    scene,
    transition: transitions[index] ?? null,
    from: starts[index]!,
    frames: (starts[index + 1] ?? total) - starts[index]! + into(index + 1),
    lead: 0,
    out: into(index + 1),
  }));
}

interface EarlierCuts {
  cuts: EarlierCut[];
  /** Frames from the start of a scene to that of the next, of those that stay; more than those it does not need. */
  advances: (number | undefined)[];
  /** Frames of those that are to last longer than they did. */
  longer: (number | undefined)[];
  /** Frames by which the last scene ends. */
  total: number;
  /** All scenes stand where they stood. */
  isSame: boolean;
}

/** Where the scenes of an edit were cut in before; null when none of them was there. */
function earlierCuts(
  { scenes, fps }: PlaceOptions,
  keep: ReadonlyMap<string, EarlierPlace>,
  offsets: readonly number[],
  comfort: (index: number) => number,
): EarlierCuts | null {
  const places = scenes.map(({ id }) => keep.get(id));
  const staying = inOrder(places);
  if (staying.size === 0) return null;
  const order = [...keep.values()].sort((a, b) => a.from - b.from);
  const endOf = (place: EarlierPlace): number => order[order.indexOf(place) + 1]?.from ?? place.from + place.frames;
  const cuts: EarlierCut[] = places.map((place, index) =>
    place && staying.has(index) ? { at: (place.from + offsets[index]!) / fps, stays: true } : null,
  );
  const advances = places.map((place, index) => (place && staying.has(index) ? endOf(place) - place.from : undefined));
  const last = Math.max(...staying);
  let total = endOf(places[last]!);
  // What is new behind all that stays comes after the voice and brings its own time.
  for (let index = last + 1; index < scenes.length; index++) {
    if (places[index]) continue;
    cuts[index] ??= { at: total / fps, stays: false };
    total += comfort(index);
  }
  // A length that is asked anew moves the next scene to a pause near it: behind it, when it is longer than before.
  const longer: (number | undefined)[] = [];
  for (const index of staying) {
    const { seconds } = scenes[index]!;
    if (seconds === undefined || seconds === places[index]!.asked) continue;
    const start = index === 0 ? 0 : cuts[index]!.at;
    const frames = Math.round(seconds * fps);
    if (frames > advances[index]!) longer[index] = frames;
    advances[index] = undefined;
    if (index + 1 < scenes.length) cuts[index + 1] = { at: start + seconds, stays: false };
    else total = Math.round(start * fps) + frames;
  }
  const isSame = places.length === keep.size && cuts.every((cut) => cut?.stays);
  return { cuts, advances, longer, total, isSame };
}

/** The most scenes that still follow one another as they did (longest increasing subsequence), by index. */
function inOrder(places: readonly (EarlierPlace | undefined)[]): Set<number> {
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    const before = best
      .filter((chain) => places[chain.at(-1)!]!.from < place.from)
      .reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    best.push([...before, index]);
  }
  return new Set(best.reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []));
}
