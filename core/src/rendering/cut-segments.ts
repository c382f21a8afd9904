import { canonicalJson } from '../determinism/canonical-json.js';
import type { Size } from '../canvas/size.js';
import type { Digest } from '../assets/storage.js';
import { shownFiles } from '../timeline/shown-files.js';
import { exitFrames } from '../timing/exits.js';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';
import type { Segment } from './segment.js';

export interface CutOptions {
  /** Pixels of the frames. */
  output: Size;
  /** Names all encoder settings that change the file. */
  encodingKey: string;
  /** Names the program that draws: bundle, browser and capture strategy. */
  rendererVersion: string;
  digest: Digest;
  /** Frames of a segment at most. Long scenes are cut at multiples of 2 s, or of this when it is shorter. */
  maxFrames: number;
}

/**
 * Cuts a timeline around its transitions, so that each is a segment of its own with the first and last half
 * second of its scenes, and long scenes at multiples of 2 s of their own time. The segments cover every frame once, in order.
 * A key depends on what can be seen and on nothing else, not even on when: a scene that only moved
 * keeps its keys, and a changed scene changes its own and those of the transitions at its ends.
 */
export function cutSegments(timeline: Timeline, options: CutOptions): Segment[] {
  const cuts = cutPoints(timeline, options.maxFrames);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1]!;
    return { index, from, to, key: options.digest(canonicalJson(visibleIn(timeline, from, to, options))) };
  });
}

/**
 * Frames at each end of a scene that go with the transition there. As many as the longest transition takes, so that
 * the rest of a scene keeps its keys when an edit gives it another neighbour, whose transition is longer or shorter.
 */
const seamFrames = (overlap: number, fps: number): number => Math.max(overlap, Math.round((16 / 30) * fps));
/** At its end also those in which its content leaves: that begins before the next scene is seen. */
const lastFrames = (overlap: number, fps: number): number => seamFrames(overlap, fps) + exitFrames(fps);

/** Every first frame of a segment, then the end of the video. */
function cutPoints(timeline: Timeline, maxFrames: number): number[] {
  if (!Number.isInteger(maxFrames) || maxFrames < 1) throw new RangeError('maxFrames must be a whole number from 1');
  const boundaries = new Set([0, timeline.frames]);
  for (const [index, { from, frames, transition }] of timeline.scenes.entries()) {
    const into = transition?.frames ?? 0;
    const out = timeline.scenes[index + 1]?.transition?.frames ?? 0;
    // A hard cut has no seam, nor have the ends of the video.
    boundaries.add(into === 0 ? from : from + seamFrames(into, timeline.fps));
    boundaries.add(from + frames - (out === 0 ? 0 : lastFrames(out, timeline.fps)));
  }
  const sorted = [...boundaries].filter((frame) => frame >= 0 && frame <= timeline.frames).sort((a, b) => a - b);

  const twoSeconds = 2 * timeline.fps;
  const step = maxFrames < twoSeconds ? maxFrames : Math.floor(maxFrames / twoSeconds) * twoSeconds;
  const cuts: number[] = [];
  for (const [index, from] of sorted.slice(0, -1).entries()) {
    const to = sorted[index + 1]!;
    cuts.push(from);
    // Counted in the scene's own time, so that a longer transition does not shift the later cuts.
    const origin = scenesIn(timeline, from, to).at(-1)?.from ?? from;
    const first = Math.floor((from - origin) / step) + 1;
    // A seam begins before its later scene does; it is cut there only when it is too long.
    const steps = to - from > step ? first : Math.max(1, first);
    for (let cut = origin + steps * step; cut < to; cut += step) cuts.push(cut);
  }
  return [...cuts, timeline.frames];
}

function scenesIn(timeline: Timeline, from: number, to: number): TimelineScene[] {
  return timeline.scenes.filter((scene) => scene.from < to && scene.from + scene.frames > from);
}

function visibleIn(timeline: Timeline, from: number, to: number, options: CutOptions): unknown {
  const scenes = scenesIn(timeline, from, to);
  const { captions, style } = timeline;
  const pages = (captions?.pages ?? []).filter((page) => page.from < to && page.to > from);
  return {
    renderer: options.rendererVersion,
    encoding: options.encodingKey,
    output: options.output,
    canvas: timeline.canvas,
    fps: timeline.fps,
    frames: to - from,
    language: timeline.language,
    direction: timeline.direction,
    style,
    // How a scene comes in is seen while it comes in, and no longer.
    scenes: scenes.map(({ from: start, transition, ...scene }) => ({
      ...scene,
      transition: transition !== null && from - start < transition.frames ? transition : null,
      localFrame: from - start,
    })),
    // Captions keep their place free in every scene, also while nothing is said.
    captions:
      captions === null
        ? null
        : {
            skin: captions.skin,
            position: captions.position,
            pages: pages.map((page) => ({
              from: page.from - from,
              to: page.to - from,
              words: page.words.map((word) => ({ ...word, from: word.from - from, to: word.to - from })),
            })),
          },
    assets: shownFiles(timeline, scenes),
  };
}
