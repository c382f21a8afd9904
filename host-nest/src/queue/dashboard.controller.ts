import { All, Next, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OpenController } from '../http/service-controllers.js';
import { Configuration } from '../configuration/configuration.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { TokenGuesses } from '../operator/token-guesses.js';
import { Coordination } from '../redis/coordination.js';
import { dashboardPath, queueDashboard } from './dashboard.js';

/** Bull's dashboard. It has a form to sign in, so it asks for the admin token itself. */
@OpenController(dashboardPath)
export class DashboardController {
  private readonly dashboard: RequestHandler;

  constructor(
    { adminToken }: Configuration,
    { boards }: Coordination,
    limiter: RateLimiter,
    tokenGuesses: TokenGuesses,
  ) {
    this.dashboard = queueDashboard({ adminToken, queues: boards, limiter, tokenGuesses });
  }

  @All(['', '*rest'])
  serve(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    void this.dashboard(request, response, next);
  }
}
