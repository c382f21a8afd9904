import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { NextFunction, Request, Response } from 'express';
import { newId } from '../ids/ids.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { carrierIn } from '../tracing/trace-carrier.js';
import { Tracing } from '../tracing/tracing.js';
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
    private readonly tracing: Tracing,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const { method } = request;
    const attributes = { 'http.request.method': method, 'url.path': pathOf(request) };
    const from = carrierIn(request.headers);
    this.tracing.begin(method, { kind: SpanKind.SERVER, attributes, from }, (span) => {
      response.once('close', () => {
        const route = request.route as { path?: unknown } | undefined;
        if (typeof route?.path === 'string') {
          span.updateName(`${method} ${route.path}`);
          span.setAttribute('http.route', route.path);
        }
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      this.observe(request, response);
      next();
    });
  }

  private observe(request: Request, response: Response): void {
    const id = newId('req');
    const startedAt = performance.now();
    response.setHeader('X-Request-Id', id);
    this.openAnswers.add(response);
    // The client's next request goes to a server that stays.
    if (this.shutdown.hasBegun) response.setHeader('Connection', 'close');
    response.on('finish', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      this.metrics.requests.observe({ method: request.method, status: response.statusCode }, seconds);
      const { method } = request;
      const ms = Math.round(seconds * 1000);
      this.logger.info({ request_id: id, method, path: pathOf(request), status: response.statusCode, ms }, 'request');
    });
  }
}

/** The path without its query: a signed link must not stand in a log. */
const pathOf = (request: Request): string => request.originalUrl.split('?', 1)[0] as string;
