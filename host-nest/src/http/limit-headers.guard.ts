import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { addressOf, writeLimits } from './limit-headers.js';

/** What a machine asks about the process: no limit is in its way, and none is looked up, because the counter may be away. */
export const NeverLimited = Reflector.createDecorator<true>();

/** Rate-limit headers where no request is counted: what is not part of the interface. */
@Injectable()
export class LimitHeadersGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    if (this.reflector.get(NeverLimited, context.getHandler()) === true) {
      const { limit, windowMs } = this.limits.requests;
      writeLimits(response, { admitted: true, limit, remaining: limit, resetSeconds: Math.ceil(windowMs / 1000) });
    } else await showLimits(this.limiter, this.limits, http.getRequest<Request>(), response);
    return true;
  }
}

export async function showLimits(
  limiter: RateLimiter,
  limits: RateLimits,
  request: Request,
  response: Response,
): Promise<void> {
  writeLimits(response, await limiter.peek(addressOf(request), limits.requests));
}
