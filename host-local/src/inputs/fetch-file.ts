import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { InputProblem, isPublicAddress } from '@scenewright/providers';

export interface FetchOptions {
  maxBytes: number;
  signal?: AbortSignal;
  /** Reach private addresses too: for a network of one's own. */
  allowPrivate?: boolean;
  timeoutSeconds?: number;
}

const REDIRECTS = 5;

/**
 * The bytes behind an http or https URL. Every address that a name resolves to is checked, the
 * connection goes to a checked address, and each redirect is checked anew. Size and time are bounded
 * while the file streams.
 * @throws InputProblem that says why the file cannot be used
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Uint8Array> {
  const { maxBytes, allowPrivate = false, timeoutSeconds = 60 } = options;
  const limit = AbortSignal.timeout(timeoutSeconds * 1000);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  // Loaded with the first link: most requests have none.
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(allowPrivate), timeout: 10_000 },
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  });
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      requireAllowed(url, allowPrivate);
      const { statusCode, headers, body } = await request(url, { dispatcher, signal, headers: { accept: '*/*' } });
      const location = headers['location'];
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
        await body.dump({ limit: 65_536 });
        url = new URL(location, url);
        continue;
      }
      if (statusCode !== 200) {
        // A body that is given up reports that as an error, which nobody else listens to.
        body.on('error', () => undefined).destroy();
        throw new InputProblem(`was answered with ${statusCode} by its server`);
      }
      return await readBounded(body, maxBytes);
    }
    throw new InputProblem(`redirects more than ${REDIRECTS} times`);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof InputProblem) throw error;
    if (limit.aborted) throw new InputProblem(`did not arrive within ${timeoutSeconds} s`);
    throw new InputProblem(reasonOf(error));
  } finally {
    await dispatcher.destroy().catch(() => undefined);
  }
}

function requireAllowed(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new InputProblem(`leads to ${url.protocol.replace(':', '')}, which is not accepted`);
  if (url.username || url.password) throw new InputProblem('carries a user name or password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !allowPrivate && !isPublicAddress(host)) throw new InputProblem('is not on a public address');
}

function checkedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      if (error) return callback(error, '', 0);
      const hidden = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
      const first = addresses[0];
      if (hidden || !first) return callback(new InputProblem('is not on a public address'), '', 0);
      if (options.all) (callback as unknown as (e: null, all: LookupAddress[]) => void)(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readBounded(body: AsyncIterable<Buffer> & { destroy(): void }, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      body.destroy();
      throw new InputProblem(`is larger than ${Math.round(maxBytes / 1e6)} MB`);
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'cannot be fetched: the name of its server is not known';
  if (code === 'ECONNREFUSED') return 'cannot be fetched: its server refuses connections';
  if (code?.startsWith('UND_ERR_') && code.includes('TIMEOUT'))
    return 'cannot be fetched: its server does not answer in time';
  return `cannot be fetched (${code ?? message})`;
}
