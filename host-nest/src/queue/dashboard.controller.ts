import { All, Inject, Next, Req, Res } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { OpenController } from '../http/service-controllers.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { dashboardPath, queueDashboard } from './dashboard.js';

/** Bull's dashboard. It has a form to sign in, so it asks for the admin token itself. */
@OpenController(dashboardPath)
export class DashboardController {
  private readonly dashboard: RequestHandler;

  constructor(@Inject(RUNTIME) { configuration, boards, limiter, tokenGuesses }: Runtime) {
    const { adminToken } = configuration;
    this.dashboard = queueDashboard({ adminToken, queues: boards, limiter, tokenGuesses });
  }

  @All(['', '*rest'])
  serve(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    void this.dashboard(request, response, next);
  }
}
