import { decodeWav } from '@scenewright/core/audio';
import type { MusicMood } from '@scenewright/core/style';
import { createComposer } from '../music/composer.js';
import { detectBeats } from './detect-beats.js';

const RATE = 48_000;
/** Clicks of a short tone. */
function clicks(times: number[], seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (const time of times) {
    const first = Math.round(time * RATE);
    for (let i = 0; i < 2000 && first + i < out.length; i++) out[first + i] = Math.exp(-i / 400) * Math.sin(i * 0.1);
  }
  return out;
}
const evenly = (first: number, step: number, end: number) =>
  Array.from({ length: Math.floor((end - first) / step) }, (_, i) => first + i * step);
const off = (beat: number, truth: number[]) => Math.min(...truth.map((time) => Math.abs(time - beat)));

describe('beats of a track', () => {
  test.each([
    [96, 0.31],
    [128, 0.05],
    [75, 0.4],
  ])('clicks at %d a minute are found to 20 ms', async (bpm, first) => {
    const truth = evenly(first, 60 / bpm, 20);
    const found = await detectBeats({ sampleRate: RATE, channels: [clicks(truth, 20)] });
    expect(Math.abs(found.beatsPerMinute - bpm)).toBeLessThan(0.4);
    for (const beat of found.beats.filter((at) => at > first - 0.1 && at < 19))
      expect(off(beat, truth)).toBeLessThan(0.02);
    for (const time of truth.filter((at) => at < 19)) expect(off(time, found.beats)).toBeLessThan(0.02);
    expect(found.confidence).toBeGreaterThan(0.5);
  });

  test.each<[MusicMood, number]>([
    ['elegant', 96],
    ['driving', 128],
  ])(
    'the beats of our own %s music at %d a minute are found to 20 ms',
    async (mood, bpm) => {
      const bar = (60 / bpm) * 4;
      const music = await createComposer().compose({
        mood,
        seconds: 8 * bar + 2,
        seed: 11,
        sections: [0, 2, 4, 6].map((n) => ({ at: n * bar, energy: 0.8 })),
      });
      expect(music.beatsPerMinute).toBeCloseTo(bpm, 0);
      const found = await detectBeats(decodeWav(music.bytes));
      expect(Math.abs(found.beatsPerMinute - music.beatsPerMinute)).toBeLessThan(0.5);
      expect(found.confidence).toBeGreaterThan(0.2);
      const inside = found.beats.filter((at) => at < music.beats.at(-1)! + 0.02);
      expect(inside.length).toBeGreaterThan(music.beats.length - 2);
      for (const beat of inside) expect(off(beat, music.beats)).toBeLessThan(0.02);
    },
    40_000,
  );

  test('a tempo that wanders is followed', async () => {
    const truth: number[] = [];
    for (let at = 0.3, step = 0.5; at < 24; at += step, step = 0.5 + 0.06 * Math.sin(at / 3)) truth.push(at);
    const { beats } = await detectBeats({ sampleRate: RATE, channels: [clicks(truth, 24)] });
    const hit = truth.filter((time) => off(time, beats) < 0.03).length;
    expect(hit / truth.length).toBeGreaterThan(0.9);
  });

  test('silence and noise without a beat are told apart from music', async () => {
    const silent = await detectBeats({ sampleRate: RATE, channels: [new Float32Array(10 * RATE)] });
    expect(silent).toEqual({ beatsPerMinute: 0, beats: [], confidence: 0 });
    let state = 1;
    const hiss = Float32Array.from(
      { length: 10 * RATE },
      () => (state = (state * 16807) % 2147483647) / 2147483647 - 0.5,
    );
    expect((await detectBeats({ sampleRate: RATE, channels: [hiss] })).confidence).toBeLessThan(0.2);
    expect((await detectBeats({ sampleRate: RATE, channels: [new Float32Array(100)] })).beats).toEqual([]);
  });
});
