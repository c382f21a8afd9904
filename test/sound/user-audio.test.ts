// @cost 8
import { jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav } from '@scenewright/core/audio';
import type { Timeline } from '@scenewright/core/timeline';
import { createStudio, type Studio } from '@scenewright/host-local';
import { createEspeakSpeech } from '@scenewright/providers';
import { locateFfmpeg, mixSound } from '@scenewright/render-pool';
import { drums } from './drums.js';

jest.setTimeout(120_000);

const quarter =
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%. Next: launch in Japan in May 2027.';

let folder: string;
let studio: Studio;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-sound-'));
  studio = createStudio({ cacheRoot: folder, baseFolder: folder });
});
afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

async function track(name: string, samples: Float32Array, sampleRate = 48_000): Promise<string> {
  await writeFile(join(folder, name), encodeWav({ sampleRate, channels: [samples, samples] }));
  return name;
}

/** Frames by which each cut is off the nearest beat that is heard, loops of the track included. */
function offBeat(timeline: Timeline, beats: number[]): number[] {
  const heard = timeline.sound
    .filter(({ role }) => role === 'music')
    .flatMap(({ at, offset, seconds }) =>
      beats.filter((beat) => beat >= offset - 0.001 && beat < offset + seconds).map((beat) => at + beat - offset),
    );
  return timeline.scenes.slice(1).map(({ from, transition }) => {
    const cut = from + Math.floor(transition!.frames / 2);
    return Math.min(...heard.map((beat) => Math.abs(beat * timeline.fps - cut)));
  });
}

describe('a music track of the user (interface 4.2, audio)', () => {
  test.each([
    [96, 0.31, 40, { narration: false }],
    [96, 0.47, 12, { narration: true }],
    [128, 0.05, 40, { narration: true, duration: 20 }],
    [128, 0.22, 9, { narration: false }],
  ])(
    'at %d a minute from %d s on, %d s long: every cut lies within a frame of a beat',
    async (bpm, first, seconds, wishes) => {
      const { samples, beats } = drums(bpm, first, seconds);
      const url = await track(`drums-${bpm}-${seconds}.wav`, samples);
      const { timeline } = await studio.plan({ prompt: quarter, audio: [{ url }], ...wishes });
      const off = offBeat(timeline, beats);
      expect(off.length).toBeGreaterThanOrEqual(3);
      for (const frames of off) expect(frames).toBeLessThanOrEqual(1);
      const music = timeline.sound.filter(({ role }) => role === 'music');
      expect(new Set(music.map(({ asset }) => asset))).toEqual(new Set(['audio-0']));
      // To the end, with a fade.
      const last = music.at(-1)!;
      expect(last.at + last.seconds).toBeCloseTo(timeline.frames / timeline.fps, 1);
      expect(last.fadeOut).toBeGreaterThan(0);
    },
  );
});

describe('a voiceover of the user (interface 4.2, audio)', () => {
  const script =
    'Our third quarter was the best so far. Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. Next, we launch in Japan in May 2027.';
  let words: { text: string; start: number }[];
  beforeAll(async () => {
    const speech = createEspeakSpeech();
    const spoken = await speech.speak({ text: script, language: 'en', voice: null, pace: 1 });
    await speech.close();
    words = spoken.words;
    await writeFile(join(folder, 'voice.wav'), spoken.bytes);
  });
  const voiceover = { url: 'voice.wav', role: 'voiceover' as const };

  test('with its text in the prompt: captions follow it, scenes are cut in its pauses, no narrator speaks', async () => {
    const { timeline, storyboard } = await studio.plan({ prompt: script, audio: [voiceover], music: false });
    expect(timeline.sound.map(({ role }) => role)).toEqual(['voiceover']);
    const shown = timeline.captions!.pages.flatMap((page) => page.words);
    expect(shown.map(({ text }) => text).join(' ')).toBe(script);
    for (const name of ['Revenue', 'Churn', 'Next,']) {
      const said = words.find(({ text }) => text === name)!.start + timeline.sound[0]!.at;
      expect(Math.abs(shown.find(({ text }) => text === name)!.from / timeline.fps - said)).toBeLessThan(0.35);
    }
    // A scene about a sentence begins in the pause before it.
    for (const scene of storyboard.scenes.slice(1)) {
      const first = scene.narration?.split(' ')[0];
      const word = words.find(({ text }) => text === first);
      if (!word) continue;
      const { from, transition } = timeline.scenes.find(({ id }) => id === scene.id)!;
      const cut = (from + transition!.frames / 2) / timeline.fps;
      expect(Math.abs(cut - word.start - timeline.sound[0]!.at)).toBeLessThan(0.6);
    }
    expect(timeline.frames / timeline.fps).toBeGreaterThan(words.at(-1)!.start);
  });

  test('an edit keeps its words: a script is not looked for in the prompt again', async () => {
    const prompt = `Make a calm video for our board about the quarter, with large figures. Script: ${script}`;
    const made = await studio.plan({ prompt, audio: [voiceover], music: false });
    const said = ({ captions }: Timeline) =>
      captions?.pages.flatMap((page) => page.words.map(({ text, from }) => [text, from]));
    expect(
      said(made.timeline)!
        .map(([text]) => text)
        .join(' '),
    ).toBe(script);
    const edited = await studio.edit(made, 'Remove scene 2');
    expect(edited.timeline.scenes).toHaveLength(made.timeline.scenes.length - 1);
    expect(
      said(edited.timeline)!
        .map(([text]) => text)
        .join(' '),
    ).toBe(script);
    const shifts = said(edited.timeline)!.map(
      ([, from], index) => Number(from) - Number(said(made.timeline)![index]![1]),
    );
    expect(Math.max(...shifts.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  test('without its text: no captions, and a warning', async () => {
    const { timeline, warnings } = await studio.plan({ prompt: 'A video about our quarter.', audio: [voiceover] });
    expect(timeline.captions).toBeNull();
    expect(warnings.map(({ code }) => code)).toContain('voiceover_text_unknown');
  });

  test('over music, with an effect: −14 LUFS ±1, no clipping, music under the voice', async () => {
    const { samples } = drums(96, 0.31, 12);
    const music = { url: await track('under.wav', samples), role: 'music' as const };
    const ping = Float32Array.from({ length: 24_000 }, (_, i) => Math.exp(-i / 4000) * Math.sin(i * 0.2));
    const sfx = { url: await track('ping.wav', ping), role: 'sfx' as const };
    const { timeline } = await studio.plan({ prompt: script, audio: [voiceover, music, sfx] });
    expect(timeline.sound.filter(({ role }) => role === 'effect').map(({ asset, at }) => [asset, at])).toEqual([
      ['audio-2', timeline.scenes[1]!.from / timeline.fps],
    ]);
    const { ffmpeg } = await locateFfmpeg();
    const mixed = await mixSound({
      timeline,
      assetPath: (digest) => join(folder, 'assets', digest),
      outFile: join(folder, 'mix.wav'),
      ffmpeg,
    });
    expect(Math.abs(mixed.integratedLufs + 14)).toBeLessThanOrEqual(1);
    expect(mixed.truePeakDbtp).toBeLessThanOrEqual(-1);
  });
});
