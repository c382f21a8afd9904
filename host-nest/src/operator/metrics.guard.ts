import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { admitBearer } from './operator.guard.js';

/** Lets in what collects the metrics, by a token that opens nothing else, and the operator. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  canActivate(context: ExecutionContext): Promise<true> {
    const { configuration, tokenGuesses } = this.runtime;
    const { metricsToken, adminToken } = configuration;
    const tokens = [metricsToken, adminToken].filter((token) => token !== null);
    return admitBearer(context.switchToHttp().getRequest<Request>(), tokens, tokenGuesses);
  }
}
