import type { Request } from 'express';

/** The key or token of an `Authorization: Bearer` header (RFC 6750, 2.1). */
export function bearerOf(request: Pick<Request, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
