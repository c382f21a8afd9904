import type { Request, Response } from 'express';
import type { Outcome } from './repeat.interceptor.js';

/** The path of something new in a collection such as `/v1/videos`, after whatever prefix the application around has. */
function locationOf(request: Request, collection: string, id: string): string {
  const path = request.baseUrl + request.path;
  return `${path.slice(0, Math.max(0, path.lastIndexOf(collection)))}${collection}/${id}`;
}

/** Says in the header `Location` where that is which has just been made. */
export function located<A extends { id: string }>(
  outcome: Outcome<A>,
  collection: string,
  { request, response }: { request: Request; response: Response },
): Outcome<A> {
  if ('answer' in outcome) response.setHeader('Location', locationOf(request, collection, outcome.answer.id));
  return outcome;
}
