import type Bull from 'bull';
import { ServiceError } from '@scenewright/core/errors';
import type { RateLimit } from '@scenewright/core/requests';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { bearerOf } from '../http/bearer.js';
import { asServiceError, writeError } from '../http/write-error.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { TokenGuesses } from '../operator/token-guesses.js';
import { DashboardSession } from './dashboard-session.js';
import { signInPage } from './dashboard-sign-in-page.js';

/** A queue that Bull's dashboard can show. */
export type DashboardQueue = Bull.Queue;

export const dashboardPath = '/admin/queues';

/** Guesses at the admin token that one address has. */
const guesses: RateLimit = { name: 'dashboard-sign-in', limit: 10, windowMs: 60_000 };

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
    "connect-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Bull's own dashboard under /admin/queues, for whoever has the admin token: as a bearer header, or signed in through
 * a form. Nothing that is done in it can lose work: the outbox adds again what has not ended.
 */
export function queueDashboard(options: {
  adminToken: string | null;
  queues: readonly DashboardQueue[];
  limiter: RateLimiter;
  /** Wrong tokens in headers; those of the form have a limit of their own. */
  tokenGuesses: TokenGuesses;
  now?: () => number;
}): RequestHandler {
  const { adminToken, queues, limiter, tokenGuesses, now = Date.now } = options;
  if (adminToken === null || queues.length === 0) {
    const message =
      adminToken === null
        ? 'There is nothing at this path.'
        : 'The queue lies in the database; the dashboard of Bull is there when REDIS_URL is set.';
    return (_request, response) => writeError(response, new ServiceError('not_found', message));
  }
  const session = new DashboardSession(adminToken);
  const readForm = express.urlencoded({ extended: false, limit: '4kb' });
  let board: Promise<RequestHandler> | null = null;

  const signIn = async (request: Request, response: Response): Promise<void> => {
    const verdict = await limiter.take(request.ip ?? 'unknown', guesses);
    const { token } = (request.body ?? {}) as { token?: unknown };
    if (!verdict.admitted) {
      const again = `Too many tries. Try again in ${verdict.resetSeconds} s.`;
      response.status(429).set('Retry-After', String(verdict.resetSeconds)).type('html').send(signInPage(again));
    } else if (session.knows(token)) {
      response.setHeader('Set-Cookie', session.cookie(now(), { path: dashboardPath, secure: request.secure }));
      response.redirect(303, dashboardPath);
    } else response.status(401).type('html').send(signInPage('This is not the admin token.'));
  };

  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    response.set(headers);
    const path = request.baseUrl + request.path;
    const bearer = bearerOf(request);
    const known =
      bearer === undefined
        ? session.admits(request.headers.cookie, now())
        : await tokenGuesses.check(request, () => session.knows(bearer));
    if (request.method === 'POST' && path === `${dashboardPath}/sign-in`) {
      readForm(request, response, (error?: unknown) => {
        if (error) response.status(400).type('html').send(signInPage('This form can not be read.'));
        else signIn(request, response).then(() => undefined, next);
      });
    } else if (path === `${dashboardPath}/sign-out`) {
      response.setHeader('Set-Cookie', session.noCookie({ path: dashboardPath, secure: request.secure }));
      response.redirect(303, dashboardPath);
    } else if (!known) {
      // A page for people, an error for programs.
      if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html') {
        response.status(401).type('html').send(signInPage(''));
      } else {
        const bearerOnly = { 'WWW-Authenticate': 'Bearer' };
        writeError(response, new ServiceError('unauthorized', 'The admin token is missing or wrong.', bearerOnly));
      }
    } else if (comesFromElsewhere(request)) {
      writeError(response, new ServiceError('forbidden', 'This request comes from another site.'));
    } else {
      board ??= makeBoard(queues);
      board.then((handle) => {
        // The board knows its paths without the prefix.
        const query = request.url.indexOf('?');
        request.url = (path.slice(dashboardPath.length) || '/') + (query < 0 ? '' : request.url.slice(query));
        handle(request, response, next);
      }, next);
    }
  };
  return (request, response, next) => {
    serve(request, response, next).catch((error: unknown) => writeError(response, asServiceError(error)));
  };
}

/** The cookie is sent to its own site only; this refuses what an old browser would send all the same. */
function comesFromElsewhere(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const { origin } = request.headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.headers.host);
}

/** Loaded when somebody looks. */
async function makeBoard(queues: readonly DashboardQueue[]): Promise<RequestHandler> {
  const [{ createBullBoard }, { BullAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullAdapter'),
    import('@bull-board/express'),
  ]);
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(dashboardPath);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue)),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Scenewright queues' } },
  });
  return serverAdapter.getRouter() as RequestHandler;
}
