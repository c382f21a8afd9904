import type { Pcm } from '@scenewright/core/audio';
import type { Phrase } from '@scenewright/core/timing';

/** Seconds of sound that one level is measured over. */
const step = 0.02;
/** A breath between words is shorter than this, a pause longer. */
const shortestPause = 0.2;
/** A click is no speech. */
const shortestPhrase = 0.08;
/** Soft beginnings and ends of words that lie under the threshold. */
const padding = 0.04;
/** Speech is what is above the room's noise by 10 dB, and no more than 30 dB under its own loud moments. */
const aboveNoise = 10 ** (10 / 20);
const belowLoud = 10 ** (-30 / 20);

/**
 * When somebody speaks in a recording, in seconds: by its level against the noise of the room. Empty for a
 * recording that is silent throughout.
 */
export function findPhrases(pcm: Pcm): Phrase[] {
  const levels = levelsOf(pcm);
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const loud = at(0.95);
  if (loud < 1e-4) return [];
  const threshold = Math.min(loud / 3, Math.max(at(0.05) * aboveNoise, loud * belowLoud));
  const seconds = (pcm.channels[0]?.length ?? 0) / pcm.sampleRate;
  const phrases: Phrase[] = [];
  for (const [index, level] of levels.entries()) {
    if (level < threshold) continue;
    const from = Math.max(0, index * step - padding);
    const to = Math.min(seconds, (index + 1) * step + padding);
    const last = phrases.at(-1);
    if (last && from - last.to < shortestPause) last.to = to;
    else phrases.push({ from, to });
  }
  return phrases.filter(({ from, to }) => to - from >= shortestPhrase + 2 * padding);
}

/** Root mean square of each step, over all channels. */
function levelsOf({ sampleRate, channels }: Pcm): Float32Array {
  const size = Math.round(step * sampleRate);
  const count = Math.ceil((channels[0]?.length ?? 0) / size);
  return Float32Array.from({ length: count }, (_, index) => {
    let sum = 0;
    let seen = 0;
    for (const channel of channels) {
      const end = Math.min(channel.length, (index + 1) * size);
      for (let i = index * size; i < end; i++) sum += channel[i]! * channel[i]!;
      seen += Math.max(0, end - index * size);
    }
    return Math.sqrt(sum / Math.max(1, seen));
  });
}
