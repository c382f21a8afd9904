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
import type { WordTime } from '../assets/assets.js';
import type { UserAudio } from '../timeline/user-audio.js';
import { planVideo } from '../video/plan-video.js';
import type { Editor } from './editor.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { stylePack } from '../style/packs.js';
import type { Timeline } from '../timeline/timeline.js';
import { cueSeconds } from '../timing/cues.js';
import { editVideo } from './edit-video.js';

/** A recording of the user is one piece: whatever an edit does, scenes, cues and captions keep to its words. */

const sentences = [
  'Tides rise twice a day.',
  'The moon pulls the sea towards it.',
  'The sun helps or hinders.',
  'Boats wait for the flood.',
  'Harbours empty in the ebb.',
];
const text = sentences.join(' ');

/** Words of 0.45 s, and a second between sentences. */
const recording = (() => {
  const words: WordTime[] = [];
  const phrases: { from: number; to: number }[] = [];
  let at = 0.2;
  for (const sentence of sentences) {
    const from = at;
    for (const word of sentence.split(' ')) {
      words.push({ text: word, start: at, end: at + 0.4 });
      at += 0.45;
    }
    phrases.push({ from, to: at });
    at += 1;
  }
  const asset = { key: 'voice', digest: 'b'.repeat(64), mediaType: 'audio/wav', kind: 'recording', seconds: at };
  return { words, audio: { asset, role: 'voiceover', words, phrases } as unknown as UserAudio, seconds: at };
})();

const ports = () => ({
  planner: createSentencePlanner(),
  speech: createSilentSpeech(),
  music: createSilentMusic(),
  effects: createSilentEffects(),
  assets: createMemoryAssetStore(),
  index: createMemoryAssetIndex(),
  digest: sha256,
  stylePack,
  now: () => 0,
});

async function made() {
  const brief = { ...briefFor({ prompt: text, duration: 16, narration: true, music: false }), durationSeconds: 16.5 };
  return planVideo({ brief, userAudio: [recording.audio] }, ports());
}
type Made = Awaited<ReturnType<typeof made>>;

function edit(source: Made, change: (scenes: StoryboardScene[]) => StoryboardScene[]) {
  const editor: Editor = {
    edit: async ({ storyboard }) => ({
      storyboard: { ...storyboard, scenes: change(structuredClone(storyboard.scenes)) } as Storyboard,
      brief: {},
      changes: [{ what: 'changed', scenes: [] }],
      notUnderstood: [],
      warnings: [],
    }),
  };
  return editVideo({ source, instruction: 'x', userAudio: [recording.audio] }, { ...ports(), editor });
}

/** Frames, by the recording as it is heard. */
function outOfStep(timeline: Timeline, scenes: readonly StoryboardScene[]): string[] {
  const problems: string[] = [];
  const voice = timeline.sound.filter(({ role }) => role === 'voiceover');
  expect(voice).toHaveLength(1);
  expect(voice[0]).toMatchObject({ asset: 'voice', offset: 0 });
  if (voice[0]!.seconds < recording.words.at(-1)!.end) problems.push('the recording is cut off');
  const said = recording.words.map(({ start }) => (start + voice[0]!.at) * timeline.fps);

  const captions = timeline.captions!.pages.flatMap(({ words }) => words);
  if (captions.map((word) => word.text).join(' ') !== text) problems.push('the captions say something else');
  for (const [index, word] of captions.entries())
    if (Math.abs(word.from - said[index]!) > 1.5) problems.push(`caption ${word.text}: ${word.from - said[index]!}`);

  for (const [index, scene] of timeline.scenes.entries()) {
    const end = timeline.scenes[index + 1]?.from ?? timeline.frames;
    const own = recording.words.flatMap((word, at) =>
      said[at]! >= scene.from && said[at]! < end ? [{ ...word, start: said[at]!, end: said[at]! }] : [],
    );
    const cues = cueSeconds(scenes.find(({ id }) => id === scene.id)!.cues, own);
    for (const [element, frame] of Object.entries(cues)) {
      const shown = scene.from + scene.cues[element]!;
      // Early is fine: a hero is there within a second, and nothing comes in the last half second of a scene.
      if (shown > frame + 1.5) problems.push(`${scene.id} ${element} appears ${shown - frame} frames after its word`);
    }
  }
  return problems;
}

/** Seconds between the pause that is nearest and each cut. */
function offPause(timeline: Timeline): number[] {
  const { phrases } = recording.audio as unknown as { phrases: { from: number; to: number }[] };
  const at = timeline.sound[0]!.at;
  return timeline.scenes.slice(1).map(({ from, transition }) => {
    const cut = (from + Math.floor(transition!.frames / 2)) / timeline.fps - at;
    return Math.min(
      ...phrases.slice(0, -1).map(({ to }, index) => Math.max(0, to - cut, cut - phrases[index + 1]!.from)),
    );
  });
}

const places = ({ timeline }: { timeline: Timeline }) =>
  timeline.scenes.map(({ id, from, frames }) => ({ id, from, frames }));

test('the video itself is in step', async () => {
  const { timeline, storyboard } = await made();
  expect(timeline.scenes.length).toBeGreaterThanOrEqual(4);
  expect(outOfStep(timeline, storyboard.scenes)).toEqual([]);
});

test('another text on screen moves nothing', async () => {
  const source = await made();
  const edited = await edit(source, ([first, ...rest]) => [{ ...first!, seed: first!.seed + 1 }, ...rest]);
  expect(places(edited)).toEqual(places(source));
  expect(edited.timeline.captions).toEqual(source.timeline.captions);
  expect(edited.timeline.scenes.map(({ cues }) => cues)).toEqual(source.timeline.scenes.map(({ cues }) => cues));
  expect(outOfStep(edited.timeline, edited.storyboard.scenes)).toEqual([]);
});

test('the scene before a removed one lasts until the next begins; the recording stays whole, which is told', async () => {
  const source = await made();
  const before = places(source);
  const edited = await edit(source, (scenes) => scenes.filter((_, index) => index !== 2));
  expect(outOfStep(edited.timeline, edited.storyboard.scenes)).toEqual([]);
  expect(edited.timeline.frames).toBe(source.timeline.frames);
  const after = places(edited);
  expect(after.filter((_, index) => index !== 1)).toEqual(before.filter((_, index) => index !== 1 && index !== 2));
  expect(after[1]).toEqual({
    ...before[1],
    frames: before[3]!.from + (before[1]!.frames + before[1]!.from - before[2]!.from) - before[1]!.from,
  });
  expect(edited.warnings.map(({ code }) => code)).toContain('voiceover_kept_whole');
});

test('an added scene takes its part of its neighbour’s time at a pause, one at the end comes after the voice', async () => {
  const source = await made();
  const extra = (scene: StoryboardScene): StoryboardScene => ({ ...scene, id: 'extra', narration: null, cues: [] });
  const within = await edit(source, (scenes) => [...scenes.slice(0, 2), extra(scenes[0]!), ...scenes.slice(2)]);
  expect(outOfStep(within.timeline, within.storyboard.scenes)).toEqual([]);
  expect(within.timeline.frames).toBe(source.timeline.frames);
  const atEnd = await edit(source, (scenes) => [...scenes, extra(scenes[0]!)]);
  expect(outOfStep(atEnd.timeline, atEnd.storyboard.scenes)).toEqual([]);
  expect(
    places(atEnd)
      .map(({ from }) => from)
      .slice(0, -1),
  ).toEqual(places(source).map(({ from }) => from));
  expect(atEnd.timeline.frames).toBeGreaterThan(source.timeline.frames);
});

test('a longer scene ends at the asked length or at the pause behind it, and the same length at the next edit moves nothing', async () => {
  const source = await made();
  const { frames } = source.timeline.scenes[1]!;
  const seconds = frames / 30 + 2;
  const longer = (scenes: StoryboardScene[]) =>
    scenes.map((scene, index) => (index === 1 ? { ...scene, seconds } : scene));
  const edited = await edit(source, longer);
  expect(outOfStep(edited.timeline, edited.storyboard.scenes)).toEqual([]);
  expect(edited.timeline.scenes[1]!.frames).toBeGreaterThan(frames);
  expect(edited.timeline.frames).toBe(source.timeline.frames);
  const { from, transition } = edited.timeline.scenes[2]!;
  const first = edited.timeline.scenes[1]!;
  const cut = from + Math.floor(transition!.frames / 2);
  const start = first.from + Math.floor(first.transition!.frames / 2);
  expect((cut - start) / 30).toBeGreaterThanOrEqual(seconds - 0.05);
  // At the asked length, when the next pause is far.
  expect(Math.min(offPause(edited.timeline)[1]!, Math.abs((cut - start) / 30 - seconds))).toBeLessThan(0.1);
  const again = await edit({ ...edited, pace: 1 }, ([first, ...rest]) => [{ ...first!, seed: 5 }, ...rest]);
  expect(places(again)).toEqual(places(edited));
});

test('a scene that is added at the beginning takes its part of the first one’s time', async () => {
  const source = await made();
  const edited = await edit(source, (scenes) => [{ ...scenes[0]!, id: 'extra', narration: null, cues: [] }, ...scenes]);
  expect(outOfStep(edited.timeline, edited.storyboard.scenes)).toEqual([]);
  const [extra, first, second, ...others] = places(edited);
  // Two scenes have hardly room in three seconds: the next one waits for them, still in its pause.
  expect(Math.abs(second!.from - places(source)[1]!.from)).toBeLessThanOrEqual(15);
  expect(offPause(edited.timeline)[1]).toBe(0);
  expect(others).toEqual(places(source).slice(2));
  expect(extra!.frames).toBeGreaterThan(30);
  expect(first!.frames).toBeGreaterThan(30);
});

test('any edits, one after another, leave voice, captions and cues in step', async () => {
  const source = await made();
  const step = fc.record({
    kind: fc.constantFrom('remove', 'add', 'move', 'longer', 'retitle'),
    index: fc.nat(9),
    to: fc.nat(9),
    seconds: fc.double({ min: 2, max: 7, noNaN: true }),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      let current: Made = source;
      for (const { kind, index, to, seconds } of steps) {
        const edited = await edit(current, (scenes) => {
          const at = index % scenes.length;
          const scene = scenes[at]!;
          if (kind === 'remove') return scenes.length > 2 ? scenes.filter((each) => each !== scene) : scenes;
          if (kind === 'add') {
            const extra = { ...scene, id: `extra-${(count += 1)}`, narration: null, cues: [], seconds: undefined };
            return [...scenes.slice(0, at), extra, ...scenes.slice(at)];
          }
          if (kind === 'longer') return scenes.map((each) => (each === scene ? { ...each, seconds } : each));
          if (kind === 'retitle')
            return scenes.map((each) => (each === scene ? { ...each, seed: each.seed + 1 } : each));
          const others = scenes.filter((each) => each !== scene);
          return [...others.slice(0, to % scenes.length), scene, ...others.slice(to % scenes.length)];
        });
        expect(outOfStep(edited.timeline, edited.storyboard.scenes)).toEqual([]);
        const ends = edited.timeline.scenes.map(({ from, frames }) => from + frames);
        for (const [at, scene] of edited.timeline.scenes.entries()) {
          expect(scene.frames).toBeGreaterThanOrEqual(1);
          if (at > 0) expect(ends[at - 1]! - scene.from).toBe(scene.transition!.frames);
        }
        current = { ...edited, pace: 1 };
      }
    }),
    { numRuns: 60, seed: 3 },
  );
});
