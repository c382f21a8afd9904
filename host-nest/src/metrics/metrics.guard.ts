import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Configuration } from '../configuration/configuration.js';
import { admitBearer } from '../operator/operator.guard.js';
import { TokenGuesses } from '../operator/token-guesses.js';

/** Lets in what collects the metrics, by a token that opens nothing else, and the operator. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(
    private readonly configuration: Configuration,
    private readonly tokenGuesses: TokenGuesses,
  ) {}

  canActivate(context: ExecutionContext): Promise<true> {
    const { metricsToken, adminToken } = this.configuration;
    const tokens = [metricsToken, adminToken].filter((token) => token !== null);
    return admitBearer(context.switchToHttp().getRequest<Request>(), tokens, this.tokenGuesses);
  }
}
