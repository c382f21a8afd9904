import type { SoundClip } from '@scenewright/core/timeline';
import { loudness } from './loudness.js';

const clip = (more: Partial<SoundClip>): SoundClip => ({
  asset: 'a',
  role: 'music',
  at: 0,
  offset: 0,
  seconds: 20,
  gainDb: 0,
  fadeIn: 0,
  fadeOut: 0,
  ...more,
});
const voice = clip({ role: 'narration', at: 5, seconds: 4 });
const music = clip({});
const sound = [music, voice];

describe('how loud a clip is', () => {
  it('gives way by 10 dB to a voice, and comes back after it', () => {
    const at = (seconds: number) => loudness({ sound }, music, seconds);
    expect([at(0), at(4), at(12)]).toEqual([1, 1, 1]);
    expect(at(7)).toBeCloseTo(10 ** (-10 / 20));
    expect(at(4.9)).toBeLessThan(at(4.75));
    expect(at(9.6)).toBeGreaterThan(at(9.2));
  });

  it('is its own gain for a voice, whatever else is heard', () => {
    expect(loudness({ sound }, { ...voice, gainDb: -6 }, 1)).toBeCloseTo(10 ** (-6 / 20));
  });

  it('fades in and out, and is never louder than it can be', () => {
    const faded = clip({ fadeIn: 2, fadeOut: 4, gainDb: 12 });
    expect([0, 1, 2, 18, 20].map((at) => loudness({ sound: [faded] }, faded, at))).toEqual([0, 0.5, 1, 0.5, 0]);
  });
});
