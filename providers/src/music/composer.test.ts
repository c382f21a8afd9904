// @cost 10
import fc from 'fast-check';
import { decodeWav } from '@scenewright/core/audio';
import type { ComposedMusic } from '@scenewright/core/generation';
import type { MusicMood } from '@scenewright/core/style';
import { createComposer } from './composer.js';
import { shapeForm } from './form.js';
import { moods } from './moods.js';

const composer = createComposer();
const names = Object.keys(moods) as MusicMood[];
const SECONDS = 14;
const sections = [
  { at: 0, energy: 0.5 },
  { at: 3, energy: 0.7 },
  { at: 6, energy: 0.4 },
  { at: 9, energy: 0.95 },
];
const composed = new Map<MusicMood, Promise<ComposedMusic>>();
const fresh = (mood: MusicMood, seed = 7) => composer.compose({ mood, seconds: SECONDS, seed, sections });
/** Composed once for all tests. */
function compose(mood: MusicMood): Promise<ComposedMusic> {
  if (!composed.has(mood)) composed.set(mood, fresh(mood));
  return composed.get(mood)!;
}
const rms = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(Math.round(from * 48_000), Math.round(to * 48_000));
  return 10 * Math.log10(part.reduce((sum, x) => sum + x * x, 0) / part.length);
};

function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const x of samples) peak = x > peak ? x : -x > peak ? -x : peak;
  return peak;
}

/** Share of the differences between samples in the whole: grows with brightness. */
function brightness(samples: Float32Array): number {
  let changes = 0;
  let power = 0;
  for (let i = 1; i < samples.length; i++) {
    changes += (samples[i]! - samples[i - 1]!) ** 2;
    power += samples[i]! ** 2;
  }
  return (Math.sqrt(changes / power) * 48_000) / (2 * Math.PI);
}

describe('composed music', () => {
  test('the same request gives the same bytes, another seed others', async () => {
    const first = await compose('bright');
    expect(Buffer.from((await fresh('bright')).bytes).equals(Buffer.from(first.bytes))).toBe(true);
    expect(Buffer.from((await fresh('bright', 8)).bytes).equals(Buffer.from(first.bytes))).toBe(false);
  }, 120_000);

  test.each(names)(
    '%s: as long as asked, without clipping, louder where energy is asked, with a ring-out to silence',
    async (mood) => {
      const music = await compose(mood);
      const { sampleRate, channels } = decodeWav(music.bytes);
      const [left, right] = channels as [Float32Array, Float32Array];
      expect([sampleRate, left.length, right.length]).toEqual([48_000, SECONDS * 48_000, SECONDS * 48_000]);
      for (const side of channels) expect(peakOf(side)).toBeLessThan(0.8);
      expect(rms(left, 9.2, 12)).toBeGreaterThan(rms(left, 6.2, 8.8) + 0.6);
      const lastBeat = music.beats.at(-1)!;
      expect(SECONDS - lastBeat).toBeGreaterThan(1.3);
      expect(SECONDS - lastBeat).toBeLessThan(4);
      // The last chord strikes, rings, and is gone at the end.
      expect(rms(left, lastBeat, lastBeat + 0.4)).toBeGreaterThan(rms(left, SECONDS - 0.5, SECONDS) + 8);
      expect(Math.abs(left.at(-1)!)).toBe(0);
      // No holes: something sounds in every half second before the end.
      for (let at = 0.5; at < lastBeat; at += 0.5) expect(rms(left, at, at + 0.5)).toBeGreaterThan(-45);
      expect(left.some((x, i) => x !== right[i])).toBe(true);
    },
    120_000,
  );

  test('the moods differ in tempo and in brightness', async () => {
    const heard = [];
    for (const mood of names) {
      const music = await compose(mood);
      heard.push({ mood, bpm: music.beatsPerMinute, bright: brightness(decodeWav(music.bytes).channels[0]!) });
    }
    const of = (mood: MusicMood) => heard.find((entry) => entry.mood === mood)!;
    expect(of('calm').bpm).toBeLessThan(of('warm').bpm);
    expect(of('warm').bpm).toBeLessThan(of('playful').bpm);
    expect(of('playful').bpm).toBeLessThan(of('driving').bpm);
    expect(of('bright').bright).toBeGreaterThan(1.4 * of('serious').bright);
    expect(of('driving').bright).toBeGreaterThan(1.3 * of('calm').bright);
    const pairs = heard.flatMap((a, i) => heard.slice(i + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const differ = Math.abs(a.bpm / b.bpm - 1) > 0.03 || Math.abs(a.bright / b.bright - 1) > 0.1;
      if (!differ) throw new Error(`${a.mood} and ${b.mood} sound alike`);
    }
  }, 120_000);

  test('others get their turn while it composes, and an abort ends it', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await fresh('driving');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    const abort = new AbortController();
    const pending = composer.compose({ mood: 'driving', seconds: 30, seed: 1, sections }, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('stopped')), 10);
    await expect(pending).rejects.toThrow('stopped');
  }, 120_000);

  test('a length that music can not have is refused', async () => {
    for (const seconds of [0, -3, Number.NaN, 1e6]) {
      await expect(composer.compose({ mood: 'calm', seconds, seed: 1, sections: [] })).rejects.toMatchObject({
        stage: 'music',
        kind: 'bad_length',
      });
    }
  });
});

describe('the form', () => {
  test('keeps the tempo near the mood, ends on a beat inside the length, and puts sections near beats', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 4, max: 300, noNaN: true }),
        fc.array(
          fc.record({
            at: fc.double({ min: 0, max: 300, noNaN: true }),
            energy: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
          { maxLength: 12 },
        ),
        fc.constantFrom(...names),
        (seconds, wanted, mood) => {
          const form = shapeForm({ seconds, sections: wanted }, moods[mood].bpm);
          expect(Math.abs(form.bpm / moods[mood].bpm - 1)).toBeLessThan(0.0401);
          const end = form.lastBeat * form.beatSeconds;
          expect(end).toBeGreaterThan(0);
          expect(end).toBeLessThan(seconds);
          expect(form.energies).toHaveLength(form.lastBeat);
          for (const beat of form.sectionBeats) expect(beat).toBeLessThan(form.lastBeat);
        },
      ),
    );
  });
});
