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
import { sceneSeconds } from '../timeline/scene-seconds.js';
import { footageSeconds } from '../footage/film-length.js';
import { ShotSchema, type Shot } from '../shots/shot.js';
import type { FootageSet } from '../footage/footage-maker.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import type { CommittedScenes } from './committed-scenes.js';
import { planVideo, type PlanInput } from './plan-video.js';
import type { PlanPorts, VideoProgress } from './video-ports.js';

const ports: PlanPorts = {
  planner: createSentencePlanner(),
  ...{ speech: createSilentSpeech(), music: createSilentMusic(), effects: createSilentEffects() },
  ...{ assets: createMemoryAssetStore(), index: createMemoryAssetIndex(), digest: sha256, stylePack, now: () => 0 },
};
const spokenBrief = briefFor({ prompt: 'Tides rise. The moon pulls the sea. Boats wait for the flood.', duration: 30 });

const shot = (id: string, over: Partial<Shot> = {}): StoryboardScene => ({
  ...{ id, intent: 'context', narration: null, cues: [], subject: '', weight: 1, seed: id.charCodeAt(1) },
  kind: 'footage',
  content: ShotSchema.parse({ setting: 'forest', action: `Shot ${id} happens.`, ...over }),
});
const figure = { display: '24%', value: 24, magnitude: 24, decimals: 0, prefix: '', unit: '%', suffix: '' };
const filmed = {
  ...{ version: 1, title: 'T', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
  ...{ mood: 'calm', narrated: false, music: false, effects: false, captions: null, warnings: [], cast: [] },
  scenes: [
    shot('s1'),
    shot('s2', { setting: 'sea' }),
    shot('s3', { setting: 'chart-space', figures: [{ label: 'Growth', figure }] as Shot['figures'] }),
  ],
} as Storyboard;
const filmBrief = briefFor({ prompt: 'A forest.', ai_video: 'full', duration: 12, narration: false, music: false });
function footage(film: () => Promise<void> = async () => undefined): FootageSet {
  return {
    maker: {
      ...{ id: 'writer', longestSeconds: 10 },
      async film({ seed }) {
        await film();
        return { bytes: new TextEncoder().encode(String(seed)), mimeType: 'video/mp4' };
      },
    },
    takeIn: async (clip) => ({ ...(clip as { bytes: Uint8Array; mimeType: string }), width: 1, height: 1, seconds: 4 }),
    stills: (requests) => createCountingRenderer().stills(requests),
  };
}

async function run(
  input: PlanInput,
  over: Partial<PlanPorts> = {},
  listen: (progress: VideoProgress) => void = () => {},
) {
  const states: CommittedScenes[] = [];
  const planned = await planVideo(
    input,
    { ...ports, ...over },
    {
      onProgress(progress) {
        if (progress.committed) states.push(progress.committed);
        listen(progress);
      },
    },
  );
  return { planned, states };
}

test('narrated scenes are committed one by one as they are spoken, each with its share of the length', async () => {
  const counts: number[] = [];
  const { planned, states } = await run({ brief: spokenBrief }, {}, ({ stage, committed }) => {
    if (stage === 'speech') counts.push(committed!.scenes);
  });
  const { length } = planned.storyboard.scenes;
  expect(counts).toEqual(Array.from({ length }, (_, index) => index + 1));
  expect(states[0]!.seconds).toBeGreaterThan(0);
  for (const { seconds, planned: all } of states) {
    expect(seconds).toBeLessThanOrEqual(30.001);
    expect(all).toBe(length);
  }
  expect(states.at(-1)).toMatchObject({ scenes: length, footageSeconds: 0 });
  expect(states.at(-1)!.seconds).toBeCloseTo(planned.timeline.frames / 30, 5);
});

test('a shot that is filmed is committed when its clip is there, and its seconds are footage', async () => {
  let films = 0;
  const stopping = new AbortController();
  const states: CommittedScenes[] = [];
  const film = async () => {
    films += 1;
    if (films === 2) stopping.abort(new Error('canceled'));
    stopping.signal.throwIfAborted();
  };
  const canceled = planVideo(
    { brief: filmBrief, storyboard: filmed },
    { ...ports, footage: footage(film) },
    { signal: stopping.signal, onProgress: ({ committed }) => committed && states.push(committed) },
  );
  await expect(canceled).rejects.toThrow('canceled');
  // The first is filmed; the third shows exact figures and is drawn, as it stands in the timeline.
  const last = states.at(-1)!;
  expect(last).toMatchObject({ scenes: 2, planned: 3 });
  const { planned } = await run({ brief: filmBrief, storyboard: filmed }, { footage: footage() });
  const lengths = sceneSeconds(planned.timeline);
  expect(last.seconds).toBeCloseTo(lengths['s1']! + lengths['s3']!, 5);
  expect(last.footageSeconds).toBeCloseTo(last.seconds, 5);
});

test.each([
  ['filmed', footage()],
  ['drawn', null],
  ['drawn because the maker fails', footage(() => Promise.reject(new Error('no film')))],
])('at the end all is committed, and footage is what footage credits are paid for: %s', async (_how, set) => {
  const assets = createMemoryAssetStore();
  const index = createMemoryAssetIndex();
  const { planned, states } = await run({ brief: filmBrief, storyboard: filmed }, { footage: set, assets, index });
  const last = states.at(-1)!;
  expect(last).toMatchObject({ scenes: 3, planned: 3 });
  expect(last.seconds).toBeCloseTo(planned.timeline.frames / planned.timeline.fps, 5);
  expect(last.footageSeconds).toBeCloseTo(footageSeconds(planned.timeline), 5);
});

test('an edit commits what it took over as it was, and has nothing to pay for it', async () => {
  const before = await run({ brief: spokenBrief });
  const { storyboard, timeline, brief } = before.planned;
  const [first, ...rest] = storyboard.scenes;
  const changed = { ...storyboard, scenes: [{ ...first!, narration: 'The sea rises.', cues: [] }, ...rest] };
  const { planned, states } = await run({
    brief,
    storyboard: changed,
    previous: { brief, storyboard, timeline, anyLength: true },
  });
  const last = states.at(-1)!;
  expect(last.scenes).toBe(storyboard.scenes.length);
  expect(last.seconds).toBeCloseTo(sceneSeconds(planned.timeline)[first!.id]!, 5);
});
