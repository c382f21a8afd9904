import { canonicalJson } from '../determinism/canonical-json.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { Timeline } from './timeline.js';
import { tightestReading, toleratedOverrun } from '../timing/fit-scenes.js';
import { sceneNeeds, type SceneNeed } from '../timing/scene-needs.js';
import type { EarlierPlace, PlacedScene, PlaceOptions } from './placed-scene.js';

/** Key of a scene's recording on the timeline. */
export const speechKey = (sceneId: string): string => `speech-${sceneId}`;

/** `planned` are the scenes as they were planned then: the lengths that had been asked for. */
export function earlierPlaces(timeline: Timeline, planned: readonly StoryboardScene[] = []): Map<string, EarlierPlace> {
  const asked = new Map(planned.map(({ id, seconds }) => [id, seconds]));
  const voices = new Map(timeline.sound.map((clip) => [clip.asset, clip.at]));
  return new Map(
    timeline.scenes.map(({ id, from, frames, kind, content }) => {
      const at = voices.get(speechKey(id));
      const lead = at === undefined ? null : Math.round(at * timeline.fps) - from;
      return [id, { from, frames, asked: asked.get(id), lead, shows: canonicalJson({ kind, content }) }];
    }),
  );
}

/** Whether anything stands where it stood before an edit. */
export const keepsAny = ({ scenes, keep }: PlaceOptions): boolean =>
  keep !== undefined && scenes.some(({ id }) => keep.has(id));

/**
 * An edit leaves every scene its length that can keep it, so that only what changed is drawn again. Null when the
 * whole would then be more than 5 % off the asked length (unless any length will do), or leave the beats of the music.
 */
export function placeAsBefore(options: PlaceOptions): PlacedScene[] | null {
  const { scenes, transitions, keep } = options;
  if (!keep || !keepsAny(options)) return null;
  const natural = sceneNeeds(scenes, transitions, { ...options, readingFactor: 1 });
  const least = sceneNeeds(scenes, transitions, { ...options, readingFactor: tightestReading, tight: true });
  const asked = Math.round(options.seconds * options.fps);
  // What must grow gets all the time that it likes, or just what it needs when that is too much.
  for (const grown of [natural, least]) {
    const { placed, total, allKept } = place(options, keep, least, grown);
    const isNear = Math.abs(total - asked) <= asked * toleratedOverrun;
    if (isNear && (options.beats.length === 0 || allKept)) return placed;
  }
  // An edit that says nothing of the length changes it only by the scenes that it names.
  return options.anyLength && options.beats.length === 0 ? place(options, keep, least, natural).placed : null;
}

function place(
  { scenes, transitions, fps, speechSeconds }: PlaceOptions,
  keep: ReadonlyMap<string, EarlierPlace>,
  least: readonly SceneNeed[],
  grown: readonly SceneNeed[],
): { placed: PlacedScene[]; total: number; allKept: boolean } {
  let total = 0;
  let allKept = true;
  const placed = scenes.map((scene, index): PlacedScene => {
    const out = transitions[index + 1]?.frames ?? 0;
    const earlier = keep.get(scene.id);
    const seconds = speechSeconds(scene.id);
    const wishedLead = earlier?.lead ?? (seconds === null ? least : grown)[index]!.lead;
    const { kind, content } = scene;
    // What shows the same was long enough; else the least that it needs was counted with the shortest lead.
    const enough =
      earlier?.shows === canonicalJson({ kind, content })
        ? Math.max(
            (transitions[index]?.frames ?? 0) + 1,
            seconds === null ? 0 : wishedLead + Math.ceil(seconds * fps),
          ) + out
        : least[index]!.min + Math.max(0, wishedLead - least[index]!.lead);
    const isAsked = scene.seconds === undefined || earlier?.frames === grown[index]!.min;
    const kept = earlier !== undefined && earlier.frames >= enough && isAsked;
    allKept &&= kept;
    const { frames, lead } = kept
      ? { frames: earlier.frames, lead: wishedLead }
      : { frames: grown[index]!.min, lead: grown[index]!.lead };
    const from = total;
    total += frames - out;
    return { scene, transition: transitions[index] ?? null, from, frames, lead, out };
  });
  return { placed, total, allKept };
}
