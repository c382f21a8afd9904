// @cost 6
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildBrief } from '@scenewright/core/brief';
import { StageFailure } from '@scenewright/core/errors';
import { parseCreateRequest } from '@scenewright/core/requests';
import { createComposer, createEffects, createEspeakSpeech } from '@scenewright/providers';
import { SoundThread } from './sound-thread.js';

// Threads know nothing of jest's transforms: they run what was built.
const compiled = fileURLToPath(new URL('../../dist/src/sound-thread/sound-worker.js', import.meta.url));
const sounds = new SoundThread(compiled);
const here = createEspeakSpeech();
afterAll(() => Promise.all([sounds.close(), here.close()]));

const sentence = { text: 'We opened offices in Paris and Berlin.', language: 'en', voice: null, pace: 1 };
const song = { mood: 'calm', seconds: 6, seed: 7, sections: [{ at: 0, energy: 0.5 }] } as const;
const music = { ...song, sections: [...song.sections] };

it('runs on what was built', () => expect(existsSync(compiled)).toBe(true));

it('gives the same sounds as this thread would, under the same names', async () => {
  const [composer, effects] = [createComposer(), createEffects()];
  expect(await sounds.speech.speak(sentence)).toEqual(await here.speak(sentence));
  expect(await sounds.music.compose(music)).toEqual(await composer.compose(music));
  const pop = { kind: 'pop', seed: 3 } as const;
  expect(await sounds.effects.make(pop)).toEqual(await effects.make(pop));
  expect([sounds.speech.id, sounds.music.id, sounds.effects.id]).toEqual([here.id, composer.id, effects.id]);
  expect(await sounds.speech.languages()).toEqual(await here.languages());
});

it('hears a track of the user, whose bytes it asks for', async () => {
  const parsed = parseCreateRequest({ prompt: 'Revenue grew 24%.' }, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error('refused');
  const brief = buildBrief(parsed.ok);
  const { bytes } = await sounds.music.compose({ ...music, mood: 'driving', seconds: 20 });
  const asset = {
    key: 'song',
    kind: 'music',
    digest: 'a'.repeat(64),
    mimeType: 'audio/wav',
    bytes: bytes.length,
  } as const;
  const asked: string[] = [];
  const read = async (digest: string) => {
    asked.push(digest);
    return bytes;
  };
  const heard = await sounds.listen({ brief, audio: [{ asset, role: 'music' }] }, read);
  expect(asked).toEqual([asset.digest]);
  expect(heard.userAudio[0]!.beats!.length).toBeGreaterThan(10);
  // What was lent is still there.
  expect(bytes.length).toBe(asset.bytes);
});

it('leaves a piece that nobody wants any more, and goes on with the others', async () => {
  const leaving = new AbortController();
  const canceled = new StageFailure('music', 'canceled', 'Nobody wants it.', { retryable: false });
  const unwanted = sounds.music.compose({ ...music, seconds: 600 }, { signal: leaving.signal });
  const other = sounds.speech.speak(sentence);
  leaving.abort(canceled);
  await expect(unwanted).rejects.toBe(canceled);
  expect((await other).words.map(({ text }) => text).join(' ')).toBe(sentence.text);
});

it('tells why a text cannot be spoken as this thread would', async () => {
  const unspoken = { ...sentence, language: 'ja' };
  const refusal = await here.speak(unspoken).catch((error: unknown) => error);
  const refused = await sounds.speech.speak(unspoken).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StageFailure);
  expect(refused).toEqual(refusal);
});

it('takes its voice with it when it ends', async () => {
  const own = new SoundThread(compiled);
  const before = children();
  await own.speech.speak(sentence);
  const voices = children().filter((pid) => !before.includes(pid));
  expect(voices).toHaveLength(1);
  await own.close();
  while (children().some((pid) => voices.includes(pid))) await sleep(20);
});

/** Processes that this one has started and that have not ended. */
function children(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return state !== 'Z' && Number(parent) === process.pid;
    } catch {
      return false;
    }
  });
}
