import type { Asset } from '../assets/assets.js';
import { BriefSchema, type Brief } from '../brief/brief.js';
import type { UserAudio } from '../timeline/user-audio.js';
import { planVideo, storyboardFor, type PlannedVideo } from '../video/plan-video.js';
import type { EarlierVideo } from '../video/speak-to-fit.js';
import type { PlanPorts, RunOptions } from '../video/video-ports.js';
import type { EditChange, EditImage, EditLink, Editor } from './editor.js';
import { StoryboardSchema, type Storyboard } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import { noBeatFound } from '../timing/music-beats.js';
import { usualSceneSeconds } from './estimate-edit.js';
import { shortestVideoSeconds } from '../requests/parse-create-request.js';
import { sceneSeconds } from '../timeline/scene-seconds.js';
import { changedScenes } from './changed-scenes.js';

export interface EditInput {
  /** The video to change; without a storyboard (it failed before its plan) the brief alone, which is planned first. */
  source: EarlierVideo | { brief: Brief; storyboard?: Storyboard };
  instruction: string;
  images?: readonly EditImage[];
  links?: readonly EditLink[];
  /** Every file that the source or the instruction brings, by key. */
  assets?: Readonly<Record<string, Asset>>;
  userAudio?: readonly UserAudio[];
  /** Sounds that the instruction brings: those that it takes up are heard. */
  importedAudio?: readonly UserAudio[];
}

export interface EditedVideo extends PlannedVideo {
  changes: EditChange[];
  /** Parts of the instruction that changed nothing. */
  notUnderstood: string[];
  /** Ids of the scenes that were made again. */
  regenerated: string[];
  /** Seconds of the scenes with new words, pictures or voice, and of those that only look or last differently. */
  work: { renewedSeconds: number; restyledSeconds: number };
}

/** Wishes after which nothing can stay where it was: the voice or the asked length is another. */
const wholeWishes = ['durationSeconds', 'narration', 'narrationVoice', 'narrationLanguage', 'audio'] as const;

/**
 * A new version of a video from a change in words. What the instruction does not name keeps its words, frames and
 * recordings, so that only the rest is made again (interface 1.4).
 * @throws StageFailure of the stage that failed; the signal's reason when it aborts.
 */
export async function editVideo(
  input: EditInput,
  ports: PlanPorts & { editor: Editor },
  options: RunOptions = {},
): Promise<EditedVideo> {
  const { source } = input;
  const before = 'timeline' in source ? source : null;
  const planned = source.storyboard ?? (await storyboardFor({ brief: source.brief }, ports, options)).storyboard;
  const edited = await ports.editor.edit(
    {
      storyboard: planned,
      brief: source.brief,
      instruction: input.instruction,
      images: input.images ?? [],
      links: input.links ?? [],
      sceneSeconds: before ? sceneSeconds(before.timeline) : {},
    },
    { signal: options.signal },
  );
  options.signal?.throwIfAborted();
  const outcome = { changes: edited.changes, notUnderstood: edited.notUnderstood };
  if (before && edited.changes.length === 0) return { ...unchanged(before), ...outcome, warnings: edited.warnings };

  const wished = withBroughtFonts(BriefSchema.parse({ ...source.brief, ...edited.brief }), input.assets);
  const storyboard = StoryboardSchema.parse({ ...edited.storyboard, warnings: [] });
  const isWhole = wholeWishes.some((wish) => wish in edited.brief);
  // Laid out anew, it is as long as its scenes: one that the same words add needs its own time.
  const hasLength = before === null || !isWhole || 'durationSeconds' in edited.brief;
  const brief = hasLength ? wished : { ...wished, durationSeconds: lengthWith(storyboard, before) };
  const named = new Set(brief.audio.map(({ asset }) => asset));
  const userAudio =
    'audio' in edited.brief
      ? [...(input.userAudio ?? []), ...(input.importedAudio ?? [])].filter(({ asset }) => named.has(asset.key))
      : input.userAudio;
  const result = await planVideo(
    {
      brief,
      storyboard,
      assets: withoutUnusedFonts(input.assets, brief.brand),
      userAudio,
      previous: before && !isWhole ? { ...before, anyLength: true } : null,
    },
    ports,
    options,
  );
  const isOffBeat = (input.importedAudio ?? []).some(
    ({ asset, role, beats }) => role === 'music' && named.has(asset.key) && !beats?.length,
  );
  const warnings: Warning[] = [...edited.warnings, ...result.warnings, ...(isOffBeat ? [noBeatFound] : [])];
  // The length that the scenes now make is the one to keep at the next edit.
  const seconds = result.timeline.frames / result.timeline.fps;
  const keptBrief = before && !isWhole ? { ...result.brief, durationSeconds: seconds } : result.brief;
  const all = result.timeline.scenes.map(({ id }) => id);
  const { redrawn, renewed } = before
    ? changedScenes(before.timeline, result.timeline)
    : { redrawn: all, renewed: all };
  const lengths = sceneSeconds(result.timeline);
  const total = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (lengths[id] ?? 0), 0);
  const renewedSeconds = total(renewed);
  return {
    ...result,
    ...outcome,
    brief: keptBrief,
    warnings,
    regenerated: redrawn,
    work: { renewedSeconds, restyledSeconds: total(redrawn) - renewedSeconds },
  };
}

const usesFont = (brand: Brief['brand'], family: string): boolean =>
  family === brand?.headingFont || family === brand?.bodyFont;

/** The brand knows of the families that have come as files. */
function withBroughtFonts(brief: Brief, assets: EditInput['assets'] = {}): Brief {
  const { brand } = brief;
  const came = Object.values(assets).flatMap(({ font }) => (font && usesFont(brand, font.family) ? font.family : []));
  if (!brand || came.length === 0) return brief;
  return { ...brief, brand: { ...brand, broughtFonts: [...new Set([...(brand.broughtFonts ?? []), ...came])] } };
}

/** Of the fonts that came, for a word that was no font or one that is not wanted any more, none stays in the video. */
function withoutUnusedFonts(assets: EditInput['assets'] = {}, brand: Brief['brand']): Record<string, Asset> {
  const kept = Object.entries(assets).filter(([, { font }]) => !font || usesFont(brand, font.family));
  return Object.fromEntries(kept);
}

/** Seconds of the video with the scenes that were added, and without those that were removed. */
function lengthWith(storyboard: Storyboard, before: EarlierVideo): number {
  const lengths = sceneSeconds(before.timeline);
  const has = new Set(storyboard.scenes.map(({ id }) => id));
  const gone = before.storyboard.scenes.filter(({ id }) => !has.has(id));
  const added = storyboard.scenes.filter(({ id }) => !Object.hasOwn(lengths, id));
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const change =
    sum(added.map(({ seconds }) => seconds ?? usualSceneSeconds)) - sum(gone.map(({ id }) => lengths[id] ?? 0));
  return Math.max(shortestVideoSeconds, before.brief.durationSeconds + change);
}

function unchanged({ brief, storyboard, timeline, pace = 1 }: EarlierVideo) {
  const timings = { plan: 0, speech: 0, music: 0, effects: 0, layout: 0 };
  const work = { renewedSeconds: 0, restyledSeconds: 0 };
  return { brief, storyboard, timeline, pace, timings, work, regenerated: [] };
}
