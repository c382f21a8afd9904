import { guardedRequest } from './guarded-request.js';

/** Milliseconds that one answer may take. */
const patienceMs = 180_000;
const answerBytes = 20_000_000;

/** `fetch` for an address that somebody else has named: it is checked, pinned, and no redirect is followed. */
export function guardedFetch(allowPrivate: boolean): typeof fetch {
  return async (input, init) => {
    const given = new Request(input, init);
    const response = await guardedRequest(new URL(given.url), {
      method: given.method as 'GET' | 'POST',
      headers: Object.fromEntries(given.headers),
      body: given.method === 'GET' ? undefined : await given.text(),
      allowPrivate,
      timeoutMs: patienceMs,
      signal: init?.signal ?? undefined,
    });
    try {
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of response.body) {
        bytes += chunk.byteLength;
        if (bytes > answerBytes) throw new Error('The answer is too large.');
        chunks.push(chunk);
      }
      const type = response.headers['content-type'];
      const headers: Record<string, string> = typeof type === 'string' ? { 'content-type': type } : {};
      return new Response(Buffer.concat(chunks), { status: Math.max(200, response.status), headers });
    } finally {
      await response.discard();
    }
  };
}
