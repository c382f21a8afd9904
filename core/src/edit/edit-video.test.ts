import fc from 'fast-check';
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
import { planVideo } from '../video/plan-video.js';
import type { Editor, EditResult } from './editor.js';
import { editCredits } from '../billing/edit-price.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import { sceneSeconds } from '../timeline/scene-seconds.js';
import { editVideo } from './edit-video.js';
import { estimateEdit } from './estimate-edit.js';

const prompt =
  'Tides rise twice a day. The moon pulls the sea towards it. The sun helps or hinders. Boats wait for the flood.';

/** An editor that does one thing to a storyboard. */
const editorOf = (change: (storyboard: Storyboard) => Partial<EditResult>): Editor => ({
  edit: async ({ storyboard }) => ({
    storyboard,
    brief: {},
    changes: [{ what: 'changed', scenes: [] }],
    notUnderstood: [],
    warnings: [],
    ...change(structuredClone(storyboard)),
  }),
});
const withScene = (storyboard: Storyboard, index: number, change: Partial<StoryboardScene>): Partial<EditResult> => {
  const scenes = storyboard.scenes.map((scene, at) => (at === index ? { ...scene, ...change } : scene));
  return { storyboard: { ...storyboard, scenes: scenes as StoryboardScene[] } };
};

async function made(body: object = {}) {
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
    now: () => 0,
  };
  const brief = briefFor({ prompt, duration: 30, ...body });
  const source = await planVideo({ brief }, ports);
  const spokenFirst = speech.spoken.length;
  return {
    source,
    ports,
    spokenSince: () => speech.spoken.slice(spokenFirst),
    edit: (editor: Editor, instruction = 'change it') => editVideo({ source, instruction }, { ...ports, editor }),
  };
}

test('a changed text is spoken and drawn again, and nothing else', async () => {
  const { source, edit, spokenSince } = await made();
  const edited = await edit(editorOf((board) => withScene(board, 1, { narration: 'The moon pulls the water to it.' })));
  expect(spokenSince()).toEqual(['The moon pulls the water to it.']);
  expect(edited.regenerated).toEqual([source.timeline.scenes[1]!.id]);
  const lengths = ({ timeline }: Pick<typeof source, 'timeline'>) => timeline.scenes.map(({ frames }) => frames);
  expect(lengths(edited)).toEqual(lengths(source));
  expect(edited.work).toEqual({
    renewedSeconds: sceneSeconds(source.timeline)[source.timeline.scenes[1]!.id],
    restyledSeconds: 0,
  });
});

test('without a scene the video is shorter by it, and the others keep their frames', async () => {
  const { source, edit, spokenSince } = await made();
  const edited = await edit(
    editorOf((board) => ({ storyboard: { ...board, scenes: board.scenes.filter((_, index) => index !== 1) } })),
  );
  const gone = sceneSeconds(source.timeline)[source.timeline.scenes[1]!.id]!;
  expect(spokenSince()).toEqual([]);
  expect(edited.regenerated).toEqual([]);
  expect(edited.timeline.frames / 30).toBeCloseTo(source.timeline.frames / 30 - gone, 0);
  // The next edit starts from this length.
  expect(edited.brief.durationSeconds).toBe(edited.timeline.frames / 30);
  expect(edited.warnings).toEqual([]);
});

test('scenes that had less time than they like keep it', async () => {
  // Silent, and far too short for what is to be read.
  const { source, edit } = await made({ duration: 6, narration: false });
  const frames = new Map(source.timeline.scenes.map((scene) => [scene.id, scene.frames]));
  const edited = await edit(
    editorOf((board) => ({ storyboard: { ...board, scenes: board.scenes.filter((_, index) => index !== 1) } })),
  );
  expect(edited.timeline.scenes).toHaveLength(source.timeline.scenes.length - 1);
  for (const scene of edited.timeline.scenes)
    expect([scene.id, scene.frames]).toEqual([scene.id, frames.get(scene.id)]);
});

test('an asked length of a scene is met to the frame, but never cuts its narration', async () => {
  const { source, edit } = await made();
  const { id } = source.timeline.scenes[2]!;
  const longer = await edit(editorOf((board) => withScene(board, 2, { seconds: 12 })));
  expect(sceneSeconds(longer.timeline)[id]).toBeCloseTo(12, 5);
  expect(longer.regenerated).toEqual([id]);
  const tiny = await edit(editorOf((board) => withScene(board, 2, { seconds: 1 })));
  const voice = tiny.timeline.sound.find(({ asset }) => asset === `speech-${id}`)!;
  const index = tiny.timeline.scenes.findIndex((scene) => scene.id === id);
  const end = tiny.timeline.scenes[index]!.from + tiny.timeline.scenes[index]!.frames;
  expect(voice.at + voice.seconds).toBeLessThanOrEqual(end / 30);
});

test('a scene that only changed its place is not made again', async () => {
  const { edit, spokenSince } = await made();
  const edited = await edit(
    editorOf((board) => ({ storyboard: { ...board, scenes: [...board.scenes.slice(1), board.scenes[0]!] } })),
  );
  expect(spokenSince()).toEqual([]);
  expect(edited.work.renewedSeconds).toBe(0);
});

test('another style makes every scene look different, and speaks none again', async () => {
  const { source, edit, spokenSince } = await made();
  const edited = await edit(
    editorOf((board) => ({ storyboard: { ...board, style: 'luxury' }, brief: { style: 'luxury' } })),
  );
  expect(edited.regenerated).toEqual(source.timeline.scenes.map(({ id }) => id));
  expect(edited.work.renewedSeconds).toBe(0);
  expect(edited.work.restyledSeconds).toBeCloseTo(edited.timeline.frames / 30, 5);
  expect(spokenSince()).toEqual([]);
});

test('an asked length of the whole is met', async () => {
  const { edit } = await made();
  const edited = await edit(editorOf((board) => ({ storyboard: board, brief: { durationSeconds: 45 } })));
  expect(edited.timeline.frames).toBe(45 * 30);
  expect(edited.brief.durationSeconds).toBe(45);
});

test('laid out anew with another voice, a scene that the same words add has its own time, and none is left out', async () => {
  const { source, edit } = await made();
  const extra = { ...source.storyboard.scenes[0]!, id: 'extra', narration: null, cues: [], seconds: 8 };
  const edited = await edit(
    editorOf((board) => ({
      storyboard: { ...board, scenes: [...board.scenes, extra] as StoryboardScene[] },
      brief: { narrationVoice: 'clara' },
    })),
  );
  expect(edited.timeline.scenes.map(({ id }) => id)).toEqual([...source.timeline.scenes.map(({ id }) => id), 'extra']);
  expect(edited.timeline.frames / 30).toBeCloseTo(source.timeline.frames / 30 + 8, 0);
  const fewer = await edit(
    editorOf((board) => ({
      storyboard: { ...board, scenes: board.scenes.slice(1) },
      brief: { narrationVoice: 'clara' },
    })),
  );
  expect(fewer.timeline.frames).toBeLessThan(source.timeline.frames - 60);
});

test('an instruction that leads to nothing leaves the video as it is and says why', async () => {
  const { source, edit, spokenSince } = await made();
  const warnings = [{ code: 'edit_not_understood', message: 'no' }];
  const edited = await edit(editorOf(() => ({ changes: [], notUnderstood: ['dance'], warnings })));
  expect(edited).toMatchObject({ timeline: source.timeline, regenerated: [], notUnderstood: ['dance'], warnings });
  expect(edited.work).toEqual({ renewedSeconds: 0, restyledSeconds: 0 });
  expect(spokenSince()).toEqual([]);
});

test('a video that was never planned is planned first, then changed', async () => {
  const { ports, source } = await made();
  const editor = editorOf((board) => ({ storyboard: { ...board, title: 'Other' } }));
  const input = { source: { brief: source.brief }, instruction: 'call it Other' };
  const edited = await editVideo(input, { ...ports, editor });
  expect(edited.timeline.title).toBe('Other');
  expect(edited.regenerated).toHaveLength(edited.timeline.scenes.length);
});

test('the estimate of a changed scene is the work that is then done', async () => {
  const { source, edit } = await made();
  const change = editorOf((board) => withScene(board, 1, { narration: 'The moon pulls the water to it.' }));
  const asked = { storyboard: source.storyboard, brief: source.brief, instruction: '', images: [], sceneSeconds: {} };
  const result = await change.edit(asked);
  const lengths = sceneSeconds(source.timeline);
  expect(estimateEdit(source.storyboard, result, lengths)).toEqual((await edit(change)).work);
});

describe('the price of an edit', () => {
  const work = { model: 'gen-6-fast', renewedSeconds: 8, restyledSeconds: 0, changed: true };
  test.each([
    ['one scene of 8 s at 0.30', work, 3],
    ['the looks of a whole minute, a tenth', { ...work, renewedSeconds: 0, restyledSeconds: 60 }, 2],
    ['what changes no frame', { ...work, renewedSeconds: 0 }, 1],
    ['words that lead to nothing', { ...work, changed: false }, 0],
    ['clips like generation', { ...work, footageSeconds: 5 }, 8],
  ])('%s', (_, done, credits) => expect(editCredits(done)).toBe(credits));

  test('it rises with the work and never costs more than the whole video', () => {
    const seconds = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, seconds, (renewed, more, restyled) => {
        const cost = (renewedSeconds: number) => editCredits({ ...work, renewedSeconds, restyledSeconds: restyled });
        expect(cost(renewed + more)).toBeGreaterThanOrEqual(cost(renewed));
        expect(cost(renewed)).toBeLessThanOrEqual(Math.max(1, Math.ceil((renewed + restyled) * 0.3)));
      }),
    );
  });
});
