import {
  briefFor,
  createCountingRenderer,
  createMemoryAssetIndex,
  createMemoryAssetStore,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
  sha256,
} from '../../testing/index.js';
import type { CastMember } from '../shots/cast.js';
import { footageSeconds } from '../footage/film-length.js';
import { ShotSchema, type Shot } from '../shots/shot.js';
import { footageRefused, type FootageMaker, type FootageRequest } from '../footage/footage-maker.js';
import { StageFailure } from '../errors/stage-failure.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import { cutSegments } from '../rendering/cut-segments.js';
import { TimelineSchema, type Timeline } from '../timeline/timeline.js';
import { planVideo } from './plan-video.js';
import type { PlanPorts } from './video-ports.js';

const fox: CastMember = {
  ...{ id: 'fox', name: 'The fox', called: ['fox'] },
  look: {
    ...{ figure: 'animal', species: 'fox', coat: '#d9742f', belly: '#f6e6d0', mark: '#3b2a26' },
    ...{ collar: null, young: false },
  },
};
const shot = (id: string, over: Partial<Shot> = {}): StoryboardScene => ({
  ...{ id, intent: 'context', narration: null, cues: [], subject: '', weight: 1, seed: id.charCodeAt(1) },
  kind: 'footage',
  content: ShotSchema.parse({ setting: 'forest', action: `Shot ${id} happens.`, ...over }),
});
const figure = { display: '24%', value: 24, magnitude: 24, decimals: 0, prefix: '', unit: '%', suffix: '' };
const storyboard: Storyboard = {
  ...{ version: 1, title: 'T', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
  ...{ mood: 'calm', narrated: false, music: false, effects: false, captions: null, warnings: [], cast: [fox] },
  scenes: [
    shot('s1', { title: 'The forest', cast: [{ member: fox, pose: 'walk', view: 'side', facing: 'left' }] }),
    shot('s2', { setting: 'sea', time: 'night' }),
    shot('s3', { setting: 'chart-space', figures: [{ label: 'Growth', figure }] as Shot['figures'] }),
  ],
} as Storyboard;
const brief = briefFor({ prompt: 'A fox.', ai_video: 'full', duration: 12, narration: false, music: false });

type Film = (request: FootageRequest, signal: AbortSignal) => Promise<void>;

/** A maker whose clips are its requests in writing. */
function portsOf(film: Film = async () => undefined, over: Partial<FootageMaker> = {}) {
  const asked: FootageRequest[] = [];
  const maker: FootageMaker = {
    ...{ id: 'writer', longestSeconds: 10 },
    async film(request, { signal } = {}) {
      asked.push(request);
      await film(request, signal!);
      return { bytes: new TextEncoder().encode(JSON.stringify([request.seed, request.shot])), mimeType: 'video/mp4' };
    },
    ...over,
  };
  const ports: PlanPorts = {
    planner: { plan: async () => storyboard },
    ...{ speech: createSilentSpeech(), music: createSilentMusic(), effects: createSilentEffects() },
    ...{ assets: createMemoryAssetStore(), index: createMemoryAssetIndex(), digest: sha256, stylePack, now: () => 0 },
    footage: {
      maker,
      takeIn: async (clip) => ({ ...(clip as { bytes: Uint8Array; mimeType: string }), ...size, seconds: 4 }),
      stills: (requests) => createCountingRenderer().stills(requests),
    },
  };
  return { ports, asked };
}
const size = { width: 1280, height: 720 };
const filmed = (timeline: Timeline): string[] => timeline.scenes.filter(({ film }) => film).map(({ id }) => id);
const cut = (timeline: Timeline): Map<string, string> => {
  const options = { output: size, encodingKey: 'e', rendererVersion: 'r', digest: sha256, maxFrames: 240 };
  return new Map(cutSegments(timeline, options).map(({ from, to, key }) => [`${from}-${to}`, key]));
};

test('a clip of the user’s own is shown as it is: no maker is asked for it, and nobody pays for it', async () => {
  const clip = {
    key: 'own',
    kind: 'footage',
    digest: 'c'.repeat(64),
    mimeType: 'video/mp4',
    bytes: 9,
    seconds: 4,
  } as const;
  const scenes = [storyboard.scenes[0]!, shot('s2', { clip: 'own', title: 'Our harbour' })];
  const { ports, asked } = portsOf();
  const planned = { brief, storyboard: { ...storyboard, scenes }, assets: { own: clip } };
  const { timeline } = await planVideo(planned, ports);
  expect(asked).toHaveLength(1);
  expect(timeline.scenes[1]!.film).toEqual([{ asset: 'own', from: 0 }]);
  expect(timeline.assets['own']).toEqual(clip);
  const [first] = timeline.scenes;
  expect(footageSeconds(timeline)).toBeCloseTo(timeline.scenes[1]!.from / 30, 5);
  // Without a maker it stands there all the same, and the first shot is drawn.
  const drawn = await planVideo(planned, { ...ports, footage: null });
  expect(filmed(drawn.timeline)).toEqual(['s2']);
  expect(first!.film).toBeDefined();
});

test('each shot is asked for once, with its words, cast, size and whole seconds, and its clip stands in the timeline', async () => {
  const { ports, asked } = portsOf();
  const { timeline, warnings } = await planVideo({ brief }, ports);
  expect(TimelineSchema.parse(timeline)).toEqual(timeline);
  // Exact figures are never left to a maker.
  expect(filmed(timeline)).toEqual(['s1', 's2']);
  expect(asked).toHaveLength(2);
  const [first] = asked;
  expect(first).toMatchObject({ ...size, fps: 30, seed: 49, cast: [fox] });
  expect(first!.description).toContain('Shot s1 happens. Wide shot, push in. Forest by day. The fox (a fox');
  expect(first!.shot.title).toBeUndefined();
  expect(first!.seconds).toBe(Math.ceil(timeline.scenes[0]!.frames / 30));
  expect(first!.references['fox']?.mimeType).toBe('image/png');
  expect(asked[1]!.references).toEqual({});
  for (const { asset } of timeline.scenes[0]!.film!)
    expect(await ports.assets.has(timeline.assets[asset]!.digest)).toBe(true);
  expect(warnings).toEqual([]);
});

test('the same video again asks for nothing, and neither do other words over a shot', async () => {
  const { ports, asked } = portsOf();
  const first = await planVideo({ brief }, ports);
  const again = await planVideo({ brief }, ports);
  expect(again.timeline).toEqual(first.timeline);
  const retitled = structuredClone(storyboard);
  (retitled.scenes[0]!.content as Shot).title = 'Deep in the forest';
  await planVideo({ brief, storyboard: retitled }, ports);
  expect(asked).toHaveLength(2);
});

test('an edit asks for the shot that it changes alone, even when it is forgotten what was made before', async () => {
  const { ports, asked } = portsOf();
  const previous = await planVideo({ brief }, ports);
  const after = structuredClone(storyboard);
  (after.scenes[1]!.content as Shot).time = 'dawn';
  const forgetful = { ...ports, index: createMemoryAssetIndex() };
  const next = await planVideo({ brief, storyboard: after, previous: { ...previous, anyLength: true } }, forgetful);
  expect(asked.slice(2).map(({ shot: { time } }) => time)).toEqual(['dawn']);
  expect(next.timeline.scenes[0]!.film).toEqual(previous.timeline.scenes[0]!.film);
  expect(Object.values(next.timeline.assets).filter(({ kind }) => kind === 'footage')).toHaveLength(2);
});

test('another clip changes the segments of its shot and no other', async () => {
  const { ports } = portsOf();
  const { timeline } = await planVideo({ brief }, ports);
  const other = structuredClone(timeline);
  other.assets[other.scenes[0]!.film![0]!.asset]!.digest = 'b'.repeat(64);
  const before = cut(timeline);
  const changed = [...cut(other)].filter(([range, key]) => before.get(range) !== key);
  const { frames } = timeline.scenes[0]!;
  expect(changed.length).toBeGreaterThan(0);
  for (const [range] of changed) expect(Number(range.split('-')[0])).toBeLessThan(frames);
});

test('a shot longer than the longest clip is filmed in equal takes, each with a seed of its own', async () => {
  const { ports, asked } = portsOf(undefined, { longestSeconds: 2, takesReferences: false });
  const { timeline } = await planVideo({ brief }, ports);
  const [scene] = timeline.scenes;
  const own = asked.filter(({ shot: { setting } }) => setting === 'forest');
  expect(own.length).toBe(Math.ceil(scene!.frames / 60));
  expect(new Set(own.map(({ seed }) => seed)).size).toBe(own.length);
  expect(own.every(({ seconds, references }) => seconds <= 2 && Object.keys(references).length === 0)).toBe(true);
  const starts = scene!.film!.map(({ from }) => from);
  expect(starts[0]).toBe(0);
  expect(starts.map((from, index) => (starts[index + 1] ?? scene!.frames) - from).every((run) => run <= 60)).toBe(true);
});

test('a shot that cannot be filmed is drawn, with a warning that names it; the others are filmed', async () => {
  const { ports } = portsOf(async ({ shot: { setting } }) => {
    if (setting === 'forest') throw new Error('The camera is broken.');
  });
  const { timeline, warnings } = await planVideo({ brief }, ports);
  expect(filmed(timeline)).toEqual(['s2']);
  const message = 'Drawn instead of filmed: shot 1. The camera is broken.';
  expect(warnings).toEqual([{ code: 'footage_drawn', message }]);
});

test('a failure that no second try mends is not tried for every shot', async () => {
  const { ports, asked } = portsOf(async () => {
    throw new StageFailure('footage', 'wrong_key', 'The key is not accepted.');
  });
  const { timeline, warnings } = await planVideo({ brief }, ports);
  expect(filmed(timeline)).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(warnings.map(({ message }) => message)).toEqual([
    'Drawn instead of filmed: shot 1, 2. The key is not accepted.',
  ]);
});

test('a refusal fails the video in the words of the maker, and ends what else is being filmed', async () => {
  let other: AbortSignal | undefined;
  const { ports } = portsOf(
    async ({ shot: { setting } }, signal) => {
      if (setting === 'forest') throw footageRefused('Foxes are not filmed.');
      other = signal;
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    },
    { atOnce: 2 },
  );
  await expect(planVideo({ brief }, ports)).rejects.toMatchObject({
    ...{ stage: 'footage', kind: 'footage_refused', message: 'Foxes are not filmed.', retryable: false },
  });
  expect(other?.aborted).toBe(true);
});

test('an abort while a shot is filmed rejects with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('canceled');
  const { ports } = portsOf(async (_, signal) => {
    controller.abort(reason);
    signal.throwIfAborted();
  });
  await expect(planVideo({ brief }, ports, { signal: controller.signal })).rejects.toBe(reason);
});
