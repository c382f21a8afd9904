import { speechKey } from '../layout/place-as-before.js';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { cutSegments } from '../segment/cut-segments.js';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';

export interface ChangedScenes {
  /** Ids of the scenes with frames that the video before had not. */
  redrawn: string[];
  /** Those of them that say or show something else; the others only look different, or last longer. */
  renewed: string[];
}

/** Which scenes of an edited video have to be made again. A scene that only moved is none of them. */
export function changedScenes(before: Timeline, after: Timeline): ChangedScenes {
  const known = new Set(keysOf(before).map(({ key }) => key));
  const segments = keysOf(after);
  const earlier = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const redrawn = after.scenes.filter((scene, index) => {
    const from = scene.from + (scene.transition?.frames ?? 0);
    const to = after.scenes[index + 1]?.from ?? after.frames;
    return segments.some((segment) => segment.from >= from && segment.to <= to && !known.has(segment.key));
  });
  const renewed = redrawn.filter((scene) => {
    const was = earlier.get(scene.id);
    return was === undefined || !saysTheSame(was, scene) || voiceOf(before, scene.id) !== voiceOf(after, scene.id);
  });
  return { redrawn: redrawn.map(({ id }) => id), renewed: renewed.map(({ id }) => id) };
}

/** Seconds from each scene's first frame to that of the next, by id. */
export function sceneSeconds({ scenes, frames, fps }: Timeline): Record<string, number> {
  return Object.fromEntries(
    scenes.map(({ id, from }, index) => [id, ((scenes[index + 1]?.from ?? frames) - from) / fps]),
  );
}

/** The keys are compared, not stored: the text that is hashed does for itself. */
const keysOf = (timeline: Timeline) =>
  cutSegments(timeline, {
    output: timeline.canvas,
    encodingKey: '',
    rendererVersion: '',
    digest: (data) => String(data),
    maxFrames: 4 * timeline.fps,
  });

const saysTheSame = (a: TimelineScene, b: TimelineScene): boolean =>
  a.kind === b.kind && canonicalJson(a.content) === canonicalJson(b.content);

/** The recording and its words: two texts may sound alike to a voice that is none. */
function voiceOf({ assets }: Timeline, id: string): string {
  const { digest, words = [] } = assets[speechKey(id)] ?? {};
  return [digest, ...words.map(({ text }) => text)].join(' ');
}
