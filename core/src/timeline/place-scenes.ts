import { shareFrames } from '../timing/share-frames.js';
import { isBuilt, sceneNeeds, type SceneNeed } from '../timing/scene-needs.js';
import { beatSlack } from '../timing/music-beats.js';
import { snapToBeats } from '../timing/snap-to-beats.js';
import { tightestReading } from '../timing/fit-scenes.js';
import { placeAsBefore } from './place-as-before.js';
import { placeByVoice } from './place-by-voice.js';
import type { PlacedScene, PlaceOptions } from './placed-scene.js';

/** Scenes in their frames: no gap, the whole exactly as long as asked unless the voice needs longer. */
export function placeScenes(options: PlaceOptions): PlacedScene[] {
  const { scenes, transitions, fps } = options;
  const into = (index: number): number => transitions[index]?.frames ?? 0;
  const asked = Math.round(options.seconds * fps);
  // A recording is one piece: after an edit too its scenes follow it, instead of the lengths that they had.
  if (options.voice) return placeByVoice(options, options.voice);
  const asBefore = placeAsBefore(options);
  if (asBefore) return asBefore;
  const needs = needsWithin(asked, options);
  const shares = needs.map((need, index) => ({
    // Until the next scene begins; the transition into that one is shared.
    min: need.min - into(index + 1),
    comfort: need.comfort - into(index + 1),
    ceiling: need.ceiling - into(index + 1),
    weight: need.weight,
    isBuilt: isBuilt(scenes[index]!),
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
