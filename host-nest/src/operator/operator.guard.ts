import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { bearerOf } from '../http/bearer.js';
import { Configuration } from '../configuration/configuration.js';
import { TokenGuesses } from './token-guesses.js';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Lets the operator in. Without an ADMIN_TOKEN the operator interface does not exist. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly configuration: Configuration,
    private readonly tokenGuesses: TokenGuesses,
  ) {}

  canActivate(context: ExecutionContext): Promise<true> {
    const { adminToken } = this.configuration;
    const request = context.switchToHttp().getRequest<Request>();
    return admitBearer(request, adminToken === null ? [] : [adminToken], this.tokenGuesses);
  }
}

/**
 * @throws ServiceError not_found when there is no token that would be let in, unauthorized when it is another one,
 *   rate_limited after too many wrong ones
 */
export async function admitBearer(request: Request, tokens: readonly string[], guesses: TokenGuesses): Promise<true> {
  if (tokens.length === 0) throw new ServiceError('not_found', 'There is nothing at this path.');
  const bearer = bearerOf(request);
  // Each is compared, so that the time tells nothing of which one is close.
  const isRight = () => tokens.map((token) => timingSafeEqual(hash(bearer ?? ''), hash(token))).includes(true);
  if (bearer !== undefined && (await guesses.check(request, isRight))) return true;
  throw new ServiceError('unauthorized', 'The operator’s token is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
}
