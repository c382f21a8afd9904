import type { Pcm } from '@scenewright/core/audio';
import { breather } from '../music/breather.js';
import { onsetEnvelope, type OnsetEnvelope } from './onset-envelope.js';

export interface DetectedBeats {
  beatsPerMinute: number;
  /** Seconds of each beat, over the whole track. */
  beats: number[];
  /** 0 to 1: how far the sounds of the track stand on the beats. Below 0.2 there is no beat to cut on. */
  confidence: number;
}

const SLOWEST = 55;
const FASTEST = 190;
/** People tap near this tempo; ambiguous tracks are read at the multiple closest to it. */
const USUAL_TEMPO = 112;
const OCTAVES_OF_DOUBT = 0.75;
/** Weight of regularity against strength of onsets (Ellis 2007). */
const TIGHTNESS = 120;
/** Beats that stray no more than this from an even grid are taken to be on it. Seconds. */
const STEADY = 0.03;

/**
 * The beats of a track: tempo from the autocorrelation of its onsets, beats by dynamic programming (Ellis,
 * "Beat tracking by dynamic programming", 2007); the beats of a steady track are then fitted to one even grid,
 * which is exact to a few milliseconds. A track too short or without onsets gives no beats.
 */
export async function detectBeats(pcm: Pcm, options: { signal?: AbortSignal } = {}): Promise<DetectedBeats> {
  const envelope = await onsetEnvelope(pcm, breather(options.signal));
  const none = { beatsPerMinute: 0, beats: [], confidence: 0 };
  const loudest = envelope.values.reduce((max, value) => Math.max(max, value), 0);
  if (loudest === 0 || envelope.values.length < 4 * envelope.rate) return none;
  const period = periodOf(envelope);
  const tracked = track(envelope, period);
  if (tracked.length < 4) return none;
  const seconds = (pcm.channels[0]?.length ?? 0) / pcm.sampleRate;
  const grid = fitGrid(tracked.map((frame) => frame / envelope.rate));
  const steady = grid.stray <= STEADY ? refineGrid(envelope, onDownstroke(envelope, grid)) : undefined;
  const beats = steady ? evenBeats(steady, seconds) : tracked.map((frame) => frame / envelope.rate);
  const beatSeconds = (steady ?? grid).period;
  return { beatsPerMinute: 60 / beatSeconds, beats, confidence: confidenceOf(envelope, beatSeconds) };
}

/** The beat period in values of the envelope. */
function periodOf({ values, rate }: OnsetEnvelope): number {
  const shortest = Math.floor((60 / FASTEST) * rate);
  const longest = Math.ceil((60 / SLOWEST) * rate);
  const likeness = new Float64Array(longest * 4 + 4);
  for (let lag = 1; lag < Math.min(likeness.length, values.length); lag++) {
    let sum = 0;
    for (let i = lag; i < values.length; i++) sum += values[i]! * values[i - lag]!;
    likeness[lag] = sum / (values.length - lag);
  }
  const near = (lag: number) => Math.max(likeness[lag - 1] ?? 0, likeness[lag] ?? 0, likeness[lag + 1] ?? 0);
  let best = { lag: shortest, score: -Infinity };
  for (let lag = shortest; lag <= longest; lag++) {
    const doubt = Math.log2((60 * rate) / lag / USUAL_TEMPO) / OCTAVES_OF_DOUBT;
    const score = (likeness[lag]! + 0.6 * near(lag * 2) + 0.4 * near(lag * 4)) * Math.exp(-0.5 * doubt * doubt);
    if (score > best.score) best = { lag, score };
  }
  // The top of a parabola through the peak and its neighbours.
  const [a, b, c] = [likeness[best.lag - 1]!, likeness[best.lag]!, likeness[best.lag + 1]!];
  const curve = a - 2 * b + c;
  return best.lag + (curve < 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * curve))) : 0);
}

/** Frames of the beats: the chain of strong onsets whose steps are closest to the period. */
function track({ values }: OnsetEnvelope, period: number): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  const score = new Float64Array(values.length);
  const previous = new Int32Array(values.length).fill(-1);
  const nearest = Math.round(period / 2);
  const farthest = Math.round(period * 2);
  const penalty = Float64Array.from({ length: farthest + 1 }, (_, step) =>
    step === 0 ? Infinity : TIGHTNESS * Math.log(step / period) ** 2,
  );
  for (let i = 0; i < values.length; i++) {
    let best = 0;
    for (let step = nearest; step <= farthest && step <= i; step++) {
      const candidate = score[i - step]! - penalty[step]!;
      if (candidate > best) {
        best = candidate;
        previous[i] = i - step;
      }
    }
    score[i] = values[i]! / spread + best;
  }
  let at = values.length - 1;
  for (let i = Math.max(0, values.length - farthest); i < values.length; i++) if (score[i]! > score[at]!) at = i;
  const beats: number[] = [];
  for (; at >= 0; at = previous[at]!) beats.push(at);
  return beats.reverse();
}

interface Grid {
  first: number;
  period: number;
  /** Median distance of the tracked beats from the grid, in seconds. */
  stray: number;
}

/** The line through the beats that most of them agree on. */
function fitGrid(beats: number[]): Grid {
  const slopes: number[] = [];
  const apart = Math.max(1, Math.floor(beats.length / 2));
  for (let i = 0; i + apart < beats.length; i++) slopes.push((beats[i + apart]! - beats[i]!) / apart);
  const period = median(slopes);
  const first = median(beats.map((beat, i) => beat - i * period));
  return { first, period, stray: median(beats.map((beat, i) => Math.abs(beat - first - i * period))) };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** How much stronger the bass must be between the beats before they are taken to lie there. */
const OFFBEAT_BASS = 1.3;

/** A chain of onsets may run along the hi-hats between the beats: the bass tells which of the two is the beat. */
function onDownstroke({ low, rate }: OnsetEnvelope, grid: Grid): Grid {
  const reach = Math.max(1, Math.round(0.03 * rate));
  const strength = (first: number): number => {
    let sum = 0;
    for (let at = first; at * rate < low.length; at += grid.period) {
      const i = Math.round(at * rate);
      let most = 0;
      for (let k = Math.max(0, i - reach); k <= i + reach; k++) most = Math.max(most, low[k] ?? 0);
      sum += most;
    }
    return sum;
  };
  const between = grid.first + grid.period / 2;
  return strength(between) > OFFBEAT_BASS * strength(grid.first) ? { ...grid, first: between } : grid;
}

/** The period and place near the fitted ones at which the grid meets most onsets. */
function refineGrid({ values, rate }: OnsetEnvelope, grid: Grid): Grid {
  const seconds = values.length / rate;
  const count = Math.max(2, Math.floor((seconds - grid.first) / grid.period));
  const strengthAt = (at: number) => {
    const x = at * rate;
    const i = Math.floor(x);
    const before = values[i] ?? 0;
    return before + ((values[i + 1] ?? before) - before) * (x - i);
  };
  let best = { ...grid, score: -Infinity };
  // The period may be off so far that the last beat lies 40 ms beside.
  for (let drift = -0.04; drift <= 0.04; drift += 0.004) {
    const period = grid.period + drift / count;
    for (let shift = -0.04; shift <= 0.04; shift += 0.002) {
      let score = 0;
      for (let i = 0; i <= count; i++) score += strengthAt(grid.first + shift + i * period);
      if (score > best.score) best = { first: grid.first + shift, period, stray: grid.stray, score };
    }
  }
  return best;
}

function evenBeats({ first, period }: Grid, seconds: number): number[] {
  const start = first - Math.floor((first + 0.02) / period) * period;
  const beats: number[] = [];
  for (let at = start; at < seconds; at += period) beats.push(Math.max(0, at));
  return beats;
}

/** How alike the onsets are from beat to beat: their autocorrelation at the period, or at four periods. */
function confidenceOf({ values, rate }: OnsetEnvelope, beatSeconds: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const likeness = (lag: number) => {
    let sum = 0;
    for (let i = lag; i < values.length; i++) sum += (values[i]! - mean) * (values[i - lag]! - mean);
    return sum / (values.length - lag);
  };
  const whole = likeness(0);
  if (whole <= 0) return 0;
  const about = (seconds: number) => {
    const lag = Math.round(seconds * rate);
    return lag + 3 >= values.length ? 0 : Math.max(...[-2, -1, 0, 1, 2].map((step) => likeness(lag + step)));
  };
  return Math.max(0, Math.min(1, Math.max(about(beatSeconds), about(4 * beatSeconds)) / whole));
}
