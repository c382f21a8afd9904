import { Biquad, designBiquad, filterInPlace, resample } from '@scenewright/core/audio';

/** Hertz of finished recordings. */
export const VOICE_RATE = 48_000;
/** Peak of finished recordings, in dBFS. */
export const VOICE_PEAK_DB = -3;

const { abs, log10, max } = Math;

const LEAD_IN = 0.03;
const RING_OUT = 0.22;

/**
 * Makes the bare sound of a formant synthesiser pleasant: no rumble, some body, less of the 2–4 kHz edge and
 * of the hiss above 7 kHz, softened sibilants, an even level, and the hint of a small room. Silence at the
 * ends is cut; `shift` is the second of the raw sound at which the recording starts.
 */
export function polishVoice(raw: Float32Array, rate: number): { samples: Float32Array; shift: number } {
  const { from, to } = soundingPart(raw, rate);
  const lead = Math.min(from / rate, LEAD_IN);
  const cut = raw.subarray(from - Math.round(lead * rate), to);
  const dry = resample(Float32Array.from(cut), rate, VOICE_RATE);
  const samples = new Float32Array(dry.length + Math.round(RING_OUT * VOICE_RATE));
  samples.set(dry);
  filterInPlace(samples, VOICE_RATE, [
    { kind: 'highpass', frequency: 75 },
    { kind: 'lowshelf', frequency: 180, gainDb: 3.5 },
    { kind: 'highshelf', frequency: 1500, gainDb: -3 },
    { kind: 'peaking', frequency: 3000, q: 0.8, gainDb: -4 },
    { kind: 'highshelf', frequency: 6000, gainDb: -4 },
    { kind: 'lowpass', frequency: 10_000 },
  ]);
  disperse(samples);
  normalise(samples, -3);
  softenSibilants(samples);
  evenLevel(samples);
  addRoom(samples);
  fadeEnds(samples);
  normalise(samples, VOICE_PEAK_DB);
  return { samples, shift: (from - Math.round(lead * rate)) / rate };
}

/** Hertz of the all-pass filters that spread each pulse of the voice over a few milliseconds. */
const DISPERSION = [180, 300, 480, 760, 1200, 1900, 3000, 4500];

/**
 * The synthesiser's pulses strike all partials at once, which buzzes. All-pass filters leave every level as it
 * is and shift the partials against each other, as a mouth and a room do.
 */
function disperse(samples: Float32Array): void {
  const chain = DISPERSION.map((frequency) => {
    const w = (2 * Math.PI * frequency) / VOICE_RATE;
    const alpha = Math.sin(w) / 1.2;
    const a1 = (-2 * Math.cos(w)) / (1 + alpha);
    const a2 = (1 - alpha) / (1 + alpha);
    return new Biquad({ b0: a2, b1: a1, b2: 1, a1, a2 });
  });
  for (let i = 0; i < samples.length; i++) {
    let x = samples[i]!;
    for (const filter of chain) x = filter.next(x);
    samples[i] = x;
  }
}

/** First and last sample above −50 dB of the peak. */
function soundingPart(raw: Float32Array, rate: number): { from: number; to: number } {
  let peak = 0;
  for (const sample of raw) peak = max(peak, abs(sample));
  const threshold = peak * 10 ** (-50 / 20);
  let from = 0;
  while (from < raw.length && abs(raw[from]!) < threshold) from++;
  let to = raw.length;
  while (to > from && abs(raw[to - 1]!) < threshold) to--;
  return { from, to: Math.min(raw.length, to + Math.round(0.005 * rate)) };
}

/** Scales the samples to a peak in dBFS. */
export function normalise(samples: Float32Array, peakDb: number): void {
  let peak = 0;
  for (const sample of samples) peak = max(peak, abs(sample));
  if (peak === 0) return;
  const gain = 10 ** (peakDb / 20) / peak;
  for (let i = 0; i < samples.length; i++) samples[i]! *= gain;
}

/** Coefficient of a one-pole follower that covers 63 % of a step in so many seconds. */
const pole = (seconds: number) => Math.exp(-1 / (seconds * VOICE_RATE));

/** Turns the band above 4.5 kHz down by up to 8 dB while it stands out against the whole. */
function softenSibilants(samples: Float32Array): void {
  const high = new Biquad(designBiquad({ kind: 'highpass', frequency: 4500 }, VOICE_RATE));
  const attack = pole(0.001);
  const release = pole(0.04);
  let bandLevel = 0;
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const band = high.next(x);
    const follow = (value: number, to: number) => to + (to > value ? attack : release) * (value - to);
    bandLevel = follow(bandLevel, abs(band));
    level = follow(level, abs(x));
    const share = bandLevel / (level + 0.02);
    const gain = share > 0.35 ? max(0.4, 0.35 / share) : 1;
    samples[i] = x - band * (1 - gain);
  }
}

/** Compression of 2.5 to 1 above −24 dBFS. */
function evenLevel(samples: Float32Array): void {
  const attack = pole(0.006);
  const release = pole(0.12);
  const threshold = -24;
  let power = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!;
    const square = x * x;
    power = square + (square > power ? attack : release) * (power - square);
    const over = 10 * log10(power + 1e-12) - threshold;
    if (over > 0) samples[i] = x * 10 ** ((-over * 0.6) / 20);
  }
}

/** Early reflections of a small furnished room, in milliseconds and decibels. */
const REFLECTIONS = [
  [7.3, -19],
  [11.9, -21],
  [17.1, -23],
  [23.7, -25],
  [31.3, -28],
] as const;

/** Early reflections and a tail of 0.2 s, dull and about 20 dB below the voice. */
function addRoom(samples: Float32Array): void {
  const send = Float32Array.from(samples);
  filterInPlace(send, VOICE_RATE, [
    { kind: 'highpass', frequency: 250 },
    { kind: 'lowpass', frequency: 4200 },
  ]);
  for (const [milliseconds, db] of REFLECTIONS) {
    const delay = Math.round((milliseconds / 1000) * VOICE_RATE);
    const gain = 10 ** (db / 20);
    for (let i = delay; i < samples.length; i++) samples[i]! += gain * send[i - delay]!;
  }
  const wet = 10 ** (-30 / 20);
  for (const milliseconds of [29.7, 37.1, 41.1, 43.7]) {
    const delay = Math.round((milliseconds / 1000) * VOICE_RATE);
    // A comb that falls by 60 dB in 0.2 s.
    const feedback = 10 ** ((-3 * milliseconds) / 200);
    const line = new Float32Array(delay);
    for (let i = 0, at = 0; i < samples.length; i++, at = (at + 1) % delay) {
      const echo = line[at]!;
      line[at] = send[i]! + echo * feedback;
      samples[i]! += wet * echo;
    }
  }
}

function fadeEnds(samples: Float32Array): void {
  const fadeIn = Math.round(0.004 * VOICE_RATE);
  const fadeOut = Math.round(0.08 * VOICE_RATE);
  for (let i = 0; i < fadeIn && i < samples.length; i++) samples[i]! *= i / fadeIn;
  for (let i = 0; i < fadeOut && i < samples.length; i++) samples[samples.length - 1 - i]! *= i / fadeOut;
}
