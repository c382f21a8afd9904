import { base } from '../app/base.js';

/** A refusal of the service, in its own words. Interface 7. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Sends a request with the session of the page. @throws ApiError */
async function send(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(base + path, {
    method,
    ...init,
    headers: {
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...init.headers,
    },
    body: body === undefined ? null : isFile ? body : JSON.stringify(body),
  }).catch((error: unknown) => {
    if (error instanceof DOMException) throw error;
    throw new ApiError(0, 'unreachable', 'The service cannot be reached.');
  });
  if (response.status === 401) {
    // Whatever page this is, it opens again after signing in.
    location.assign(`${base}/app/sign-in?${new URLSearchParams({ next: location.pathname }).toString()}`);
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  const { code = 'internal_error', message = response.statusText } =
    (answer as { error?: { code?: string; message?: string } } | null)?.error ?? {};
  throw new ApiError(response.status, code, message);
}

async function call<T>(...request: Parameters<typeof send>): Promise<T> {
  const response = await send(...request);
  return (response.status === 204 ? null : await response.json()) as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>('GET', path, undefined, { signal });
/** A POST under a key of its own, so that a second press of a button starts nothing twice. */
export const post = <T>(path: string, body?: unknown, once?: string): Promise<T> =>
  call<T>('POST', path, body, once === undefined ? {} : { headers: { 'idempotency-key': once } });
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>('PATCH', path, body);
export const remove = (path: string): Promise<null> => call<null>('DELETE', path);
/** A POST that is answered with a file. */
export const postForFile = async (path: string, body: unknown): Promise<Blob> =>
  (await send('POST', path, body)).blob();
