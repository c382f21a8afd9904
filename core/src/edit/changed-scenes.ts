import { speechKey } from '../timeline/place-as-before.js';
import { canonicalJson } from '../determinism/canonical-json.js';
import { shownFiles } from '../timeline/shown-files.js';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';

export interface ChangedScenes {
  /** Ids of the scenes with frames that the video before had not. */
  redrawn: string[];
  /** Those of them that say or show something else; the others only look different, or last longer. */
  renewed: string[];
}

/**
 * Which scenes of an edited video have to be made again. A scene that only moved is none of them, nor is one of which
 * only the seam to a new neighbour is drawn again.
 */
export function changedScenes(before: Timeline, after: Timeline): ChangedScenes {
  const earlier = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const redrawn = after.scenes.filter((scene) => {
    const was = earlier.get(scene.id);
    return was === undefined || seenOf(before, was) !== seenOf(after, scene);
  });
  const renewed = redrawn.filter((scene) => {
    const was = earlier.get(scene.id);
    return was === undefined || !hasSameContent(was, scene) || voiceOf(before, scene.id) !== voiceOf(after, scene.id);
  });
  return { redrawn: redrawn.map(({ id }) => id), renewed: renewed.map(({ id }) => id) };
}

/** All that decides how a scene looks, as text; see `cutSegments`. */
function seenOf(timeline: Timeline, scene: TimelineScene): string {
  const { canvas, fps, language, direction, style, captions } = timeline;
  const { from, transition: _, ...own } = scene;
  const next = timeline.scenes.find((other) => other.from > from)?.from ?? timeline.frames;
  const pages = (captions?.pages ?? []).filter((page) => page.from >= from && page.from < next);
  const words = pages.map((page) => page.words.map((word) => [word.text, word.from - from, word.to - from]));
  const look = captions && { skin: captions.skin, position: captions.position, words };
  return canonicalJson({
    canvas,
    fps,
    language,
    direction,
    style,
    own,
    look,
    files: shownFiles(timeline, [own]),
  });
}

const hasSameContent = (a: TimelineScene, b: TimelineScene): boolean =>
  a.kind === b.kind && canonicalJson(a.content) === canonicalJson(b.content);

/** The recording and its words: two texts may sound alike to a voice that is none. */
function voiceOf({ assets }: Timeline, id: string): string {
  const { digest, words = [] } = assets[speechKey(id)] ?? {};
  return [digest, ...words.map(({ text }) => text)].join(' ');
}
