import { jest } from '@jest/globals';
import {
  briefFor,
  createCountingRenderer,
  createMemoryAssetIndex,
  createMemoryAssetStore,
  createSentencePlanner,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
  sha256,
} from '../../testing/index.js';
import type { Asset } from '../assets/assets.js';
import type { Planner } from '../generation/planner.js';
import type { Speech } from '../generation/speech.js';
import { StageFailure } from '../errors/stage-failure.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import { cutSegments } from '../rendering/cut-segments.js';
import { TimelineSchema, type Timeline } from '../timeline/timeline.js';
import { makeVideo } from './make-video.js';
import { planVideo } from './plan-video.js';
import type { PlanPorts, VideoProgress } from './video-ports.js';

const prompt =
  'Tides rise twice a day. The moon pulls the sea towards it. The sun helps or hinders. Boats wait for the flood.';

function portsOf(over: Partial<PlanPorts> = {}) {
  let clock = 0;
  const speech = createSilentSpeech();
  const ports = {
    planner: createSentencePlanner(),
    speech,
    music: createSilentMusic(),
    effects: createSilentEffects(),
    assets: createMemoryAssetStore(),
    index: createMemoryAssetIndex(),
    digest: sha256,
    stylePack,
    now: () => (clock += 0.5),
    renderer: createCountingRenderer(),
    ...over,
  };
  return { ports, spoken: speech.spoken };
}
const failing = (message: string): Speech => ({
  ...createSilentSpeech(),
  id: 'failing',
  speak: () => Promise.reject(new Error(message)),
});
const codes = (warnings: { code: string }[]): string[] => warnings.map(({ code }) => code);

test('a brief becomes a spoken, scored and captioned timeline of the asked length, and a file', async () => {
  const { ports, spoken } = portsOf();
  const progress: VideoProgress[] = [];
  const made = await makeVideo({ brief: briefFor({ prompt, sfx: true, duration: 30 }), outFile: '/x.mp4' }, ports, {
    onProgress: (each) => progress.push(each),
  });
  expect(TimelineSchema.safeParse(made.timeline).error).toBeUndefined();
  expect(made.timeline.frames).toBe(900);
  expect(spoken.toSorted()).toEqual(made.storyboard.scenes.map((scene) => scene.narration).toSorted());
  expect(new Set(made.timeline.sound.map((clip) => clip.role))).toEqual(new Set(['narration', 'music', 'effect']));
  for (const clip of made.timeline.sound) {
    const asset = made.timeline.assets[clip.asset]!;
    expect(asset.key).toBe(clip.asset);
    expect(await ports.assets.has(asset.digest)).toBe(true);
  }
  expect(made.timeline.captions!.pages.length).toBeGreaterThan(3);
  expect(made.video).toMatchObject({ file: '/x.mp4', frames: 900, width: 1280, height: 720 });
  expect(made.warnings).toEqual([]);
  expect(new Set(progress.map(({ stage }) => stage))).toEqual(new Set(['plan', 'speech', 'music', 'layout', 'render']));
  for (const { done, total } of progress) expect(done).toBeLessThanOrEqual(total);
  expect(Object.keys(made.timings)).toEqual(['plan', 'speech', 'music', 'effects', 'layout']);
  for (const seconds of Object.values(made.timings)) expect(seconds).toBeGreaterThan(0);
});

test('the same brief again speaks and composes nothing, and gives the same timeline', async () => {
  const { ports, spoken } = portsOf();
  const brief = briefFor({ prompt });
  const first = await planVideo({ brief }, ports);
  const count = spoken.length;
  const compose = jest.spyOn(ports.music, 'compose');
  const second = await planVideo({ brief }, ports);
  expect(second.timeline).toEqual(first.timeline);
  expect(spoken).toHaveLength(count);
  expect(compose).not.toHaveBeenCalled();
});

test('an edited scene is the only one that is spoken again', async () => {
  const { ports, spoken } = portsOf();
  const brief = briefFor({ prompt });
  const { storyboard } = await planVideo({ brief }, ports);
  spoken.length = 0;
  const edited: Storyboard = structuredClone(storyboard);
  edited.scenes[2]!.narration = 'The sun has its say.';
  await planVideo({ brief, storyboard: edited }, ports);
  expect(spoken).toEqual(['The sun has its say.']);
});

describe('an edit of a planned video', () => {
  const cut = (timeline: Timeline) =>
    cutSegments(timeline, {
      output: timeline.output,
      encodingKey: 'e',
      rendererVersion: 'r',
      digest: sha256,
      maxFrames: 240,
    });
  async function edited(body: object, change: (storyboard: Storyboard) => void) {
    const { ports, spoken } = portsOf();
    const previous = await planVideo({ brief: briefFor({ prompt, ...body }) }, ports);
    spoken.length = 0;
    const storyboard = structuredClone(previous.storyboard);
    change(storyboard);
    const next = await planVideo({ brief: previous.brief, storyboard, previous }, ports);
    const keys = new Set(cut(previous.timeline).map(({ key }) => key));
    const fresh = cut(next.timeline).filter(({ key }) => !keys.has(key));
    return { previous, next, fresh, spoken };
  }

  test.each([30, 15, 13])('of %p s draws the changed scene and its transitions alone', async (duration) => {
    const { next, fresh, spoken } = await edited({ duration }, (storyboard) => {
      storyboard.scenes[2]!.narration = 'The sun helps or it hinders, as it likes.';
      storyboard.scenes[2]!.content = { text: 'Sun: help or hindrance?' };
    });
    // Once at the pace of the rest, and once faster where that was too long.
    expect(new Set(spoken)).toEqual(new Set(['The sun helps or it hinders, as it likes.']));
    const { from, frames } = next.timeline.scenes[2]!;
    expect(fresh.length).toBeGreaterThan(0);
    // A transition is drawn with up to half a second of the neighbour's rest, and the frames in which that leaves.
    const seam = 23;
    for (const segment of fresh) {
      expect(segment.from).toBeGreaterThanOrEqual(from - seam);
      expect(segment.to).toBeLessThanOrEqual(from + frames + seam);
    }
    for (const [index, scene] of next.timeline.scenes.entries()) {
      const voice = next.timeline.sound.find((clip) => clip.asset === `speech-${scene.id}`)!;
      const out = next.timeline.scenes[index + 1]?.transition?.frames ?? 0;
      expect((voice.at + voice.seconds) * 30).toBeLessThanOrEqual(scene.from + scene.frames - out);
    }
    expect(Math.abs(next.timeline.frames / 30 - duration)).toBeLessThanOrEqual(0.05 * duration);
    expect(TimelineSchema.safeParse(next.timeline).error).toBeUndefined();
  });

  test('that changes nothing draws nothing', async () => {
    const { previous, next, fresh } = await edited({ sfx: true }, () => {});
    expect(fresh).toEqual([]);
    expect(next.timeline).toEqual(previous.timeline);
  });

  test('that makes a scene far longer is laid out anew to the asked length', async () => {
    const { next } = await edited({ duration: 20 }, (storyboard) => {
      storyboard.scenes[2]!.narration =
        'The sun helps or hinders, and it does so every day of the month, more at new moon and at full moon than at the quarters between them.';
    });
    expect(next.timeline.frames).toBe(600);
  });

  test('that removes a scene fills the asked length again', async () => {
    const { next } = await edited({ duration: 20 }, (storyboard) => storyboard.scenes.splice(1, 1));
    expect(next.timeline.frames).toBe(600);
    expect(next.timeline.scenes).toHaveLength(3);
  });
});

test('a text that is a little too long is spoken faster, up to 1.2', async () => {
  const { ports } = portsOf();
  const natural = await planVideo({ brief: briefFor({ prompt, duration: 60 }) }, ports);
  const voice = natural.timeline.sound
    .filter((clip) => clip.role === 'narration')
    .reduce((sum, clip) => sum + clip.seconds, 0);
  const paces: number[] = [];
  const speech = createSilentSpeech();
  const listening: Speech = {
    ...speech,
    speak: (request, options) => (paces.push(request.pace), speech.speak(request, options)),
  };
  const { timeline, storyboard, warnings } = await planVideo(
    { brief: briefFor({ prompt, duration: voice + 1 }) },
    portsOf({ speech: listening }).ports,
  );
  expect(storyboard.scenes).toHaveLength(4);
  expect(paces[0]).toBe(1);
  expect(Math.max(...paces)).toBeGreaterThan(1);
  expect(Math.max(...paces)).toBeLessThanOrEqual(1.2);
  expect(timeline.frames / 30).toBeLessThanOrEqual((voice + 1) * 1.05);
  expect(warnings).toEqual([]);
});

test('a text that is plainly too long is spoken once, at the pace that its longest scene foretells', async () => {
  const paces: number[] = [];
  const speech = createSilentSpeech();
  const listening: Speech = {
    ...speech,
    speak: (request, options) => (paces.push(request.pace), speech.speak(request, options)),
  };
  await planVideo(
    { brief: briefFor({ prompt: prompt.repeat(3), duration: 20 }) },
    portsOf({ speech: listening }).ports,
  );
  expect(paces[0]).toBe(1);
  expect(new Set(paces.slice(1)).size).toBe(1);
});

test('what does not fit even so is left out by weight, and said', async () => {
  const { ports } = portsOf();
  const { storyboard, timeline, warnings } = await planVideo(
    { brief: briefFor({ prompt: prompt.repeat(3), duration: 8 }) },
    ports,
  );
  expect(storyboard.scenes[0]!.id).toBe('s1');
  expect(storyboard.scenes.length).toBeLessThan(6);
  expect(timeline.frames / 30).toBeLessThanOrEqual(8 * 1.05);
  expect(codes(warnings)).toEqual(['scenes_left_out', 'narration_shortened']);
});

test('a single scene that cannot be shorter makes the video longer, and says so', async () => {
  const { ports } = portsOf();
  const long =
    'The sea rises and the sea falls and nobody on the shore can say for how long it will go on like this because it will';
  const { timeline, warnings } = await planVideo({ brief: briefFor({ prompt: long, duration: 5 }) }, ports);
  expect(timeline.scenes).toHaveLength(1);
  expect(timeline.frames / 30).toBeGreaterThan(5.25);
  expect(codes(warnings)).toEqual(['longer_than_asked']);
});

describe('what a provider cannot do is left out, with a warning', () => {
  const brief = briefFor({ prompt, sfx: true });

  test('a voice that fails is replaced by the other one', async () => {
    const { ports } = portsOf({ speech: failing('out of memory'), fallbackSpeech: createSilentSpeech() });
    const { timeline, warnings } = await planVideo({ brief }, ports);
    expect(timeline.sound.filter((clip) => clip.role === 'narration')).toHaveLength(4);
    expect(codes(warnings)).toEqual(['speech_failed', 'speech_failed', 'speech_failed', 'speech_failed']);
    expect(warnings[0]!.message).toMatch(/another voice.*out of memory/);
  });

  test('without any voice the video is silent and has no captions to follow one', async () => {
    const { ports } = portsOf({ speech: null });
    const { timeline, warnings } = await planVideo({ brief }, ports);
    expect(timeline.sound.some((clip) => clip.role === 'narration')).toBe(false);
    expect(timeline.captions!.pages).toEqual([]);
    expect(codes(warnings)).toEqual(['narration_unavailable']);
  });

  test('a language that the voice does not speak', async () => {
    const { ports } = portsOf({ speech: createSilentSpeech(['fr']) });
    const { warnings } = await planVideo({ brief }, ports);
    expect(warnings[0]!.message).toMatch(/"en"/);
  });

  test('music and effects that fail', async () => {
    const { ports } = portsOf({
      music: { compose: () => Promise.reject(new Error('no strings')) },
      effects: { make: () => Promise.reject(new Error('no air')) },
    });
    const { timeline, warnings } = await planVideo({ brief }, ports);
    expect(new Set(timeline.sound.map((clip) => clip.role))).toEqual(new Set(['narration']));
    expect(codes(warnings)).toEqual(['music_failed', ...Array<string>(4).fill('effect_failed')]);
  });

  test('a planner that fails, or plans nonsense, is replaced by the other one', async () => {
    const nonsense: Planner = { plan: () => Promise.resolve({ scenes: [] } as unknown as Storyboard) };
    const { ports } = portsOf({ planner: nonsense, fallbackPlanner: createSentencePlanner() });
    const { storyboard, warnings } = await planVideo({ brief }, ports);
    expect(storyboard.scenes).toHaveLength(4);
    expect(codes(warnings)).toEqual(['planner_failed']);
  });
});

test('without a plan there is no video', async () => {
  const { ports } = portsOf({ planner: { plan: () => Promise.reject(new Error('no idea')) } });
  const failure = await planVideo({ brief: briefFor({ prompt }) }, ports).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StageFailure);
  expect(failure).toMatchObject({ stage: 'plan', message: expect.stringContaining('no idea') });
});

describe('what the brief and the user’s files say counts before the plan', () => {
  const track: Asset = {
    key: 'audio-0',
    kind: 'recording',
    digest: sha256('track'),
    mimeType: 'audio/wav',
    bytes: 5,
    seconds: 90,
  };

  test('no narration and no music', async () => {
    const { ports, spoken } = portsOf();
    const { timeline } = await planVideo({ brief: briefFor({ prompt, narration: false, music: false }) }, ports);
    expect(spoken).toEqual([]);
    expect(timeline.sound).toEqual([]);
  });

  test('the user’s music replaces the score, and cuts lie on its beats', async () => {
    const { ports } = portsOf();
    const beats = Array.from({ length: 200 }, (_, index) => 0.2 + index * 0.46);
    const { timeline } = await planVideo(
      { brief: briefFor({ prompt }), userAudio: [{ role: 'music', asset: track, beats }] },
      ports,
    );
    expect(timeline.sound.filter((clip) => clip.role === 'music').map((clip) => clip.asset)).toEqual(['audio-0']);
    for (const { from, transition } of timeline.scenes.slice(1)) {
      const cut = (from + transition!.frames / 2) / 30;
      expect(Math.min(...beats.map((beat) => Math.abs(beat - cut)))).toBeLessThanOrEqual(1.01 / 30);
    }
  });

  test('the user’s voiceover replaces the narrator', async () => {
    const { ports, spoken } = portsOf();
    const { timeline, warnings } = await planVideo(
      { brief: briefFor({ prompt }), userAudio: [{ role: 'voiceover', asset: { ...track, seconds: 20 } }] },
      ports,
    );
    expect(spoken).toEqual([]);
    expect(timeline.sound.filter((clip) => clip.role === 'voiceover')).toHaveLength(1);
    expect(codes(warnings)).toEqual(['voiceover_replaces_narration']);
  });

  test('the shape that the planner reads from the prompt counts when the request names none', async () => {
    const vertical: Planner = {
      plan: async (brief) => ({ ...(await createSentencePlanner().plan(brief)), aspectRatio: '9:16' as const }),
    };
    const shape = async (body: object) =>
      (await planVideo({ brief: briefFor({ prompt, ...body }) }, portsOf({ planner: vertical }).ports)).timeline.output;
    expect(await shape({})).toEqual({ width: 720, height: 1280 });
    expect(await shape({ aspect_ratio: '1:1' })).toEqual({ width: 720, height: 720 });
  });

  test('a single-scene model asks no voice and no composer', async () => {
    const { ports, spoken } = portsOf();
    const { timeline, warnings } = await planVideo({ brief: briefFor({ prompt, model: 'gen-4' }) }, ports);
    expect(spoken).toEqual([]);
    expect(timeline.sound).toEqual([]);
    expect(timeline.frames).toBe(450);
    expect(warnings).toEqual([]);
  });
});

describe('cancelling', () => {
  test('before the start nothing is planned', async () => {
    const { ports } = portsOf();
    const reason = new Error('stop');
    const plan = jest.spyOn(ports.planner, 'plan');
    await expect(planVideo({ brief: briefFor({ prompt }) }, ports, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(plan).not.toHaveBeenCalled();
  });

  test('while speaking ends with the reason and no later stage', async () => {
    const { ports, spoken } = portsOf();
    const controller = new AbortController();
    const reason = new Error('stop');
    const compose = jest.spyOn(ports.music, 'compose');
    const run = makeVideo({ brief: briefFor({ prompt }), outFile: '/x.mp4' }, ports, {
      signal: controller.signal,
      onProgress: ({ stage }) => (stage === 'speech' ? controller.abort(reason) : undefined),
    });
    await expect(run).rejects.toBe(reason);
    expect(spoken.length).toBeLessThan(5);
    expect(compose).not.toHaveBeenCalled();
    expect(ports.renderer.requests).toEqual([]);
  });
});

test('a length that was made to fit what a film holds grows until its voice has told all of it; one that was asked for does not', async () => {
  const { ports } = portsOf();
  const brief = { ...briefFor({ prompt: prompt.repeat(2) }), durationSeconds: 9 };
  const grown = await planVideo({ brief: { ...brief, longestSeconds: 60 } }, ports);
  const asked = await planVideo({ brief }, ports);
  expect(codes(grown.warnings)).toEqual([]);
  expect(codes(asked.warnings)).toContain('scenes_left_out');
  expect(grown.storyboard.scenes.length).toBeGreaterThan(asked.storyboard.scenes.length);
  expect(grown.brief.durationSeconds).toBeGreaterThan(9);
  expect(grown.brief.longestSeconds).toBeUndefined();
  expect(grown.timeline.frames / grown.timeline.fps).toBeCloseTo(grown.brief.durationSeconds, 0);
});
