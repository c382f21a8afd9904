import { encodeWav, filterInPlace } from '@scenewright/core/audio';
import type { EffectKind, Effects } from '@scenewright/core/generation';
import { chanceOf, type Chance } from '../music/chance.js';
import { MUSIC_RATE } from '../music/music-rate.js';
import { add, glide, noise, swell } from '../music/percussion.js';
import { addReverb } from '../music/room.js';
import { frequencyOf, renderTone, tones } from '../music/tones.js';

/** Peak of each effect in dBFS: quiet beside a voice that peaks at −3. */
const PEAK_DB: Record<EffectKind, number> = { whoosh: -14, pop: -13, tick: -18, rise: -16, impact: -9, shimmer: -19 };

/** Seconds of room after the dry sound. */
const TAIL: Record<EffectKind, number> = { whoosh: 0.25, pop: 0.12, tick: 0.06, rise: 0.2, impact: 0.6, shimmer: 0.7 };

/** A value between two, by chance. */
const between = (chance: Chance, low: number, high: number) => low + (high - low) * chance();

const recipes: Record<EffectKind, (chance: Chance) => Float32Array> = {
  whoosh: (chance) => {
    // Air that comes and goes: its band rises to the middle and falls again.
    const rising = swell(chance, between(chance, 0.22, 0.3), 350, between(chance, 2200, 3200));
    const falling = swell(chance, between(chance, 0.26, 0.36), 300, 2400).reverse();
    const out = new Float32Array(rising.length + falling.length);
    add(out, rising, 1);
    return add(out, falling, 0.8, rising.length - Math.round(0.04 * MUSIC_RATE));
  },
  pop: (chance) => {
    const pitch = between(chance, 480, 640);
    return add(
      glide(0.16, pitch * 0.55, pitch, 0.016, 0.14),
      noise(chance, 0.01, 0.008, [{ kind: 'lowpass', frequency: 3000 }]),
      0.12,
    );
  },
  tick: (chance) =>
    add(
      noise(chance, 0.04, 0.025, [{ kind: 'bandpass', frequency: between(chance, 2400, 3400), q: 3 }]),
      glide(0.03, 1900, 1500, 0.01, 0.03),
      0.25,
    ),
  rise: (chance) => {
    const seconds = between(chance, 1, 1.3);
    const out = swell(chance, seconds, 250, between(chance, 3800, 5200));
    const pitch = between(chance, 170, 210);
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const x = i / out.length;
      phase += (2 * Math.PI * pitch * 2 ** (1.6 * x)) / MUSIC_RATE;
      out[i]! += 0.25 * Math.sin(phase) * x ** 2 * Math.min(1, (out.length - i) / 900);
    }
    return out;
  },
  impact: (chance) => {
    const out = glide(1.1, between(chance, 95, 120), between(chance, 38, 46), 0.06, 1);
    add(out, noise(chance, 0.35, 0.3, [{ kind: 'lowpass', frequency: between(chance, 900, 1400) }]), 0.5);
    return add(out, noise(chance, 0.02, 0.015, [{ kind: 'bandpass', frequency: 2500, q: 1 }]), 0.3);
  },
  shimmer: (chance) => {
    const root = 79 + Math.floor(chance() * 5);
    const out = new Float32Array(Math.round(1.1 * MUSIC_RATE));
    // A rising run of a pentatonic scale.
    [0, 4, 7, 11, 14, 19].forEach((step, i) => {
      const note = { midi: root + step, seconds: 0.25, brightness: 0.9 };
      const at = i * between(chance, 0.05, 0.07);
      if (frequencyOf(note.midi) < 8000) add(out, renderTone(tones.bell, note), 0.5, Math.round(at * MUSIC_RATE));
    });
    return out;
  },
};

/**
 * Short quiet sounds for entrances and transitions: stereo 48 kHz WAV, 0.1 to 2 seconds, peaks from −9 dBFS
 * (impact) to −19 (shimmer). A seed gives a variation; the same seed the same bytes.
 */
export function createEffects(): Effects {
  return {
    id: 'effects/1',
    async make({ kind, seed }, options = {}) {
      options.signal?.throwIfAborted();
      const dry = recipes[kind](chanceOf(seed));
      const length = dry.length + Math.round(TAIL[kind] * MUSIC_RATE);
      const left = new Float32Array(length);
      left.set(dry);
      // A whoosh passes from one side to the other; the rest stays in the middle.
      const right = Float32Array.from(left);
      if (kind === 'whoosh') pass(left, right, seed % 2 === 0 ? 1 : -1);
      const send = Float32Array.from(left, (x, i) => (x + right[i]!) * 0.3);
      filterInPlace(send, MUSIC_RATE, [
        { kind: 'highpass', frequency: 300 },
        { kind: 'lowpass', frequency: 5000 },
      ]);
      await addReverb(send, [left, right], { seconds: 0.9, level: 0.35, rest: () => Promise.resolve() });
      level(left, right, PEAK_DB[kind]);
      return {
        bytes: encodeWav({ sampleRate: MUSIC_RATE, channels: [left, right] }),
        mimeType: 'audio/wav',
        seconds: length / MUSIC_RATE,
      };
    },
  };
}

function pass(left: Float32Array, right: Float32Array, direction: number): void {
  for (let i = 0; i < left.length; i++) {
    const place = 0.5 + direction * 0.35 * (i / left.length - 0.5) * 2;
    left[i]! *= Math.cos((place * Math.PI) / 2) * Math.SQRT2;
    right[i]! *= Math.sin((place * Math.PI) / 2) * Math.SQRT2;
  }
}

/** Sets the peak and lets the ends meet silence. */
function level(left: Float32Array, right: Float32Array, peakDb: number): void {
  let peak = 0;
  for (const side of [left, right]) for (const x of side) peak = Math.max(peak, Math.abs(x));
  const gain = peak === 0 ? 0 : 10 ** (peakDb / 20) / peak;
  const fade = Math.round(0.05 * MUSIC_RATE);
  for (const side of [left, right]) {
    for (let i = 0; i < side.length; i++) side[i]! *= gain * Math.min(1, (side.length - 1 - i) / fade);
  }
}
