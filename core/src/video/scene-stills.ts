import type { Brief } from '../brief/brief.js';
import type { Size } from '../canvas/size.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import type { Timeline } from '../timeline/timeline.js';
import { draftVideo, type DraftPorts } from './draft-video.js';

/** Where in a scene it is shown in full, before it leaves. */
const shownInFull = 0.75;

/** Pixels of the longer side of a picture that is sent. */
const longSide = 640;

/** The size of a small picture of a canvas, in even pixels. */
export function smallSize({ width, height }: Size): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

export interface SceneStill {
  /** Id of the scene. */
  scene: string;
  /** JPEG. */
  picture: Uint8Array;
}

export interface SceneStillPorts extends Pick<DraftPorts, 'stylePack' | 'digest' | 'now'> {
  /** JPEGs of frames of a timeline, small enough to be sent. */
  draw: (timeline: Timeline, frames: number[], signal?: AbortSignal) => Promise<readonly Uint8Array[]>;
}

/**
 * One picture of each scene of a plan, before anything of it is spoken or filmed. Files of the user are not there yet.
 * @param most scenes; what comes after is not drawn
 * @throws StageFailure of layout or drawing, or the signal's reason
 */
export async function sceneStills(
  { brief, storyboard }: { brief: Brief; storyboard: Storyboard },
  { draw, ...ports }: SceneStillPorts,
  { signal, most = 12 }: { signal?: AbortSignal | undefined; most?: number } = {},
): Promise<SceneStill[]> {
  const planner = { plan: async () => storyboard };
  const silent = { ...ports, planner, speech: null, music: null, effects: null };
  const { timeline } = await draftVideo({ brief, storyboard }, silent, { signal });
  const scenes = timeline.scenes.slice(0, most);
  const frames = scenes.map(
    ({ from, frames: length }) => from + Math.min(length - 1, Math.floor(length * shownInFull)),
  );
  const pictures = await draw(timeline, frames, signal);
  return scenes.flatMap(({ id }, index) => (pictures[index] ? [{ scene: id, picture: pictures[index] }] : []));
}
