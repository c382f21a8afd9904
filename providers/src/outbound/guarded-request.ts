import { resolvePublic } from './address-guard.js';

export interface GuardedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: AsyncIterable<Uint8Array>;
  /** Ends the connection; the rest of the body is not read. */
  discard(): Promise<void>;
}

/**
 * One request to an address that was checked: no redirect is followed, no proxy of the environment is used, and the
 * connection goes to the address that was judged. @throws AddressRefused
 */
export async function guardedRequest(
  url: URL,
  options: {
    method: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    allowPrivate: boolean;
    timeoutMs: number;
    signal?: AbortSignal;
  },
): Promise<GuardedResponse> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  // Loaded with the first address: most requests name none.
  const { Agent, request } = await import('undici');
  // The resolver takes no signal: it may hang longer than the whole request is allowed to.
  const pinned = await Promise.race([resolvePublic(url, options.allowPrivate), aborted(signal)]);
  const agent = new Agent({
    connections: 1,
    pipelining: 0,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
    maxHeaderSize: 16 * 1024,
    connect: {
      timeout: options.timeoutMs,
      lookup: (_host, { all }, done) => {
        const answer = done as (error: null, address: unknown, family?: number) => void;
        if (all) answer(null, [pinned]);
        else answer(null, pinned.address, pinned.family);
      },
    },
  });
  try {
    const response = await request(url, {
      method: options.method,
      headers: { 'user-agent': 'Scenewright/1', ...options.headers },
      body: options.body,
      dispatcher: agent,
      signal,
    });
    // A body that nobody listens to any more must not end the process when its connection breaks.
    response.body.on('error', () => undefined);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      discard: () => agent.destroy(),
    };
  } catch (error) {
    await agent.destroy();
    throw error;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
