import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request } from 'express';
import { bearerOf } from '../http/bearer.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Lets the operator in. Without an ADMIN_TOKEN the operator interface does not exist. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  canActivate(context: ExecutionContext): boolean {
    const { adminToken } = this.runtime.configuration;
    return admitBearer(context.switchToHttp().getRequest<Request>(), adminToken === null ? [] : [adminToken]);
  }
}

/** @throws ServiceError not_found when there is no token that would be let in, unauthorized when it is another one */
export function admitBearer(request: Request, tokens: readonly string[]): true {
  if (tokens.length === 0) throw new ServiceError('not_found', 'There is nothing at this path.');
  const given = hash(bearerOf(request) ?? '');
  // Each is compared, so that the time tells nothing of which one is close.
  const matches = tokens.map((token) => timingSafeEqual(given, hash(token)));
  if (matches.includes(true)) return true;
  throw new ServiceError('unauthorized', 'The operator’s token is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
}
