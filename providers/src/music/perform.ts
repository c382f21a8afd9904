import { filterInPlace } from '@scenewright/core/audio';
import { breather } from './breather.js';
import { chanceOf } from './chance.js';
import type { Form } from './form.js';
import type { Mood } from './moods.js';
import { MUSIC_RATE } from './music-rate.js';
import { makeDrum, swell } from './percussion.js';
import { addReverb } from './room.js';
import type { Score } from './score.js';
import { renderTone, tones } from './tones.js';

/** Peak of finished music, dBFS. */
export const MUSIC_PEAK_DB = -2;
/** Plays a score: stereo, 48 kHz, exactly `form.seconds` long, silent at its end. */
export async function perform(
  score: Score,
  mood: Mood,
  form: Form,
  seed: number,
  signal?: AbortSignal,
): Promise<[Float32Array, Float32Array]> {
  const length = Math.round(form.seconds * MUSIC_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const send = new Float32Array(length);
  const rest = breather(signal);
  const pump = pumpCurve(score.pumps, form, mood.pump, length);
  const played = new Map<string, Float32Array>();

  const place = (sound: Float32Array, at: number, level: number, pan: number, wet: number, gains?: Float32Array) => {
    const first = Math.round(at * MUSIC_RATE);
    const angle = ((pan + 1) * Math.PI) / 4;
    const toLeft = level * Math.cos(angle) * Math.SQRT2;
    const toRight = level * Math.sin(angle) * Math.SQRT2;
    const from = Math.max(0, -first);
    const to = Math.min(sound.length, length - first);
    for (let i = from; i < to; i++) {
      const x = gains ? sound[i]! * gains[first + i]! : sound[i]!;
      left[first + i]! += x * toLeft;
      right[first + i]! += x * toRight;
      send[first + i]! += x * level * wet;
    }
  };

  for (const note of score.notes) {
    const key = `${note.tone}/${note.midi}/${note.seconds.toFixed(4)}/${note.brightness.toFixed(3)}`;
    let sound = played.get(key);
    if (!sound) {
      sound = renderTone(tones[note.tone], note);
      played.set(key, sound);
    }
    place(sound, note.at, note.level, note.pan, note.send, note.pumped ? pump : undefined);
    await rest();
  }
  const drums = new Map<string, Float32Array>();
  for (const hit of score.drums) {
    let sound = drums.get(hit.drum);
    if (!sound) {
      sound = makeDrum(hit.drum, chanceOf(seed ^ 0x5eed));
      drums.set(hit.drum, sound);
    }
    place(sound, hit.at, hit.level, hit.pan, hit.send);
    await rest();
  }
  const chance = chanceOf(seed ^ 0x51e11);
  for (const rise of score.swells) {
    place(swell(chance, rise.seconds, 400, 5200), rise.at, rise.level, 0, 0.4);
    await rest();
  }
  filterInPlace(send, MUSIC_RATE, [
    { kind: 'highpass', frequency: 220 },
    { kind: 'lowpass', frequency: 5500 },
  ]);
  await rest();
  await addReverb(send, [left, right], { seconds: 1 + 0.9 * mood.reverb, level: 0.6 * mood.reverb, rest });
  await rest();
  for (const side of [left, right]) {
    // Room for the voice around 1 to 3 kHz, and nothing below what speakers play.
    filterInPlace(side, MUSIC_RATE, [
      { kind: 'highpass', frequency: 36 },
      { kind: 'lowshelf', frequency: 130, gainDb: -3 },
      { kind: 'peaking', frequency: 1800, q: 0.7, gainDb: -4 },
      { kind: 'highshelf', frequency: 2600, gainDb: 3 + 3 * Math.log2(mood.brightness) },
    ]);
    await rest();
  }
  await finish([left, right], rest);
  return [left, right];
}

/** Sustained parts step back on the beats of the kick and swell between them. */
function pumpCurve(beats: number[], form: Form, depth: number, length: number): Float32Array {
  const curve = new Float32Array(length).fill(1);
  if (depth === 0) return curve;
  const span = Math.round(form.beatSeconds * MUSIC_RATE);
  const attack = 0.012 * MUSIC_RATE;
  for (const beat of beats) {
    const first = Math.round(beat * MUSIC_RATE);
    for (let i = 0; i < span && first + i < length; i++) {
      const x = i / span;
      // Down within 12 ms, so that nothing clicks, and back along a curve.
      const down = i < attack ? i / attack : 1;
      curve[first + i] = 1 - depth * down * (1 - x) * (1 - x);
    }
  }
  return curve;
}

/** Rounds the tallest peaks off, sets the level, and lets the last half second fall to nothing. */
async function finish(sides: [Float32Array, Float32Array], rest: () => Promise<void>): Promise<void> {
  let peak = 0;
  for (const side of sides) {
    for (let i = 0; i < side.length; i++) {
      const x = side[i]!;
      if (x > peak) peak = x;
      else if (-x > peak) peak = -x;
    }
  }
  if (peak === 0) return;
  await rest();
  const drive = DRIVE / peak;
  const ceiling = 10 ** (MUSIC_PEAK_DB / 20) / soft(DRIVE);
  const fade = Math.min(Math.round(0.5 * MUSIC_RATE), sides[0].length >> 2);
  for (const side of sides) {
    for (let i = 0; i < side.length; i++) {
      const remaining = side.length - 1 - i;
      const ending = remaining < fade ? (remaining / fade) ** 2 : 1;
      side[i] = soft(side[i]! * drive) * ceiling * ending;
    }
    await rest();
  }
}

/** How far the tallest peak is pushed into the bend. */
const DRIVE = 1.2;
/** Bends like a hyperbolic tangent, in cheaper arithmetic. */
const soft = (x: number) => (x * (27 + x * x)) / (27 + 9 * x * x);
