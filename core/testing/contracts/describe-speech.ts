import type { Speech } from '../../src/generation/speech.js';
import { isLanguage } from '../../src/language/languages.js';
import { abortedSignal, afterAll, describe, expect, test } from './test-globals.js';

const letters = (text: string): string => text.replace(/\s/gu, '');

/** What every voice holds to. One is made for the whole suite, because some start a process. */
export function describeSpeech(name: string, make: () => Promise<Speech> | Speech, timeout = 30_000): void {
  describe(`${name} is a voice`, () => {
    let made: Promise<Speech> | undefined;
    const voice = (): Promise<Speech> => (made ??= Promise.resolve(make()));
    const text = 'Revenue grew 24% to $4.2M. Churn fell.';
    const english = { text, language: 'en', voice: null, pace: 1 };
    afterAll(async () => (await made)?.close());

    test(
      'speaks English and names its languages by codes of the catalogue',
      async () => {
        const languages = await (await voice()).languages();
        expect(languages).toContain('en');
        expect(languages.filter((code) => !isLanguage(code))).toEqual([]);
      },
      timeout,
    );

    test(
      'gives a sound file as long as it says',
      async () => {
        const spoken = await (await voice()).speak(english);
        expect(spoken.mimeType).toMatch(/^audio\//);
        expect(spoken.bytes.length).toBeGreaterThan(100);
        expect(spoken.seconds).toBeGreaterThan(1);
        expect(spoken.seconds).toBeLessThan(12);
      },
      timeout,
    );

    test(
      'times every word of the text, in its spelling and in order, within the recording',
      async () => {
        const { words, seconds } = await (await voice()).speak(english);
        expect(letters(words.map((word) => word.text).join(''))).toBe(letters(text));
        let last = 0;
        for (const word of words) {
          expect(word.start).toBeGreaterThanOrEqual(last - 1e-6);
          expect(word.end).toBeGreaterThanOrEqual(word.start);
          last = word.start;
        }
        expect(words.at(-1)!.end).toBeLessThanOrEqual(seconds + 0.05);
      },
      timeout,
    );

    test(
      'a faster pace takes less time',
      async () => {
        const speech = await voice();
        const [calm, quick] = [await speech.speak(english), await speech.speak({ ...english, pace: 1.2 })];
        expect(quick.seconds).toBeLessThan(calm.seconds * 0.95);
      },
      timeout,
    );

    test(
      'texts given at once come back each with its own words',
      async () => {
        const speech = await voice();
        const texts = ['One.', 'Two and three.', 'Four, five and six.'];
        const spoken = await Promise.all(texts.map((each) => speech.speak({ ...english, text: each })));
        expect(spoken.map(({ words }) => letters(words.map((word) => word.text).join('')))).toEqual(texts.map(letters));
      },
      timeout,
    );

    test(
      'stops when its signal is aborted, and speaks again afterwards',
      async () => {
        const speech = await voice();
        const { signal, reason } = abortedSignal();
        await expect(speech.speak(english, { signal })).rejects.toBe(reason);
        expect((await speech.speak(english)).seconds).toBeGreaterThan(1);
      },
      timeout,
    );
  });
}
