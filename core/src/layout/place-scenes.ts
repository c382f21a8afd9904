import { shareFrames } from '../timing/share-frames.js';
import { sceneFloorSeconds, sceneNeeds, type SceneNeed } from '../timing/scene-needs.js';
import { beatSlack } from '../timing/music-beats.js';
import { snapToBeats } from '../timing/snap-to-beats.js';
import { tightestReading } from '../timing/fit-scenes.js';
import { cutsInPauses } from '../timing/follow-voice.js';
import { placeAsBefore } from './place-as-before.js';
import type { PlacedScene, PlaceOptions } from './placed-scene.js';
import { voiceoverTail, type VoiceTrack } from './voice-track.js';

/** Scenes in their frames: no gap, the whole exactly as long as asked unless the voice needs longer. */
export function placeScenes(options: PlaceOptions): PlacedScene[] {
  const { scenes, transitions, fps } = options;
  const into = (index: number): number => transitions[index]?.frames ?? 0;
  const asked = Math.round(options.seconds * fps);
  const asBefore = placeAsBefore(options);
  if (asBefore) return asBefore;
  if (options.voice) return placeByVoice(options, options.voice);
  const needs = needsWithin(asked, options);
  const shares = needs.map((need, index) => ({
    // Until the next scene begins; the transition into that one is shared.
    min: need.min - into(index + 1),
    comfort: need.comfort - into(index + 1),
    weight: need.weight,
  }));
  const minima = shares.map((share) => share.min);
  let total = Math.max(asked, sum(minima));
  const advances = shareFrames(total, shares);
  const cutOffsets = scenes.map((_, index) => Math.floor(into(index) / 2));
  const beatFrames = options.beats.map((beat) => beat * fps);
  const shared = advances.map((_, index) => sum(advances.slice(0, index)));
  const starts = beatFrames.length > 0 ? snapToBeats(shared, cutOffsets, minima, total, beatFrames) : shared;
  total = Math.max(total, starts.at(-1)! + minima.at(-1)!);
  return scenes.map((scene, index) => ({
    scene,
    transition: transitions[index] ?? null,
    from: starts[index]!,
    frames: (starts[index + 1] ?? total) - starts[index]! + into(index + 1),
    lead: needs[index]!.lead,
    out: into(index + 1),
  }));
}

/** Scenes in the pauses of a voice that is there already; the whole lasts until it has spoken. */
function placeByVoice(options: PlaceOptions, voice: VoiceTrack): PlacedScene[] {
  const { scenes, transitions, fps } = options;
  const into = (index: number): number => transitions[index]?.frames ?? 0;
  const asked = Math.round(options.seconds * fps);
  let total = Math.max(asked, Math.ceil((voice.end + voiceoverTail / 2) * fps));
  const needs = sceneNeeds(scenes, transitions, { ...options, readingFactor: tightestReading });
  const least = needs.map(
    (need, index) => Math.min(need.min, Math.ceil(sceneFloorSeconds * fps)) + into(index) + into(index + 1),
  );
  const shares = needs.map((need) => need.comfort * need.weight);
  const cuts = cutsInPauses(
    scenes,
    voice,
    shares,
    least.map((frames) => frames / fps),
    total / fps,
  );
  const minima = least.map((frames, index) => frames - into(index + 1));
  const offsets = scenes.map((_, index) => Math.floor(into(index) / 2));
  let starts = [0];
  for (const [index, cut] of cuts.entries())
    starts.push(Math.max(starts[index]! + minima[index]!, Math.round(cut * fps) - offsets[index + 1]!));
  if (options.beats.length > 0)
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

/** Needs with all the reading time, and then the rests, that the asked length leaves. */
function needsWithin(asked: number, options: PlaceOptions): SceneNeed[] {
  const tries = [1, 0.9, 0.8, 0.7, tightestReading].map((readingFactor) => ({ readingFactor, tight: false }));
  tries.push({ readingFactor: tightestReading, tight: true });
  let needs: SceneNeed[] = [];
  const room = asked - Math.ceil(beatSlack(options.beats, options.scenes.length) * options.fps);
  for (const each of tries) {
    needs = sceneNeeds(options.scenes, options.transitions, { ...options, ...each });
    const least = sum(needs.map((need, index) => need.min - (options.transitions[index]?.frames ?? 0)));
    if (least <= room) break;
  }
  return needs;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
