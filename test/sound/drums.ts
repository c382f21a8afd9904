const RATE = 48_000;

/** A drum track: kick on each beat, snare on every second, hi-hat between the beats. Samples at 48 kHz and the true beats. */
export function drums(
  beatsPerMinute: number,
  first: number,
  seconds: number,
): { samples: Float32Array; beats: number[] } {
  const samples = new Float32Array(seconds * RATE);
  const step = 60 / beatsPerMinute;
  const beats: number[] = [];
  let noise = 1;
  const hit = (at: number, length: number, level: number, sound: (i: number) => number): void => {
    const start = Math.round(at * RATE);
    for (let i = 0; i < length * RATE && start + i < samples.length; i++)
      samples[start + i]! += level * Math.exp(-i / (length * 0.2 * RATE)) * sound(i);
  };
  const hiss = (): number => ((noise = (noise * 16807) % 2147483647) / 2147483647) * 2 - 1;
  for (let at = first; at < seconds; at += step) {
    beats.push(at);
    hit(at, 0.2, 0.7, (i) => Math.sin((2 * Math.PI * 55 * i) / RATE));
    if (beats.length % 2 === 0) hit(at, 0.12, 0.25, hiss);
    hit(at + step / 2, 0.04, 0.12, hiss);
  }
  return { samples, beats };
}
