/** Values a second of a gain curve. */
export const CURVE_RATE = 100;

/** Decibels by which music and effects give way to a voice. Motion design: music 8 to 12 dB. */
export const MUSIC_DUCK_DB = -10;
export const EFFECT_DUCK_DB = -3;

/** Pauses between words shorter than this don't let the music come back. Seconds. */
const HOLD = 0.6;
/** The music has given way when the voice begins, and comes back unhurriedly. */
const ATTACK = 0.3;
const RELEASE = 0.8;
const TAIL = 0.12;
/** A voice is what lies less than this below its loudest moment. */
const VOICE_SHARE = 10 ** (-32 / 20);

export interface Span {
  from: number;
  to: number;
}

/** When somebody speaks: spans in seconds, from levels at `CURVE_RATE`. Pauses of words are part of the speech. */
export function speechSpans(levels: Float32Array): Span[] {
  const loudest = levels.reduce((max, level) => Math.max(max, level), 0);
  if (loudest === 0) return [];
  const spans: Span[] = [];
  for (let i = 0; i < levels.length; i++) {
    if (levels[i]! < loudest * VOICE_SHARE) continue;
    const from = i / CURVE_RATE;
    const last = spans.at(-1);
    if (last && from - last.to < HOLD) last.to = from + 1 / CURVE_RATE;
    else spans.push({ from, to: from + 1 / CURVE_RATE });
  }
  return spans;
}

/**
 * How far sound gives way to the voice, 0 (not at all) to 1, at `CURVE_RATE`: down before each span, up after
 * it, along half a cosine.
 */
export function duckCurve(spans: Span[], seconds: number): Float32Array {
  const curve = new Float32Array(Math.ceil(seconds * CURVE_RATE) + 2);
  const ease = (x: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));
  for (const { from, to } of spans) {
    const first = Math.max(0, Math.floor((from - ATTACK) * CURVE_RATE));
    const last = Math.min(curve.length - 1, Math.ceil((to + TAIL + RELEASE) * CURVE_RATE));
    for (let i = first; i <= last; i++) {
      const at = i / CURVE_RATE;
      const depth = at < from ? ease((at - from + ATTACK) / ATTACK) : 1 - ease((at - to - TAIL) / RELEASE);
      curve[i] = Math.max(curve[i]!, depth);
    }
  }
  return curve;
}
