import { createHash, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '@scenewright/core';
import type { RequestHandler } from 'express';
import { writeError } from '../http/write-error.js';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Lets the operator in. Without an ADMIN_TOKEN the operator interface does not exist. */
export function adminGate(token: string | null): RequestHandler {
  return (request, response, next) => {
    if (token === null) {
      writeError(response, new ServiceError('not_found', 'There is nothing at this path.'));
      return;
    }
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(hash(given), hash(token))) next();
    else {
      const headers = { 'WWW-Authenticate': 'Bearer' };
      writeError(response, new ServiceError('unauthorized', 'The admin token is missing or wrong.', headers));
    }
  };
}
