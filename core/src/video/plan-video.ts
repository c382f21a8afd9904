import type { Asset } from '../assets/assets.js';
import type { Brief } from '../brief/brief.js';
import { buildTimeline, type TimelineInput } from '../timeline/build-timeline.js';
import type { UserAudio } from '../timeline/user-audio.js';
import type { EffectKind } from '../generation/effects.js';
import { StageFailure } from '../errors/stage-failure.js';
import { StoryboardSchema, type Storyboard } from '../storyboard/storyboard.js';
import type { Warning } from '../errors/warning.js';
import { toleratedOverrun } from '../timing/fit-scenes.js';
import type { Timeline } from '../timeline/timeline.js';
import { brandNotes } from '../style/brand-notes.js';
import { SceneCommitments } from './committed-scenes.js';
import { filmShots } from './film-shots.js';
import { composeScore, makeEffects } from './score.js';
import { speakToFit, type EarlierVideo } from './speak-to-fit.js';
import { reason } from './speak-scenes.js';
import type { PlanPorts, RunOptions, StageOptions } from './video-ports.js';

export interface PlanInput {
  brief: Brief;
  /** The user's files, by key: those that the brief names. */
  assets?: Readonly<Record<string, Asset>>;
  /** The user's sounds; with the beats of a music track, when they are known. */
  userAudio?: readonly UserAudio[];
  /** A storyboard to make, instead of planning one: an edit, or one that a person has written. */
  storyboard?: Storyboard;
  /**
   * The video before an edit. Scenes that did not change keep their recording and, within 5 % of the asked
   * length, their frames.
   */
  previous?: EarlierVideo | null;
}

/** Seconds that each stage took. */
export interface PlanTimings {
  plan: number;
  speech: number;
  music: number;
  effects: number;
  layout: number;
  /** When there is a maker of footage. */
  footage?: number;
}

export interface PlannedVideo {
  /** With the shape that the prompt asks for put in. */
  brief: Brief;
  /** The scenes that are in the video; those that did not fit are gone. */
  storyboard: Storyboard;
  timeline: Timeline;
  /** Pace at which the narration was spoken; 1 is natural. */
  pace: number;
  warnings: Warning[];
  timings: PlanTimings;
  /** The prompt that was planned, when the request asked for a fuller one (`enhance_prompt`); put in by the host. */
  enhancedPrompt?: string;
}

/**
 * From a brief to the timeline: plan, speak, fit, score, lay out. What a provider cannot do is left out
 * with a warning; only a plan has to be there.
 * @throws StageFailure when no planner gives a storyboard, and the signal's reason when it aborts.
 */
export async function planVideo(input: PlanInput, ports: PlanPorts, options: RunOptions = {}): Promise<PlannedVideo> {
  const timings: PlanTimings = { plan: 0, speech: 0, music: 0, effects: 0, layout: 0 };
  const timed = async <T>(stage: keyof PlanTimings, work: () => T | Promise<T>): Promise<T> => {
    options.signal?.throwIfAborted();
    const start = ports.now();
    try {
      return await work();
    } finally {
      timings[stage] = (timings[stage] ?? 0) + Math.max(0, ports.now() - start);
    }
  };

  options.onProgress?.({ stage: 'plan', done: 0, total: 1, message: 'Planning the scenes' });
  const { storyboard: planned, warnings } = await timed('plan', () => storyboardFor(input, ports, options));
  const asked: Brief = { ...input.brief, aspectRatio: input.brief.aspectRatio ?? planned.aspectRatio ?? null };
  const message = `Planned ${planned.scenes.length} scenes`;
  options.onProgress?.({ stage: 'plan', done: 1, total: 1, message });

  const wished = soundWishes(asked, planned, input.userAudio ?? []);
  warnings.push(...wished.warnings, ...brandNotes(asked.brand, planned.language));
  const committed = new SceneCommitments(planned, {
    seconds: asked.durationSeconds,
    narrated: wished.narration,
    filmed: Boolean(ports.footage),
    before: input.previous?.storyboard,
  });
  const stage: StageOptions = {
    ...options,
    onMade: (id, part) => committed.made(id, part),
    onProgress: (progress) => options.onProgress?.({ ...progress, committed: committed.state() }),
  };
  const base: TimelineInput = {
    brief: asked,
    storyboard: planned,
    stylePack: ports.stylePack(planned.style),
    assets: input.assets,
    userAudio: input.userAudio,
    plannedBefore: input.previous?.storyboard.scenes,
  };
  const fitted = await timed('speech', () => speakToFit(base, wished.narration, input.previous ?? null, ports, stage));
  warnings.push(...fitted.warnings);
  // What it has become it stays, also in edits.
  const { longestSeconds: _, ...kept } = asked;
  const brief: Brief = { ...kept, durationSeconds: fitted.seconds };
  const { pace, previous } = fitted;
  const anyLength = input.previous?.anyLength === true && previous !== null;
  const spoken: TimelineInput = {
    ...base,
    brief,
    storyboard: fitted.storyboard,
    speech: fitted.speech,
    previous,
    anyLength,
  };

  let music: Asset | null = null;
  if (wished.music) {
    const draft = await timed('layout', () => buildTimeline(spoken));
    committed.laidOut(draft);
    stage.onProgress?.({ stage: 'music', done: 0, total: 1, message: 'Composing the music' });
    const score = await timed('music', () =>
      composeScore({ brief, storyboard: fitted.storyboard, timeline: draft }, ports, options),
    );
    music = score.music;
    warnings.push(...score.warnings);
    stage.onProgress?.({ stage: 'music', done: 1, total: 1, message: 'Composed the music' });
  }
  let effects: Partial<Record<EffectKind, Asset>> = {};
  if (wished.effects) {
    const made = await timed('effects', () => makeEffects(brief.seed, ports, options));
    effects = made.effects;
    warnings.push(...made.warnings);
  }

  const laidOut = await timed('layout', () => buildTimeline({ ...spoken, music, effects }));
  committed.laidOut(laidOut);
  const { footage } = ports;
  let timeline = laidOut;
  if (footage) {
    const earlier = input.previous?.timeline ?? null;
    const filmed = await timed('footage', () => filmShots(laidOut, earlier, { ...ports, footage }, stage));
    timeline = filmed.timeline;
    warnings.push(...filmed.warnings);
  }
  const seconds = timeline.frames / timeline.fps;
  if (!anyLength && seconds > brief.durationSeconds * (1 + toleratedOverrun)) {
    const text = `The video is ${seconds.toFixed(1)} s long instead of ${brief.durationSeconds} s: what it says needs that time.`;
    warnings.push({ code: 'longer_than_asked', message: text });
  }
  if (previous) warnings.push(...voiceoverNotes(previous, timeline));
  // What could not be filmed is drawn.
  for (const { id } of timeline.scenes) committed.made(id, 'film');
  stage.onProgress?.({ stage: 'layout', done: 1, total: 1, message: 'Laid out the timeline' });
  return { brief, storyboard: fitted.storyboard, timeline, pace, warnings: withoutRepeats(warnings), timings };
}

/** The storyboard that was given, or one from the planner. */
export async function storyboardFor(
  { brief, storyboard }: Pick<PlanInput, 'brief' | 'storyboard'>,
  ports: PlanPorts,
  { signal }: RunOptions,
): Promise<{ storyboard: Storyboard; warnings: Warning[] }> {
  if (storyboard) return { storyboard, warnings: [...storyboard.warnings] };
  const warnings: Warning[] = [];
  const planners = [ports.planner, ports.fallbackPlanner].filter(
    (planner) => planner !== null && planner !== undefined,
  );
  for (const [index, planner] of planners.entries()) {
    try {
      const planned = StoryboardSchema.parse(await planner.plan(brief, { signal }));
      return { storyboard: planned, warnings: [...warnings, ...planned.warnings] };
    } catch (error) {
      signal?.throwIfAborted();
      if (index + 1 === planners.length) {
        if (error instanceof StageFailure) throw error;
        throw new StageFailure('plan', 'no_storyboard', `No storyboard could be planned: ${reason(error)}`, {
          retryable: false,
          remedy: 'Say in the prompt what the video is about, in a sentence or two.',
          cause: error,
        });
      }
      warnings.push({ code: 'planner_failed', message: `Another planner took over: ${reason(error)}` });
    }
  }
  throw new StageFailure('plan', 'no_planner', 'No planner is set up.', { retryable: false });
}

/** What is to be heard: the brief's word over the storyboard's, and the user's own sound over what is made. */
function soundWishes(brief: Brief, storyboard: Storyboard, userAudio: readonly UserAudio[]) {
  const wants = (wish: boolean | 'auto', planned: boolean): boolean =>
    brief.multiScene && wish !== false && (planned || wish === true);
  const hasOwn = (role: UserAudio['role']): boolean => userAudio.some((audio) => audio.role === role);
  const warnings: Warning[] = [];
  let narration = wants(brief.narration, storyboard.narrated);
  if (narration && hasOwn('voiceover')) {
    narration = false;
    // Its words are known, so it was planned for.
    if (!userAudio.some(({ words }) => words?.length))
      warnings.push({
        code: 'voiceover_replaces_narration',
        message: 'Your own voiceover is used instead of a narrator.',
      });
  }
  return {
    narration,
    music: wants(brief.music, storyboard.music) && !hasOwn('music'),
    effects: brief.multiScene && storyboard.effects,
    warnings,
  };
}

/** A recording of the user is never cut: what it says of a scene that is gone or elsewhere is still heard. */
function voiceoverNotes(before: Timeline, after: Timeline): Warning[] {
  if (!after.sound.some(({ role }) => role === 'voiceover')) return [];
  const ids = after.scenes.map(({ id }) => id);
  const stood = before.scenes.map(({ id }) => id);
  const kept = ids.filter((id) => stood.includes(id));
  if (kept.join(' ') === stood.join(' ')) return [];
  const message =
    'Your voiceover is one recording and stays whole: what it says of a scene that was removed or moved is still heard at its place, and the scenes about it fill the time.';
  return [{ code: 'voiceover_kept_whole', message }];
}

function withoutRepeats(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}
