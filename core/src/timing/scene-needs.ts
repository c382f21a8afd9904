import { sceneKindOf } from '../scenes/scene-content.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { Transition } from './transition.js';
import { sceneReadingSeconds } from './on-screen-text.js';

/** No scene is shorter than this (motion design). */
export const sceneFloorSeconds = 1.5;
/** After the last word, before the scene is gone. */
const breathSeconds = { min: 0.3, comfortable: 0.6 };
/** Between spoken scenes a silent one (a recap, an overview) takes less of the spare time: silence drags. */
const silentShare = 0.4;
/** The voice begins this long after the first scene appears, and after a transition is half over. */
const leadSeconds = { first: 0.4, later: 0.1 };
/** The same when a few frames must be found without speaking again. */
const tightLeadSeconds = { first: 0.2, later: 0 };
/** Between the last word and the next scene. */
const clearanceSeconds = 0.05;
/** What is narrated as well needs less time to be read. */
const readShareWhenNarrated = 0.7;

/** What has been read before is looked back on, all at once. */
const readShareWhenSeen = 0.4;
const longestLookBackSeconds = 5;

/** One view is dull after this (motion design: no scene over 8 s unless three things come one after the other). */
const longestViewSeconds = 7.9;
const fewestParts = 3;
const partSeconds = 1.4;

/** Of kinds that say nothing else: see `SceneKindDescriptor.seconds`. */
const pictureSeconds = [2.6, 9] as const;

/** Frames of a scene, both of its transitions included. */
export interface SceneNeed {
  id: string;
  /** Frames before the voice begins. */
  lead: number;
  min: number;
  comfort: number;
  /** Longer than this, nothing new is seen in it. */
  ceiling: number;
  weight: number;
}

export interface NeedOptions {
  fps: number;
  /** Seconds of the recording of a scene; null when it is silent. */
  speechSeconds: (sceneId: string) => number | null;
  /** 1: time to read all; less when the whole must be shorter. */
  readingFactor: number;
  /** Gives up the small rests before the voice. */
  tight?: boolean;
}

export function sceneNeeds(
  scenes: readonly StoryboardScene[],
  transitions: readonly (Transition | null)[],
  options: NeedOptions,
): SceneNeed[] {
  const narrated = scenes.some((scene) => options.speechSeconds(scene.id) !== null);
  return scenes.map((scene, index) => {
    const into = transitions[index]?.frames ?? 0;
    const out = transitions[index + 1]?.frames ?? 0;
    const need = needOf(scene, into, out, index === 0, options, looksBack(scene, scenes.slice(0, index)));
    return narrated && options.speechSeconds(scene.id) === null ? { ...need, weight: need.weight * silentShare } : need;
  });
}

/** Whether a silent scene shows things together of which each has had its own scene: what has been read is known at a glance. */
function looksBack(scene: StoryboardScene, earlier: readonly StoryboardScene[]): boolean {
  if (scene.narration !== null || !isBuilt(scene)) return false;
  const rows: unknown[] = Object.values(scene.content).find((value) => Array.isArray(value)) ?? [];
  const said = rows.map((row) => Object.values(Object(row)).find((text) => typeof text === 'string') as string | undefined); // prettier-ignore
  const seen = earlier.map(({ content }) => JSON.stringify(content).toLowerCase());
  return said.every((text) => text !== undefined && seen.some((shown) => shown.includes(text.toLowerCase())));
}

function needOf(
  scene: StoryboardScene,
  into: number,
  out: number,
  isFirst: boolean,
  options: NeedOptions,
  isSeen: boolean,
): SceneNeed {
  const { fps, readingFactor } = options;
  const frames = (seconds: number): number => Math.ceil(Number((seconds * fps).toFixed(6)));
  const speech = options.speechSeconds(scene.id);
  const rest = options.tight ? tightLeadSeconds : leadSeconds;
  const lead = isFirst ? frames(rest.first) : Math.ceil(into / 2) + frames(rest.later);
  const [pictureFloor, dull] = sceneKindOf(scene.kind).seconds ?? pictureSeconds;

  // While it comes and goes, half of a transition counts as seen.
  const half = Math.ceil((into + out) / 2);
  const reading =
    sceneReadingSeconds(scene) * (isSeen ? readShareWhenSeen : speech === null ? 1 : readShareWhenNarrated);
  const seen = Math.max(sceneFloorSeconds, pictureFloor * Math.max(readingFactor, 0.75), reading * readingFactor);
  const narrated = (breath: number): number =>
    speech === null
      ? 0
      : lead + frames(speech) + Math.max(frames(breath), out + (options.tight ? 0 : frames(clearanceSeconds)));
  const floor = Math.max(narrated(breathSeconds.min), into + out + 1);
  if (scene.seconds !== undefined) {
    const asked = Math.max(floor, Math.round(scene.seconds * fps) + out);
    return { id: scene.id, lead, min: asked, comfort: asked, ceiling: asked, weight: 0.1 };
  }
  const min = Math.max(frames(seen) + half, floor);
  const ceiling = frames(isSeen ? longestLookBackSeconds : longestSeconds(scene));
  const comfort = Math.max(min, frames(Math.max(dull, reading + 1)) + half, narrated(breathSeconds.comfortable + 1));
  // A narrated scene that stays long after its last word makes the viewer wait.
  const wished = speech === null ? comfort : Math.min(comfort, narrated(breathSeconds.comfortable + 1.5));
  return { id: scene.id, lead, min, comfort: Math.max(min, Math.min(wished, ceiling)), ceiling, weight: scene.weight };
}

/** Whether a scene shows so many things one after the other that it is more than one view. */
export const isBuilt = (scene: StoryboardScene): boolean => reveals(scene) >= fewestParts;

const reveals = ({ cues, content }: StoryboardScene): number =>
  Math.max(cues.length, ...Object.values(content).map((value) => (Array.isArray(value) ? value.length : 0)));

/** How long a scene can be held: one view for so long, more where its parts come one after the other. */
export const longestSeconds = (scene: StoryboardScene): number =>
  longestViewSeconds + (isBuilt(scene) ? (reveals(scene) - 1) * partSeconds : 0);
