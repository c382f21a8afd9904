import { ServiceError, tightest, type RateVerdict } from '@scenewright/core';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { newId } from '../ids/ids.js';
import type { Runtime } from '../runtime/runtime.js';
import { rememberPrincipal } from './request-context.js';
import { asServiceError, writeError } from './write-error.js';

/** Bytes of a request body at most. Decisions, "Order of checks". */
const bodyLimit = 1024 * 1024;

/** Gives each request an id, and counts the time of its answer. */
export function observe(runtime: Runtime): RequestHandler {
  return (request, response, next) => {
    const id = newId('req');
    const startedAt = performance.now();
    response.setHeader('X-Request-Id', id);
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

/** Rate-limit headers where no request is counted: paths outside the interface. */
export function showLimits(runtime: Runtime): RequestHandler {
  return async (request, response, next) => {
    writeLimits(response, await runtime.limiter.peek(addressOf(request), runtime.limits.requests));
    next();
  };
}

/**
 * The first checks of every request under /v1, before its body is read: 401, 403 `forbidden`, 429. Requests
 * without a known key are counted by the client's address.
 */
export function gate(runtime: Runtime): RequestHandler {
  return async (request, response, next) => {
    try {
      await pass(runtime, request, response);
    } catch (error) {
      refuse(runtime, response, error);
      return;
    }
    next();
  };
}

async function pass(runtime: Runtime, request: Request, response: Response): Promise<void> {
  const { limiter, limits } = runtime;
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  const open = /^\/v1\/health\/?$/.test(path);
  const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const principal = open || key === undefined ? null : await runtime.accounts.findByKey(key);
  const subject = principal ? principal.keyId : addressOf(request);
  const verdicts = [await limiter.take(subject, limits.requests)];
  if (principal && request.method === 'POST' && /^\/v1\/videos\/?$/.test(path)) {
    verdicts.push(await limiter.take(subject, limits.videos));
  }
  if (principal && request.method === 'POST' && /^\/v1\/infographics\/generate\/?$/.test(path)) {
    verdicts.push(await limiter.take(subject, limits.infographics));
  }
  const verdict = tightest(verdicts) as RateVerdict;
  writeLimits(response, verdict);
  if (!open && !principal) {
    if (!verdict.admitted) throw tooMany(verdict);
    throw new ServiceError(
      'unauthorized',
      key === undefined
        ? 'An API key is missing. Send it as "Authorization: Bearer svk_...".'
        : 'This API key is unknown or was revoked.',
      { 'WWW-Authenticate': 'Bearer' },
    );
  }
  if (principal && !principal.account.plan.apiAccess) {
    throw new ServiceError('forbidden', `The ${principal.account.plan.id} plan does not include API access.`);
  }
  if (!verdict.admitted) throw tooMany(verdict);
  // Whatever begins work; canceling makes room.
  if (request.method === 'POST' && !/\/cancel\/?$/.test(path) && !(await runtime.diskRoom.left())) throw noRoom();
  if (principal) rememberPrincipal(request, principal);
}

function noRoom(): ServiceError {
  return new ServiceError(
    'internal_error',
    'The disk of the server is almost full. Nothing was started and nothing is charged; send the request again later.',
    { 'Retry-After': '60' },
  );
}

function tooMany(verdict: RateVerdict): ServiceError {
  return new ServiceError(
    'rate_limited',
    `More than ${verdict.limit} requests in a minute. Try again in ${verdict.resetSeconds} s.`,
    { 'Retry-After': String(verdict.resetSeconds) },
  );
}

function writeLimits(response: Response, verdict: RateVerdict): void {
  response.setHeader('RateLimit-Limit', verdict.limit);
  response.setHeader('RateLimit-Remaining', verdict.remaining);
  response.setHeader('RateLimit-Reset', verdict.resetSeconds);
}

/** Reads JSON bodies up to 1 MiB, whatever type they are sent as: an API takes nothing else. */
export function readBody(runtime: Runtime): RequestHandler {
  const parse = express.json({ limit: bodyLimit, strict: false, type: () => true });
  return (request: Request, response: Response, next: NextFunction) => {
    parse(request, response, (error?: unknown) => (error === undefined ? next() : refuse(runtime, response, error)));
  };
}

function refuse(runtime: Runtime, response: Response, error: unknown): void {
  const told = asServiceError(error);
  if (told.status >= 500) runtime.logger.error({ err: error }, 'a request failed before its controller');
  writeError(response, told);
}

function addressOf(request: Request): string {
  return request.ip ?? request.socket.remoteAddress ?? 'unknown';
}
