import { designBiquad, Biquad } from '@scenewright/core/audio';
import { polishVoice, VOICE_RATE } from './polish-voice.js';

const RATE = 22_050;
/** A pulse train with a second of silence before and after. */
const buzz = () => {
  const out = new Float32Array(4 * RATE);
  for (let i = RATE; i < 3 * RATE; i++) out[i] = (i - RATE) % 200 === 0 ? 0.9 : 0;
  return out;
};
function level(samples: Float32Array, hertz: number, rate: number): number {
  const filter = new Biquad(designBiquad({ kind: 'bandpass', frequency: hertz, q: 2 }, rate));
  let sum = 0;
  for (const x of samples) sum += filter.next(x) ** 2;
  return 10 * Math.log10(sum / samples.length);
}
const crest = (samples: Float32Array) => {
  let peak = 0;
  let sum = 0;
  for (const x of samples) {
    peak = Math.max(peak, Math.abs(x));
    sum += x * x;
  }
  return 20 * Math.log10(peak / Math.sqrt(sum / samples.length));
};

describe('the polish of a synthetic voice', () => {
  test('cuts silence, and tells where the recording starts', () => {
    const { samples, shift } = polishVoice(buzz(), RATE);
    expect(shift).toBeCloseTo(0.97, 2);
    expect(samples.length / VOICE_RATE).toBeCloseTo(2.25, 1);
  });

  test('takes the edge at 3 kHz and the highs away, and leaves the body', () => {
    const raw = buzz();
    const { samples } = polishVoice(raw, RATE);
    const change = (hertz: number) => level(samples, hertz, VOICE_RATE) - level(raw, hertz, RATE);
    expect(change(400) - change(3000)).toBeGreaterThan(3);
    expect(change(400) - change(7500)).toBeGreaterThan(5);
  });

  test('spreads the pulses: peaks stand out less, and the highest is at −3 dBFS', () => {
    const { samples } = polishVoice(buzz(), RATE);
    const steady = samples.subarray(VOICE_RATE / 2, (3 * VOICE_RATE) / 2);
    expect(crest(steady)).toBeLessThan(crest(buzz().subarray(RATE, 3 * RATE)) - 4);
    expect(20 * Math.log10(samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0))).toBeCloseTo(-3, 2);
  });
});
