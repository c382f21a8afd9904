import type { SoundClip } from '@scenewright/core';
import { CURVE_RATE, EFFECT_DUCK_DB, MUSIC_DUCK_DB } from './ducking.js';
import { LoudnessMeter, MIX_RATE } from './loudness-meter.js';
import type { SoundSource, StereoPiece } from './sound-source.js';

/** Before `gainDb`, voices and music are set to this loudness, and effects to this peak. */
const REFERENCE_LUFS = -16;
const EFFECT_PEAK_DB = -3;
/** A recording that is nearly silent is not blown up beyond this. */
const MOST_GAIN_DB = 24;

/** Shortest fades, in seconds: none clicks, and music neither bursts in nor breaks off. */
const SOFT_EDGE = 0.003;
const MUSIC_FADE_IN = 0.25;
const MUSIC_FADE_OUT = 1.2;

const linear = (db: number) => 10 ** (db / 20);
export const isSpeech = (clip: SoundClip) => clip.role === 'narration' || clip.role === 'voiceover';

/** A clip on the mix: where it lies, in samples, and how loud it is. */
export class ClipVoice {
  /** First sample on the mix, and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly #offset: number;
  readonly #fadeIn: number;
  readonly #fadeOut: number;
  #gain: number;

  constructor(
    readonly clip: SoundClip,
    readonly source: SoundSource,
    total: number,
  ) {
    const wanted = Math.round(clip.seconds * MIX_RATE);
    this.#offset = Math.round(clip.offset * MIX_RATE);
    this.from = Math.round(clip.at * MIX_RATE);
    const available = Math.max(0, source.frames - this.#offset);
    this.to = Math.min(total, this.from + Math.min(wanted, available));
    const length = Math.max(0, this.to - this.from);
    const music = clip.role === 'music';
    const fade = (asked: number, least: number) => Math.min(Math.max(asked, least) * MIX_RATE, length / 2);
    this.#fadeIn = fade(clip.fadeIn, music ? MUSIC_FADE_IN : SOFT_EDGE);
    this.#fadeOut = fade(clip.fadeOut, music ? MUSIC_FADE_OUT : SOFT_EDGE);
    this.#gain = linear(clip.gainDb);
  }

  /** The recording between two samples of the mix. */
  raw(from: number, count: number): Promise<StereoPiece> {
    return this.source.read(this.#offset + from - this.from, count);
  }

  /** Sets the clip to the reference level, so that `gainDb` means the same for every recording. */
  async balance(block: number, signal?: AbortSignal): Promise<void> {
    const meter = new LoudnessMeter();
    let peak = 0;
    for (let at = this.from; at < this.to; at += block) {
      signal?.throwIfAborted();
      const { left, right } = await this.raw(at, Math.min(block, this.to - at));
      if (this.clip.role === 'effect') peak = Math.max(peak, highest(left), highest(right));
      else meter.add(left, right);
    }
    const measured = this.clip.role === 'effect' ? 20 * Math.log10(peak) : meter.integrated();
    const wanted = this.clip.role === 'effect' ? EFFECT_PEAK_DB : REFERENCE_LUFS;
    if (Number.isFinite(measured)) this.#gain *= linear(Math.min(MOST_GAIN_DB, wanted - measured));
  }

  /** Adds the clip to a piece of the mix that starts at sample `at`; `duck` is the curve of `duckCurve`. */
  async addTo(mix: StereoPiece, at: number, duck: Float32Array | null): Promise<void> {
    const first = Math.max(at, this.from);
    const last = Math.min(at + mix.left.length, this.to);
    if (last <= first) return;
    const { left, right } = await this.raw(first, last - first);
    const depth = this.clip.role === 'music' ? MUSIC_DUCK_DB : EFFECT_DUCK_DB;
    const ducked = duck === null || isSpeech(this.clip) ? null : gainsAround(duck, depth, first, last);
    for (let i = 0; i < left.length; i++) {
      const place = first + i;
      let gain = this.#gain * fadeAt(place - this.from, this.#fadeIn) * fadeAt(this.to - 1 - place, this.#fadeOut);
      if (ducked) gain *= valueAt(ducked.gains, place, ducked.from);
      mix.left[place - at]! += left[i]! * gain;
      mix.right[place - at]! += right[i]! * gain;
    }
  }

  /** Adds the level of the clip to a curve at `CURVE_RATE`: the root mean square of each step. */
  async addLevels(levels: Float32Array, block: number, signal?: AbortSignal): Promise<void> {
    const step = MIX_RATE / CURVE_RATE;
    for (let at = this.from; at < this.to; at += block) {
      signal?.throwIfAborted();
      const { left, right } = await this.raw(at, Math.min(block, this.to - at));
      for (let i = 0; i < left.length; i++) {
        const place = Math.floor((at + i) / step);
        if (place < levels.length) levels[place]! += ((left[i]! ** 2 + right[i]! ** 2) / 2 / step) * this.#gain ** 2;
      }
    }
  }
}

/** Half a cosine from 0 to 1 over `length` samples. */
const fadeAt = (place: number, length: number) =>
  place >= length ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * Math.max(0, place)) / length);

/** The part of the duck curve that a piece of the mix needs, as linear gains. */
function gainsAround(curve: Float32Array, depthDb: number, first: number, last: number) {
  const from = Math.floor((first * CURVE_RATE) / MIX_RATE);
  const to = Math.ceil((last * CURVE_RATE) / MIX_RATE) + 2;
  return { from, gains: curve.slice(from, to).map((value) => linear(depthDb * value)) };
}

function valueAt(curve: Float32Array, sample: number, from: number): number {
  const x = (sample * CURVE_RATE) / MIX_RATE - from;
  const i = x | 0;
  const before = curve[i] ?? 1;
  return before + ((curve[i + 1] ?? before) - before) * (x - i);
}

function highest(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    if (x > peak) peak = x;
    else if (-x > peak) peak = -x;
  }
  return peak;
}
