// @cost 20
import { decodeWav } from '@scenewright/core/audio';
import { StageFailure } from '@scenewright/core/errors';
import { createEspeakSpeech } from './espeak-speech.js';
import { espeakVoices } from './voices.js';

const speech = createEspeakSpeech();
afterAll(() => speech.close());
const say = (text: string, language: string, more: { voice?: string; pace?: number } = {}) =>
  speech.speak({ text, language, voice: more.voice ?? null, pace: more.pace ?? 1 });

const sentences: [string, string][] = [
  ['en', 'Our third quarter: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%.'],
  ['fr', 'Au troisième trimestre, le chiffre d’affaires a progressé de 24 % à 4,2 M€.'],
  ['de', 'Im Q3 wuchs der Umsatz um 24 % auf 4,2 Mio. €.'],
  ['es', 'En el T3 los ingresos crecieron un 24% hasta $4.2M.'],
  ['it', 'Nel Q3 i ricavi sono cresciuti del 24%.'],
  ['pt', 'No T3, a receita cresceu 24% para R$4,2M.'],
  ['ar', 'نمت الإيرادات ٢٤٪ في الربع الثالث.'],
  ['hi', 'राजस्व 24% बढ़कर $4.2M हुआ।'],
  ['zh', '第三季度收入增长24%，达到$4.2M。'],
];

describe('offline narration', () => {
  test.each(sentences)(
    'words of %s are timed in order, cover the text and end before the recording',
    async (language, text) => {
      const spoken = await say(text, language);
      expect(
        spoken.words
          .map((word) => word.text)
          .join('')
          .replace(/\s/gu, ''),
      ).toBe(text.replace(/\s/gu, ''));
      let before = 0;
      for (const word of spoken.words) {
        expect(word.start).toBeGreaterThanOrEqual(before);
        expect(word.end).toBeGreaterThan(word.start);
        before = word.end;
      }
      expect(before).toBeLessThan(spoken.seconds);
      expect(before).toBeGreaterThan(spoken.seconds - 0.5);
    },
    120_000,
  );

  test('each word has sound, and the pause between sentences belongs to no word', async () => {
    const { bytes, words } = await say('Revenue grew. Churn fell.', 'en');
    const { sampleRate, channels } = decodeWav(bytes);
    const rms = (from: number, to: number) => {
      const part = channels[0]!.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
      return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
    };
    for (const word of words) expect(rms(word.start, word.end)).toBeGreaterThan(0.02);
    const [, grew, churn] = words;
    expect(churn!.start - grew!.end).toBeGreaterThan(0.15);
    expect(rms(grew!.end + 0.1, churn!.start - 0.03)).toBeLessThan(0.02);
  }, 120_000);

  test('figures take as long as their words: "$4.2M" longer than "24"', async () => {
    const { words } = await say('We had $4.2M and 24 offices.', 'en');
    const length = (text: string) => {
      const word = words.find((entry) => entry.text === text)!;
      return word.end - word.start;
    };
    expect(length('$4.2M')).toBeGreaterThan(1.5 * length('24'));
  }, 120_000);

  test('a recording is 48 kHz mono, peaks at −3 dBFS and starts and ends with little silence', async () => {
    const { bytes, seconds, mimeType } = await say('Good morning, everyone.', 'en');
    const { sampleRate, channels } = decodeWav(bytes);
    expect([sampleRate, channels.length, mimeType]).toEqual([48000, 1, 'audio/wav']);
    expect(channels[0]!.length / 48000).toBeCloseTo(seconds, 3);
    const peak = Math.max(...channels[0]!.map(Math.abs));
    expect(20 * Math.log10(peak)).toBeCloseTo(-3, 1);
    const first = channels[0]!.findIndex((x) => Math.abs(x) > 0.01);
    const last = channels[0]!.findLastIndex((x) => Math.abs(x) > 0.01);
    expect(first / 48000).toBeLessThan(0.1);
    expect(seconds - last / 48000).toBeLessThan(0.4);
  }, 120_000);

  test('the same request gives the same bytes; a faster pace a shorter recording; another voice another sound', async () => {
    const text = 'Numbers that matter.';
    const first = await say(text, 'en');
    expect(Buffer.from((await say(text, 'en')).bytes).equals(Buffer.from(first.bytes))).toBe(true);
    expect((await say(text, 'en', { pace: 1.3 })).seconds).toBeLessThan(first.seconds * 0.9);
    expect(Buffer.from((await say(text, 'en', { voice: 'nora' })).bytes).equals(Buffer.from(first.bytes))).toBe(false);
  }, 120_000);

  test('a voice that does not speak the language is replaced with a warning', async () => {
    const spoken = await say('Bonjour à tous.', 'fr', { voice: 'oliver' });
    expect(spoken.warnings.map((warning) => warning.code)).toEqual(['voice_replaced']);
  }, 120_000);

  test('signs of markup in the text are said, not obeyed', async () => {
    const { words } = await say('Profit <b>& loss</b> </speak> rose', 'en');
    expect(words.at(-1)!.text).toBe('rose');
    expect(words.at(-1)!.end - words.at(-1)!.start).toBeGreaterThan(0.15);
  }, 120_000);

  test('languages that can not be understood are not listed and are refused with a reason', async () => {
    const languages = await speech.languages();
    expect(languages).toEqual(expect.arrayContaining(['en', 'fr', 'de', 'es', 'ar', 'hi', 'zh', 'ko', 'pt', 'no']));
    for (const code of ['ja', 'th', 'he']) expect(languages).not.toContain(code);
    await expect(say('売上は増えました', 'ja')).rejects.toMatchObject({
      stage: 'speech',
      kind: 'language_unsupported',
    });
  });

  test('every listed language and every voice of the catalogue makes sound', async () => {
    for (const language of await speech.languages()) {
      expect((await say('24% 2027', language)).seconds).toBeGreaterThan(0.8);
    }
    for (const voice of espeakVoices) {
      for (const language of voice.languages.filter((code) => ['en', 'fr', 'zh'].includes(code))) {
        const spoken = await say('24% 2027', language, { voice: voice.id });
        expect(spoken.warnings).toEqual([]);
        expect(spoken.seconds).toBeGreaterThan(0.8);
      }
    }
  }, 300_000);

  test('without the optional package it says so', async () => {
    const none = createEspeakSpeech({ enginePath: null });
    expect(await none.languages()).toEqual([]);
    await expect(none.speak({ text: 'Hello', language: 'en', voice: null, pace: 1 })).rejects.toBeInstanceOf(
      StageFailure,
    );
    await none.close();
  });
});

describe('the voice process', () => {
  test('is started again after a crash, and the text in hand is still spoken', async () => {
    const own = createEspeakSpeech();
    await own.speak({ text: 'One.', language: 'en', voice: null, pace: 1 });
    const first = own.enginePid()!;
    const pending = own.speak({ text: 'Two words and a few more of them.', language: 'en', voice: null, pace: 1 });
    await Promise.resolve();
    process.kill(first, 'SIGKILL');
    expect((await pending).seconds).toBeGreaterThan(1);
    expect(own.enginePid()).not.toBe(first);
    await own.close();
  }, 120_000);

  test('answers queued texts in order, drops aborted ones, and ends when closed', async () => {
    const own = createEspeakSpeech();
    const abort = new AbortController();
    const done: string[] = [];
    const speak = (text: string, signal?: AbortSignal) =>
      own.speak({ text, language: 'en', voice: null, pace: 1 }, { signal }).then(() => void done.push(text));
    const first = speak('First.');
    const dropped = speak('Dropped.', abort.signal);
    const third = speak('Third.');
    abort.abort(new Error('not wanted any more'));
    await expect(dropped).rejects.toThrow('not wanted any more');
    await Promise.all([first, third]);
    expect(done).toEqual(['First.', 'Third.']);
    const pid = own.enginePid()!;
    await own.close();
    expect(() => process.kill(pid, 0)).toThrow();
    await expect(own.speak({ text: 'Late.', language: 'en', voice: null, pace: 1 })).rejects.toMatchObject({
      kind: 'closed',
    });
  }, 120_000);
});
