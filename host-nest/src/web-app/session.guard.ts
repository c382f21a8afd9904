import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { tooMany } from '../http/api-key.guard.js';
import { addressOf, countRequest, writeLimits } from '../http/limit-headers.js';
import { rememberPrincipal } from '../http/request-context.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Sessions, type Member } from '../people/sessions.js';

/** What the owner of an account does alone: keys, and who belongs to it. */
export const OwnerAlone = Reflector.createDecorator<true>();

const members = new WeakMap<object, Member>();

/** Lets people in who are signed in. A key opens nothing here. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const member = await this.sessions.memberOf(request);
    const verdict = await countRequest(this.limiter, member?.person.id ?? addressOf(request), [
      member ? this.limits.signedIn : this.limits.requests,
    ]);
    writeLimits(http.getResponse<Response>(), verdict);
    if (!verdict.admitted) throw tooMany(verdict);
    if (!member) throw new ServiceError('unauthorized', 'Nobody is signed in.');
    if (member.person.role !== 'owner' && this.reflector.get(OwnerAlone, context.getHandler()) === true)
      throw new ServiceError('forbidden', 'Only the owner of the account does this.');
    members.set(request, member);
    rememberPrincipal(request, member.principal);
    return true;
  }
}

/** Who is signed in, under `SessionGuard`. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Member => {
  const member = members.get(context.switchToHttp().getRequest<Request>());
  if (!member) throw new Error('This route has no SessionGuard.');
  return member;
});
