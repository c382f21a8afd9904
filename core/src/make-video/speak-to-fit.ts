import { estimateSpeechSeconds } from '../language/speech-length.js';
import { transitionOptions, type LayoutInput } from '../layout/lay-out.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { fastestPace, fitScenes, type Fit } from '../timing/fit-scenes.js';
import { speakScenes, type SpokenScenes } from './speak-scenes.js';
import type { PlanPorts, RunOptions } from './video-ports.js';

/** Rounds of speaking, fitting and speaking again: the first, one at a new pace, and one to be sure. */
const fittingRounds = 3;

export interface FittedSpeech extends SpokenScenes {
  /** The storyboard with the scenes that found room. */
  storyboard: Storyboard;
}

/** Speaks the scenes, faster or fewer of them when they are too long for the asked length. */
export async function speakToFit(
  base: LayoutInput,
  narrated: boolean,
  ports: PlanPorts,
  options: RunOptions,
): Promise<FittedSpeech> {
  const { brief } = base;
  let { storyboard } = base;
  let spoken: SpokenScenes = { speech: {}, warnings: [] };
  const left: string[] = [];
  const fitOf = (pace: number, speechSeconds: (id: string) => number | null): Fit =>
    fitScenes({
      scenes: storyboard.scenes,
      seconds: brief.durationSeconds,
      speechSeconds,
      pace,
      transitions: transitionOptions({ ...base, storyboard }),
    });

  let pace = narrated ? await likelyPace(base, fitOf, ports, options) : 1;
  for (let round = 1; ; round++) {
    if (narrated) {
      const { scenes, narrationLanguage: language } = storyboard;
      spoken = await speakScenes({ scenes, language, voice: brief.narrationVoice, pace }, ports, options);
    }
    const fit = fitOf(pace, (id) => spoken.speech[id]?.seconds ?? null);
    const dropped = new Set(fit.drop);
    left.push(...storyboard.scenes.filter(({ id }) => dropped.has(id)).map(nameOf));
    storyboard = { ...storyboard, scenes: storyboard.scenes.filter(({ id }) => !dropped.has(id)) };
    if (fit.pace === pace || !narrated || round === fittingRounds) break;
    pace = fit.pace;
  }

  const kept = new Set(storyboard.scenes.map(({ id }) => id));
  const speech = Object.fromEntries(Object.entries(spoken.speech).filter(([id]) => kept.has(id)));
  const warnings = [...spoken.warnings];
  if (left.length > 0) {
    const message = `${brief.durationSeconds} s are too short for everything; left out: ${left.join('; ')}. A longer duration shows it.`;
    warnings.push({ code: 'scenes_left_out', message });
  }
  return { storyboard, speech, warnings };
}

/**
 * The pace that will be needed, from how long the longest scene takes against its estimate: so that a text
 * which is plainly too long is not spoken twice in full.
 */
async function likelyPace(
  { brief, storyboard }: LayoutInput,
  fitOf: (pace: number, speechSeconds: (id: string) => number | null) => Fit,
  ports: PlanPorts,
  options: RunOptions,
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
  return fit.drop.length > 0 ? fastestPace : fit.pace;
}

const estimated = (scene: StoryboardScene, language: string): number =>
  scene.narration === null ? 0 : estimateSpeechSeconds(scene.narration, language);

const nameOf = (scene: StoryboardScene): string =>
  'title' in scene.content && scene.content.title ? scene.content.title : scene.id;
