import { decodeWav } from '@scenewright/core/audio';
import type { EffectKind } from '@scenewright/core/generation';
import { createEffects } from './effects.js';

const kinds: EffectKind[] = ['whoosh', 'pop', 'tick', 'rise', 'impact', 'shimmer'];
const effects = createEffects();
const peakDb = (samples: Float32Array) => 20 * Math.log10(samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0));

describe('sound effects', () => {
  test.each(kinds)('%s is short and quiet, starts at once and ends in silence', async (kind) => {
    const { bytes, seconds } = await effects.make({ kind, seed: 3 });
    const { sampleRate, channels } = decodeWav(bytes);
    expect(sampleRate).toBe(48_000);
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThan(2.2);
    const loudest = Math.max(...channels.map(peakDb));
    expect(loudest).toBeLessThan(-8.5);
    expect(loudest).toBeGreaterThan(-20);
    const first = channels[0]!.findIndex((x) => Math.abs(x) > 1e-3);
    expect(first / sampleRate).toBeLessThan(kind === 'rise' || kind === 'whoosh' ? 0.5 : 0.02);
    for (const side of channels) expect(Math.abs(side.at(-1)!)).toBe(0);
  });

  test('a seed gives a variation, the same seed the same bytes', async () => {
    for (const kind of kinds) {
      const one = Buffer.from((await effects.make({ kind, seed: 1 })).bytes);
      expect(Buffer.from((await effects.make({ kind, seed: 1 })).bytes).equals(one)).toBe(true);
      expect(Buffer.from((await effects.make({ kind, seed: 2 })).bytes).equals(one)).toBe(false);
    }
  });

  test('a rise grows, an impact falls', async () => {
    const energyShare = async (kind: EffectKind) => {
      const { channels } = decodeWav((await effects.make({ kind, seed: 5 })).bytes);
      const square = (part: Float32Array) => part.reduce((sum, x) => sum + x * x, 0);
      const half = channels[0]!.length >> 1;
      return square(channels[0]!.subarray(0, half)) / square(channels[0]!);
    };
    expect(await energyShare('rise')).toBeLessThan(0.2);
    expect(await energyShare('impact')).toBeGreaterThan(0.9);
  });
});
