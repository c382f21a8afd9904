import type { Request } from 'express';

/** The path of something new in a collection such as `/v1/videos`, after whatever prefix the application around has. */
export function locationOf(request: Request, collection: string, id: unknown): string {
  const path = request.baseUrl + request.path;
  return `${path.slice(0, Math.max(0, path.lastIndexOf(collection)))}${collection}/${String(id)}`;
}
