import { basename } from 'node:path';
import { InputProblem } from '../inputs/input-problem.js';
import { AddressRefused } from './address-guard.js';
import { guardedRequest } from './guarded-request.js';

const redirectMax = 5;

export interface FetchRules {
  maxBytes: number;
  /** Reach private addresses too: for a network of one's own. */
  allowPrivate: boolean;
  /** Milliseconds from the first request to the last byte. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * The bytes behind an http or https URL. Each redirect is judged like the first address; more than `maxBytes` are never held.
 * @throws InputProblem that says why the file cannot be used; the reason of `signal` when that ends it
 */
export async function fetchFile(address: string, rules: FetchRules): Promise<Uint8Array> {
  const { maxBytes, allowPrivate, timeoutMs } = rules;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = rules.signal ? AbortSignal.any([rules.signal, limit]) : limit;
  try {
    let url = new URL(address);
    for (let hops = 0; hops <= redirectMax; hops++) {
      requireForm(url);
      const response = await guardedRequest(url, {
        method: 'GET',
        headers: { accept: '*/*', 'accept-encoding': 'identity' },
        ...{ allowPrivate, timeoutMs, signal },
      });
      try {
        const { location } = response.headers;
        if (response.status >= 300 && response.status < 400 && typeof location === 'string') {
          url = new URL(location, url);
          continue;
        }
        if (response.status !== 200) throw new InputProblem(`was answered with ${response.status} by its server`);
        return await readBounded(response.headers['content-length'], response.body, maxBytes);
      } finally {
        await response.discard();
      }
    }
    throw new InputProblem(`redirects more than ${redirectMax} times`);
  } catch (error) {
    rules.signal?.throwIfAborted();
    if (error instanceof InputProblem) throw error;
    if (error instanceof AddressRefused) throw new InputProblem(`cannot be fetched: ${error.message}`);
    if (limit.aborted) throw new InputProblem(`did not arrive within ${timeoutMs / 1000} s`);
    throw new InputProblem(`cannot be fetched: ${reasonOf(error)}`);
  }
}

/** The name of a file behind a URL, without folders; that of its server when the path has none. */
export function fileNameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = basename(pathname);
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
}

function requireForm(url: URL): void {
  if (!['http:', 'https:'].includes(url.protocol)) throw new InputProblem(`leads to a ${url.protocol} address`);
  if (url.username || url.password) throw new InputProblem('carries a user name or password');
}

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'its server refuses connections';
  if (code?.startsWith('UND_ERR_') && code.includes('TIMEOUT')) return 'its server does not answer in time';
  return 'its server does not answer as it should';
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
  return new Uint8Array(Buffer.concat(chunks));
}
