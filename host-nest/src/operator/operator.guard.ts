import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { bearerOf } from '../http/bearer.js';
import { Configuration } from '../configuration/configuration.js';
import { Sessions } from '../people/sessions.js';
import { Operators } from './operators.js';
import { TokenGuesses } from './token-guesses.js';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets the operator in: by the ADMIN_TOKEN, or by the session of a page of the web app (the first account's owner). For
 * anybody else the operator interface does not exist where there is no ADMIN_TOKEN.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly configuration: Configuration,
    private readonly tokenGuesses: TokenGuesses,
    private readonly sessions: Sessions,
    private readonly operators: Operators,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const { adminToken } = this.configuration;
    const request = context.switchToHttp().getRequest<Request>();
    const member = bearerOf(request) === undefined ? await this.sessions.memberOf(request) : null;
    if (member && (await this.operators.includes(member.person))) return true;
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
