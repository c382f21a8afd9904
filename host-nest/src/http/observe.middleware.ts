import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { newId } from '../ids/ids.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { OpenAnswers } from './open-answers.js';
import { Shutdown } from './shutdown.js';

/**
 * Gives each request an id, counts the time of its answer, and keeps the server from stopping before it is sent. No interceptor:
 * what a guard refuses has an id as well.
 */
@Injectable()
export class ObserveMiddleware implements NestMiddleware<Request, Response> {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly openAnswers: OpenAnswers,
    private readonly shutdown: Shutdown,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const id = newId('req');
    const startedAt = performance.now();
    response.setHeader('X-Request-Id', id);
    this.openAnswers.add(response);
    // The client's next request goes to a server that stays.
    if (this.shutdown.hasBegun) response.setHeader('Connection', 'close');
    response.on('finish', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      this.metrics.requests.observe({ method: request.method, status: response.statusCode }, seconds);
      // The path without its query: a signed link must not stand in a log.
      const path = request.originalUrl.split('?', 1)[0];
      this.logger.info(
        { request_id: id, method: request.method, path, status: response.statusCode, ms: Math.round(seconds * 1000) },
        'request',
      );
    });
    next();
  }
}
