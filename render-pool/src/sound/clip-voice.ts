import type { SoundClip } from '@scenewright/core/timeline';
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

/** Samples that are measured at once. */
const BLOCK = MIX_RATE;
/** Samples of a step of a gain curve. */
const CURVE_STEP = MIX_RATE / CURVE_RATE;

const linear = (db: number) => 10 ** (db / 20);
export const isSpeech = (clip: SoundClip) => clip.role === 'narration' || clip.role === 'voiceover';

/** What a clip's part of its recording measures. */
export interface ClipMeasure {
  /** LUFS of a voice or of music, peak in dBFS of an effect; null for silence. */
  level: number | null;
  /** Of a voice: mean power at `CURVE_RATE`, from the step of the mix in which the clip begins. */
  powers: number[];
}

/** A clip on the mix: where it lies, in samples, and how loud it is. */
export class ClipVoice {
  /** First sample on the mix, and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly #offset: number;
  readonly #fadeIn: number;
  readonly #fadeOut: number;
  #gain: number;
  #powers: number[] = [];

  constructor(
    readonly clip: SoundClip,
    /** Of the recording. */
    readonly digest: string,
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

  /** All that `measure` depends on. */
  get measured(): readonly unknown[] {
    const kind = isSpeech(this.clip) ? 'voice' : this.clip.role === 'effect' ? 'effect' : 'music';
    return [this.digest, kind, this.#offset, this.to - this.from, kind === 'voice' ? this.from % CURVE_STEP : 0];
  }

  /** All that the clip adds to the mix around sample `start` depends on, but for the duck curve. Call `balance` first. */
  placedAt(start: number): readonly unknown[] {
    const place = [this.from - start, this.to - start, this.#offset];
    return [this.digest, this.clip.role, ...place, this.#fadeIn, this.#fadeOut, this.#gain];
  }

  /** The recording between two samples of the mix. */
  raw(from: number, count: number): Promise<StereoPiece> {
    return this.source.read(this.#offset + from - this.from, count);
  }

  async measure(signal?: AbortSignal): Promise<ClipMeasure> {
    const meter = new LoudnessMeter();
    const speech = isSpeech(this.clip);
    const firstStep = Math.floor(this.from / CURVE_STEP);
    const powers: number[] = [];
    let peak = 0;
    for (let at = this.from; at < this.to; at += BLOCK) {
      signal?.throwIfAborted();
      const { left, right } = await this.raw(at, Math.min(BLOCK, this.to - at));
      if (this.clip.role === 'effect') peak = Math.max(peak, highest(left), highest(right));
      else meter.add(left, right);
      if (!speech) continue;
      for (let i = 0; i < left.length;) {
        const step = Math.floor((at + i) / CURVE_STEP);
        const end = Math.min(left.length, (step + 1) * CURVE_STEP - at);
        let energy = 0;
        for (; i < end; i++) energy += (left[i]! ** 2 + right[i]! ** 2) / 2;
        powers[step - firstStep] = (powers[step - firstStep] ?? 0) + energy / CURVE_STEP;
      }
    }
    const level = this.clip.role === 'effect' ? 20 * Math.log10(peak) : meter.integrated();
    return { level: Number.isFinite(level) ? level : null, powers };
  }

  /** Sets the clip to the reference level, so that `gainDb` means the same for every recording. */
  balance({ level, powers }: ClipMeasure): void {
    const wanted = this.clip.role === 'effect' ? EFFECT_PEAK_DB : REFERENCE_LUFS;
    if (level !== null) this.#gain *= linear(Math.min(MOST_GAIN_DB, wanted - level));
    this.#powers = powers;
  }

  /** Adds the power of the clip to a curve at `CURVE_RATE`. */
  addPowers(curve: Float32Array): void {
    const first = Math.floor(this.from / CURVE_STEP);
    this.#powers.forEach((power, step) => {
      if (first + step < curve.length) curve[first + step]! += power * this.#gain ** 2;
    });
  }

  /** Adds the clip to a piece of the mix that starts at sample `at`; `duck` is the curve of `duckCurve`. */
  async addTo(mix: StereoPiece, at: number, duck: Float32Array | null): Promise<void> {
    const first = Math.max(at, this.from);
    const last = Math.min(at + mix.left.length, this.to);
    if (last <= first) return;
    const { left, right } = await this.raw(first, last - first);
    const gains = new Float32Array(last - first).fill(this.#gain);
    this.#fade(gains, first, last);
    if (duck !== null && !isSpeech(this.clip))
      applyDuck(gains, first, duck, this.clip.role === 'music' ? MUSIC_DUCK_DB : EFFECT_DUCK_DB);
    const [toLeft, toRight, place] = [mix.left, mix.right, first - at];
    for (let i = 0; i < gains.length; i++) {
      const gain = gains[i]!;
      toLeft[place + i]! += left[i]! * gain;
      toRight[place + i]! += right[i]! * gain;
    }
  }

  #fade(gains: Float32Array, first: number, last: number): void {
    const inEnd = Math.min(last, this.from + Math.ceil(this.#fadeIn));
    for (let at = first; at < inEnd; at++) gains[at - first]! *= fadeAt(at - this.from, this.#fadeIn);
    for (let at = Math.max(first, this.to - Math.ceil(this.#fadeOut)); at < last; at++)
      gains[at - first]! *= fadeAt(this.to - 1 - at, this.#fadeOut);
  }
}

/** Half a cosine from 0 to 1 over `length` samples. */
const fadeAt = (place: number, length: number) =>
  place >= length ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * Math.max(0, place)) / length);

/** Lowers gains that start at sample `first` of the mix as the curve says, on straight lines between its values. */
function applyDuck(gains: Float32Array, first: number, curve: Float32Array, depthDb: number): void {
  for (let i = 0; i < gains.length;) {
    const step = Math.floor((first + i) / CURVE_STEP);
    const end = Math.min(gains.length, (step + 1) * CURVE_STEP - first);
    const [here, next] = [curve[step] ?? 0, curve[step + 1] ?? curve[step] ?? 0];
    if (here === 0 && next === 0) {
      i = end;
      continue;
    }
    const from = linear(depthDb * here);
    const slope = (linear(depthDb * next) - from) / CURVE_STEP;
    const begin = step * CURVE_STEP - first;
    for (; i < end; i++) gains[i]! *= from + slope * (i - begin);
  }
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
