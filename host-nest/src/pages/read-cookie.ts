import type { Request } from 'express';

/** A cookie of a request; undefined when it is not there or empty. */
export function readCookie({ headers }: Request, wanted: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === wanted)?.[1] || undefined;
}
