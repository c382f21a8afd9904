import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { addressOf, writeLimits } from './limit-headers.js';

/** What a machine asks about the process: no limit is in its way, and none is looked up, because the counter may be away. */
export const NeverLimited = Reflector.createDecorator<true>();

const reflector = new Reflector();

/** Rate-limit headers where no request is counted: what is not part of the interface. */
@Injectable()
export class LimitHeadersGuard implements CanActivate {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    if (reflector.get(NeverLimited, context.getHandler()) === true) {
      const { limit, windowMs } = this.runtime.limits.requests;
      writeLimits(response, { admitted: true, limit, remaining: limit, resetSeconds: Math.ceil(windowMs / 1000) });
    } else await showLimits(this.runtime, http.getRequest<Request>(), response);
    return true;
  }
}

export async function showLimits(
  { limiter, limits }: Pick<Runtime, 'limiter' | 'limits'>,
  request: Request,
  response: Response,
): Promise<void> {
  writeLimits(response, await limiter.peek(addressOf(request), limits.requests));
}
