import type { Brief } from '../brief/brief.js';
import { estimateSpeechSeconds } from '../language/speech-length.js';
import { stationSeconds } from '../timeline/choreograph.js';
import {
  beatsHeard,
  keepsPlaces,
  transitionOptions,
  type TimelineInput,
  type SceneSpeech,
} from '../timeline/build-timeline.js';
import { speechKey } from '../timeline/place-as-before.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import type { Timeline } from '../timeline/timeline.js';
import { fastestPace, fitScenes, type Fit } from '../timing/fit-scenes.js';
import { beatSlack } from '../timing/music-beats.js';
import { speakScenes, type SpokenScenes } from './speak-scenes.js';
import type { PlanPorts, StageOptions } from './video-ports.js';

/** Rounds of speaking, fitting and speaking again: the first, one at a new pace, and one to be sure. */
const fittingRounds = 3;

/** A planned video that an edit starts from. */
export interface EarlierVideo {
  brief: Brief;
  storyboard: Storyboard;
  timeline: Timeline;
  /** 1 when it is not known. */
  pace?: number;
  /** The edit says nothing of the length: it follows from the scenes. */
  anyLength?: boolean;
}

export interface FittedSpeech extends SpokenScenes {
  /** The storyboard with the scenes that found room. */
  storyboard: Storyboard;
  pace: number;
  /** The length of the film: what was asked for, or what its voice made of it where the brief lets it grow. */
  seconds: number;
  /** The timeline whose lengths are kept; null when everything is laid out anew. */
  previous: Timeline | null;
}

/** Speaks the scenes, faster or fewer of them when they are too long for the asked length. */
export async function speakToFit(
  base: TimelineInput,
  narrated: boolean,
  previous: EarlierVideo | null,
  ports: PlanPorts,
  options: StageOptions,
): Promise<FittedSpeech> {
  const { brief } = base;
  const asBefore = previous && (await speakChanges(base, narrated, previous, ports, options));
  if (asBefore) return asBefore;
  let { storyboard } = base;
  let spoken: SpokenScenes = { speech: {}, warnings: [] };
  const left: string[] = [];
  const silent: string[] = [];
  const beats = beatsHeard(base.userAudio ?? [], brief.durationSeconds);
  let seconds = brief.durationSeconds;
  const fitOf = (pace: number, speechSeconds: (id: string) => number | null): Fit => {
    for (;;) {
      const fit = fitScenes({
        scenes: storyboard.scenes,
        seconds: stationSeconds({ ...brief, durationSeconds: seconds }, storyboard.scenes.length) - beatSlack(beats, storyboard.scenes.length), // prettier-ignore
        speechSeconds,
        pace,
        transitions: transitionOptions({ ...base, storyboard }),
      });
      // Nothing of a film is given up for a length that nobody asked for.
      if (fit.fits || seconds >= (brief.longestSeconds ?? 0)) return fit;
      seconds += 1;
    }
  };

  let pace = narrated ? await likelyPace(base, fitOf, ports, options) : 1;
  for (let round = 1; ; round++) {
    if (narrated) {
      const { scenes, narrationLanguage: language } = storyboard;
      spoken = await speakScenes({ scenes, language, voice: brief.narrationVoice, pace }, ports, options);
    }
    const fit = fitOf(pace, (id) => spoken.speech[id]?.seconds ?? null);
    const dropped = new Set(fit.drop);
    left.push(...storyboard.scenes.filter(({ id }) => dropped.has(id)).map(nameOf));
    const quiet = new Set(fit.silence);
    silent.push(...storyboard.scenes.filter(({ id }) => quiet.has(id)).map(nameOf));
    storyboard = {
      ...storyboard,
      scenes: storyboard.scenes
        .filter(({ id }) => !dropped.has(id))
        .map((scene) => (quiet.has(scene.id) ? { ...scene, narration: null, cues: [] } : scene)),
    };
    if (fit.pace === pace || !narrated || round === fittingRounds) break;
    pace = fit.pace;
  }

  const kept = new Set(storyboard.scenes.filter(({ narration }) => narration !== null).map(({ id }) => id));
  const speech = Object.fromEntries(Object.entries(spoken.speech).filter(([id]) => kept.has(id)));
  const warnings = [...spoken.warnings];
  if (left.length > 0) {
    const message = `${seconds} s are too short for everything; left out: ${left.join('; ')}. A longer duration shows it.`;
    warnings.push({ code: 'scenes_left_out', message });
  }
  if (silent.length > 0) {
    const message = `${seconds} s are too short to tell everything; shown without narration: ${silent.join('; ')}.`;
    warnings.push({ code: 'narration_shortened', message });
  }
  return { storyboard, speech, pace, seconds, previous: null, warnings };
}

/** Speaks what an edit changed, at the pace of the rest; null when the whole then no longer fits as it stood. */
async function speakChanges(
  base: TimelineInput,
  narrated: boolean,
  previous: EarlierVideo,
  ports: PlanPorts,
  options: StageOptions,
): Promise<FittedSpeech | null> {
  const { brief, storyboard } = base;
  const pace = previous.pace ?? 1;
  const kept: Record<string, SceneSpeech> = {};
  for (const scene of narrated ? storyboard.scenes : []) {
    const recording = sameRecording(scene, base, previous);
    if (recording && (await ports.assets.has(recording.asset.digest))) kept[scene.id] = recording;
  }
  const scenes = storyboard.scenes.filter(({ id }) => narrated && !kept[id]);
  const language = storyboard.narrationLanguage;
  // The changed words alone may be a little faster than the rest, before all is spoken again.
  for (const attempt of new Set([pace, fastestPace])) {
    const request = { scenes, language, voice: brief.narrationVoice, pace: attempt };
    const { speech, warnings } = await speakScenes(request, ports, options);
    const whole = { ...kept, ...speech };
    if (keepsPlaces({ ...base, speech: whole, previous: previous.timeline, anyLength: previous.anyLength })) {
      return { storyboard, speech: whole, warnings, pace, seconds: brief.durationSeconds, previous: previous.timeline };
    }
  }
  return null;
}

function sameRecording(scene: StoryboardScene, base: TimelineInput, previous: EarlierVideo): SceneSpeech | null {
  const before = previous.storyboard.scenes.find(({ id }) => id === scene.id);
  const asset = previous.timeline.assets[speechKey(scene.id)];
  const isSame =
    before?.narration === scene.narration &&
    previous.storyboard.narrationLanguage === base.storyboard.narrationLanguage &&
    previous.brief.narrationVoice === base.brief.narrationVoice;
  return asset && isSame ? { asset, seconds: asset.seconds ?? 0, words: asset.words ?? [] } : null;
}

/**
 * The pace that will be needed, from how long the longest scene takes against its estimate: so that a text
 * which is plainly too long is not spoken twice in full.
 */
async function likelyPace(
  { brief, storyboard }: TimelineInput,
  fitOf: (pace: number, speechSeconds: (id: string) => number | null) => Fit,
  ports: PlanPorts,
  options: StageOptions,
): Promise<number> {
  const language = storyboard.narrationLanguage;
  const estimates = new Map(storyboard.scenes.map((scene) => [scene.id, estimated(scene, language)]));
  const longest = storyboard.scenes.toSorted((a, b) => estimates.get(b.id)! - estimates.get(a.id)!)[0]!;
  if (estimates.get(longest.id) === 0) return 1;
  const { speech } = await speakScenes({ scenes: [longest], language, voice: brief.narrationVoice, pace: 1 }, ports, {
    signal: options.signal,
  });
  const measured = speech[longest.id]?.seconds;
  if (measured === undefined) return 1;
  const ratio = measured / estimates.get(longest.id)!;
  const fit = fitOf(1, (id) => (estimates.get(id)! > 0 ? estimates.get(id)! * ratio : null));
  return fit.drop.length + fit.silence.length > 0 ? fastestPace : fit.pace;
}

const estimated = (scene: StoryboardScene, language: string): number =>
  scene.narration === null ? 0 : estimateSpeechSeconds(scene.narration, language);

const nameOf = (scene: StoryboardScene): string =>
  'title' in scene.content && scene.content.title ? scene.content.title : scene.id;
