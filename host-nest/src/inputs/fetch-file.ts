import { AddressRefused } from '../outbound/address-guard.js';
import { guardedRequest } from '../outbound/guarded-request.js';
import { InputProblem } from '@scenewright/providers';

const redirectMax = 5;

export interface FetchRules {
  maxBytes: number;
  allowPrivate: boolean;
  /** Milliseconds from the first request to the last byte. */
  timeoutMs: number;
}

/**
 * The bytes behind a URL. Each redirect is judged like the first address; more than `maxBytes` are never held.
 * @throws InputProblem
 */
export async function fetchFile(address: string, rules: FetchRules): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = new URL(address);
  try {
    for (let hops = 0; hops <= redirectMax; hops++) {
      if (!['http:', 'https:'].includes(url.protocol)) throw new InputProblem(`leads to a ${url.protocol} address`);
      const response = await guardedRequest(url, {
        method: 'GET',
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
        allowPrivate: rules.allowPrivate,
        timeoutMs: rules.timeoutMs,
        signal,
      });
      try {
        const { location } = response.headers;
        if (response.status >= 300 && response.status < 400 && typeof location === 'string') {
          url = new URL(location, url);
          continue;
        }
        if (response.status !== 200) throw new InputProblem(`was answered with ${response.status} by its server`);
        return await readBounded(response.headers['content-length'], response.body, rules.maxBytes);
      } finally {
        await response.discard();
      }
    }
    throw new InputProblem(`redirects more than ${redirectMax} times`);
  } catch (error) {
    if (error instanceof InputProblem) throw error;
    if (error instanceof AddressRefused) throw new InputProblem(`cannot be fetched: ${error.message}`);
    if (signal.aborted) throw new InputProblem(`did not arrive within ${Math.round(rules.timeoutMs / 1000)} s`);
    throw new InputProblem('cannot be fetched: its server does not answer as it should');
  }
}

async function readBounded(
  announced: string | string[] | undefined,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const tooLarge = () =>
    new InputProblem(`is larger than the ${Math.round(maxBytes / 1_000_000)} MB that are accepted`);
  if (Number(announced) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (bytes === 0) throw new InputProblem('is empty');
  return Buffer.concat(chunks);
}
