/**
 * The program of the speech process. eSpeak NG is licensed under the GPL-3.0, so it lives in a process of its
 * own and is spoken to in messages: `{id, voice, rate, pitch, range, text}` in, where `text` is SSML with a
 * mark before each word; `{id, sampleRate, samples, marks}` or `{id, error}` out. It ends when its parent does.
 */
import { pathToFileURL } from 'node:url';

const { default: load } = await import(pathToFileURL(process.argv[2]).href);
const module = await load();
const engine = new module.eSpeakNGWorker();
// The engine carries noise and vibrato over from text to text. With its memory as it was at the start, the same
// request gives the same samples.
// Texts pass through a buffer that the binding grows at need, behind the engine's back: it is made as large
// as it ever gets first, or it would lie in memory that the restored engine takes for free.
const LONGEST = 1 << 18;
for (let i = 0; i < 3; i++) engine.set_voice(' '.repeat(LONGEST));
const pristine = module.HEAPU8.slice();

function speak({ voice, rate, pitch, range, text }) {
  if (Buffer.byteLength(text) >= LONGEST) throw new Error('the text is too long');
  module.HEAPU8.set(pristine);
  module.HEAPU8.fill(0, pristine.length);
  if (engine.set_voice(voice) !== 0) throw new Error(`no voice ${voice}`);
  engine.set_rate(rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  const chunks = [];
  const marks = [];
  let length = 0;
  engine.synthesize(text, (samples, events) => {
    chunks.push(samples);
    length += samples.length;
    for (const event of events) if (event.type === 'mark') marks.push([Number(event.id), event.audio_position / 1000]);
    return false;
  });
  const samples = new Int16Array(length);
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return { sampleRate: engine.get_samplerate(), samples, marks };
}

process.on('message', (request) => {
  let answer;
  try {
    answer = { id: request.id, ...speak(request) };
  } catch (error) {
    answer = { id: request.id, error: String(error?.message ?? error) };
  }
  process.send(answer);
});
process.on('disconnect', () => process.exit(0));
process.send({ ready: true });
