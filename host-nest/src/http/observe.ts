import type { RequestHandler } from 'express';
import { newId } from '../ids/ids.js';
import type { Runtime } from '../runtime/runtime.js';

/** Gives each request an id, counts the time of its answer, and keeps the server from stopping before it is sent. */
export function observe(runtime: Runtime): RequestHandler {
  return (request, response, next) => {
    const id = newId('req');
    const startedAt = performance.now();
    response.setHeader('X-Request-Id', id);
    runtime.openAnswers.add(response);
    // The client's next request goes to a server that stays.
    if (runtime.isStopping()) response.setHeader('Connection', 'close');
    response.on('finish', () => {
      const seconds = (performance.now() - startedAt) / 1000;
      runtime.metrics.requests.observe({ method: request.method, status: response.statusCode }, seconds);
      // The path without its query: a signed link must not stand in a log.
      const path = request.originalUrl.split('?', 1)[0];
      runtime.logger.info(
        { request_id: id, method: request.method, path, status: response.statusCode, ms: Math.round(seconds * 1000) },
        'request',
      );
    });
    next();
  };
}
