import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes of an answer that are read, and characters that are kept: what a receiver complains of stands at its beginning. */
const mostBytes = 4096;
const mostCharacters = 1000;
/** Milliseconds for which an answer is waited for after its head: a receiver that has answered may still hang. */
const patienceMs = 1000;

/** The beginning of an answer as text; null where it is empty. Whoever calls it ends the connection. */
export async function answerText(body: AsyncIterable<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) return;
    }
  };
  const late = new AbortController();
  const pause = sleep(patienceMs, undefined, { ref: false, signal: late.signal });
  // What came before a connection broke is kept as well.
  await Promise.race([read(), pause]).catch(() => undefined);
  late.abort();
  await pause.catch(() => undefined);
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, mostBytes));
  const kept = text.replaceAll('\0', '').trim().slice(0, mostCharacters);
  return kept === '' ? null : kept;
}
