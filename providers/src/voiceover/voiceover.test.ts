import type { Asset } from '@scenewright/core/assets';
import { encodeWav } from '@scenewright/core/audio';
import type { Brief } from '@scenewright/core/brief';
import { findPhrases } from './find-phrases.js';
import { readUserAudio } from './read-user-audio.js';
import { scriptOf } from './script-of.js';

const RATE = 16_000;
/** A hum where the voice speaks, hiss everywhere. */
function voice(spans: [number, number][], seconds: number, hiss = 0.002): Float32Array {
  let state = 7;
  return Float32Array.from({ length: seconds * RATE }, (_, i) => {
    state = (state * 16807) % 2147483647;
    const at = i / RATE;
    const speaks = spans.some(([from, to]) => at >= from && at < to);
    const syllables = 0.6 + 0.4 * Math.sin(at * 2 * Math.PI * 4);
    return (speaks ? 0.3 * syllables * Math.sin(at * 2 * Math.PI * 160) : 0) + (state / 2147483647 - 0.5) * hiss;
  });
}
const spans: [number, number][] = [
  [0.4, 3.1],
  [3.7, 6.0],
  [6.9, 9.6],
];
const text =
  'The city planted two thousand trees. Summers are already cooler. After the winter the parks will get theirs too.';
const asset: Asset = {
  key: 'audio-0',
  kind: 'recording',
  digest: 'a'.repeat(64),
  mimeType: 'audio/wav',
  bytes: 1,
  seconds: 10,
};
const brief = (prompt: string): Brief =>
  ({ prompt, narration: 'auto', multiScene: true, durationSeconds: 30 }) as Brief;
const listen = (prompt: string, samples = voice(spans, 10)) =>
  readUserAudio({
    brief: brief(prompt),
    audio: [{ asset, role: 'voiceover' }],
    read: async () => encodeWav({ sampleRate: RATE, channels: [samples] }),
  });

describe('phrases of a recording', () => {
  test.each([0.0005, 0.002, 0.02])('pauses are found to 60 ms with hiss of %d', (hiss) => {
    const found = findPhrases({ sampleRate: RATE, channels: [voice(spans, 10, hiss)] });
    expect(found).toHaveLength(spans.length);
    for (const [index, { from, to }] of found.entries()) {
      expect(Math.abs(from - spans[index]![0])).toBeLessThan(0.06);
      expect(Math.abs(to - spans[index]![1])).toBeLessThan(0.06);
    }
  });

  test('a silent recording has none', () => {
    expect(findPhrases({ sampleRate: RATE, channels: [new Float32Array(RATE)] })).toEqual([]);
  });
});

describe('the text of a voiceover', () => {
  test('is what the prompt names or quotes as script, or the prompt itself', () => {
    expect(scriptOf(`A film about trees. Voiceover script: ${text}`, 7.7)).toMatchObject({
      text,
      rest: 'A film about trees.',
    });
    expect(scriptOf(`Make a calm video. The voice says: “${text}”`, 7.7)!.text).toBe(text);
    expect(scriptOf(text, 7.7)).toMatchObject({ text, language: 'en' });
  });

  test('is unknown when it does not fit the length of the recording', () => {
    expect(scriptOf('A video about trees.', 7.7)).toBeNull();
    expect(scriptOf(text, 40)).toBeNull();
  });

  test('a known text gives words in the phrases that say them, and the length of the video', async () => {
    const { userAudio, brief: read, warnings } = await listen(`A film about trees. Voiceover script: ${text}`);
    const words = userAudio[0]!.words!;
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    const startOf = (word: string) => words.find((each) => each.text === word)!.start;
    expect(startOf('Summers')).toBeCloseTo(3.7, 0);
    expect(startOf('After')).toBeCloseTo(6.9, 0);
    expect(read).toMatchObject({ narration: true, prompt: `A film about trees.\n${text}`, durationSeconds: 10.8 });
    expect(warnings.map(({ code }) => code)).toEqual(['follows_voiceover']);
  });

  test('an unknown text gives no captions, and says so', async () => {
    const { userAudio, brief: read, warnings } = await listen('A video about trees.');
    expect(userAudio[0]!.words).toBeUndefined();
    expect(userAudio[0]!.phrases).toHaveLength(3);
    expect(read.narration).toBe(false);
    expect(warnings.map(({ code }) => code)).toContain('voiceover_text_unknown');
  });
});
