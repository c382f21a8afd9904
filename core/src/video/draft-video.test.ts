import {
  briefFor,
  createMemoryAssetIndex,
  createMemoryAssetStore,
  createSentencePlanner,
  createSilentEffects,
  createSilentMusic,
  createSilentSpeech,
  sha256,
} from '../../testing/index.js';
import type { Asset } from '../assets/assets.js';
import { stylePack } from '../style/packs.js';
import { TimelineSchema } from '../timeline/timeline.js';
import { draftVideo } from './draft-video.js';
import { planVideo } from './plan-video.js';

const prompt = 'Tides rise twice a day. The moon pulls the sea towards it. The sun helps or hinders.';
const base = {
  ...{ planner: createSentencePlanner(), digest: sha256, stylePack, now: () => 0 },
  ...{ music: createSilentMusic(), effects: createSilentEffects() },
};

test('a draft stands as the video does whose voice takes the estimated time, and nothing is spoken or kept', async () => {
  const brief = briefFor({ prompt, sfx: true, duration: 24 });
  const mute = createSilentSpeech();
  const draft = await draftVideo({ brief }, { ...base, speech: mute });
  const whole = await planVideo(
    { brief },
    { ...base, speech: createSilentSpeech(), assets: createMemoryAssetStore(), index: createMemoryAssetIndex() },
  );
  expect(mute.spoken).toEqual([]);
  expect(draft.storyboard).toEqual(whole.storyboard);
  expect(draft.timeline).toMatchObject({ frames: whole.timeline.frames, scenes: whole.timeline.scenes });
  expect(whole.timeline.sound.length).toBeGreaterThan(0);
  expect([draft.timeline.sound, draft.timeline.assets, draft.warnings]).toEqual([[], {}, []]);
  expect(TimelineSchema.safeParse(draft.timeline).error).toBeUndefined();
});

test('sounds of the user stay in a draft', async () => {
  const asset: Asset = { key: 'audio-0', kind: 'audio', digest: 'a'.repeat(64), mimeType: 'audio/wav', bytes: 9, seconds: 40 }; // prettier-ignore
  const { timeline } = await draftVideo(
    { brief: briefFor({ prompt }), userAudio: [{ asset, role: 'music' }] },
    { ...base, speech: createSilentSpeech() },
  );
  expect(Object.keys(timeline.assets)).toEqual(['audio-0']);
  expect(new Set(timeline.sound.map((clip) => clip.asset))).toEqual(new Set(['audio-0']));
});

test('a language that no voice speaks is told in a draft too', async () => {
  const draft = await draftVideo({ brief: briefFor({ prompt }) }, { ...base, speech: createSilentSpeech(['fr']) });
  expect(draft.warnings.map(({ code }) => code)).toEqual(['narration_unavailable']);
});
