import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Plan } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import type { RateVerdict } from '@scenewright/core/requests';
import type { Request, Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { AccountStore } from '../accounts/account-store.js';
import { Sessions, type Member } from '../people/sessions.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { bearerOf } from './bearer.js';
import { addressOf, countRequest, writeLimits } from './limit-headers.js';
import { rememberPrincipal } from './request-context.js';

/** A route that needs no key. Interface 5: `GET /v1/health` alone. */
export const WithoutKey = Reflector.createDecorator<true>();
/** A route with a rate limit of its own beside that of all requests. Interface 8. */
export const AlsoCounted = Reflector.createDecorator<'videos' | 'infographics'>();

/** Which of the two a controller belongs to: plans include them one by one. Interface 5.5. */
export const Surface = Reflector.createDecorator<'agents'>();

/**
 * The first checks of every request under /v1 and of agents, before its body is read: 401, 403 `forbidden`, 429. Requests
 * without a known key are counted by the client's address. A page of the web app sends a session in place of a key; plans
 * without API access include the web app.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    protected readonly accounts: AccountStore,
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
    protected readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { limiter, limits, reflector } = this;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const isOpen = reflector.get(WithoutKey, context.getHandler()) === true;
    const key = isOpen ? undefined : bearerOf(request);
    const member = key === undefined && !isOpen ? await this.memberOf(request) : null;
    const principal = member?.principal ?? (key === undefined ? null : await this.find(key, request));
    const own = reflector.get(AlsoCounted, context.getHandler());
    const all = member ? limits.signedIn : limits.requests;
    const verdict = await countRequest(
      limiter,
      member?.person.id ?? principal?.keyId ?? addressOf(request),
      principal && own ? [all, limits[own]] : [all],
    );
    writeLimits(http.getResponse<Response>(), verdict);
    if (!isOpen && !principal) {
      if (!verdict.admitted) throw tooMany(verdict);
      throw new ServiceError(
        'unauthorized',
        key === undefined
          ? 'An API key is missing. Send it as "Authorization: Bearer svk_...".'
          : 'This API key is unknown, has expired, or was revoked.',
        { 'WWW-Authenticate': this.challenge(request, key !== undefined) },
      );
    }
    if (principal && !member) this.requireSurface(context, principal.account.plan);
    if (!verdict.admitted) throw tooMany(verdict);
    if (principal) rememberPrincipal(request, principal);
    return true;
  }

  /** Who uses the web app, which asks what clients with a key ask. */
  protected memberOf(request: Request): Promise<Member | null> {
    return this.sessions.memberOf(request);
  }

  /** Whom a bearer token belongs to. */
  protected find(key: string, _request: Request): Promise<Principal | null> {
    return this.accounts.findByKey(key);
  }

  /** How somebody without a valid one gets in (RFC 6750, 3). */
  protected challenge(_request: Request, _wasRefused: boolean): string {
    return 'Bearer';
  }

  private requireSurface(context: ExecutionContext, plan: Plan): void {
    const isForAgents = this.reflector.get(Surface, context.getClass()) === 'agents';
    if (isForAgents ? plan.agentProtocol : plan.apiAccess) return;
    const what = isForAgents ? 'the agent protocol' : 'API access';
    throw new ServiceError('forbidden', `The ${plan.id} plan does not include ${what}.`);
  }
}

/** 429 with the seconds to wait. */
export function tooMany(verdict: RateVerdict): ServiceError {
  return new ServiceError(
    'rate_limited',
    `More than ${verdict.limit} requests in a minute. Try again in ${verdict.resetSeconds} s.`,
    { 'Retry-After': String(verdict.resetSeconds) },
  );
}
