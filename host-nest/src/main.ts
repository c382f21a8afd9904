import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Configuration, ConfigurationError } from './configuration/configuration.js';
import type { ScenewrightModuleOptions } from './configuration/module-options.js';
import { readConfiguration } from './configuration/read-configuration.js';
import { PublicUrl } from './configuration/public-url.js';
import { DataDirInUse } from './database/data-dir-lock.js';
import { OpenDatabase } from './database/open-database.js';
import { ErrorFilter } from './http/error-filter.js';
import { showLimits } from './http/limit-headers.guard.js';
import { LiteralEscapesMiddleware } from './http/literal-escapes.middleware.js';
import { ObserveMiddleware } from './http/observe.middleware.js';
import { securityHeaders } from './http/security-headers.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { RateLimits } from './limits/rate-limits.js';
import { createLogger } from './logging/logger.js';
import { nestLogger } from './logging/nest-logger.js';
import { ServiceDocument } from './openapi/service-document.js';
import { ScenewrightModule } from './scenewright.module.js';
import { SecretKeyError } from './secrets/secret-key.js';

/** Parts of the server that are not the real ones. Its settings are those of the environment. */
export type ServerOptions = Omit<ScenewrightModuleOptions, keyof Configuration>;

export interface RunningServer {
  url: string;
  /** `app.get(...)` gives what the modules of the service provide. */
  app: NestExpressApplication;
  /**
   * Takes no more work and gives back what is in hand, answers requests (`/readyz` with 503) while downloads finish, then
   * closes everything. Safe to call twice.
   */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigurationError, DataDirInUse, SecretKeyError */
export async function startServer(environment: Environment, options: ServerOptions = {}): Promise<RunningServer> {
  const configuration = readConfiguration(environment);
  // What this process and its children write is its owner's alone. A thread cannot set it for the process.
  if (isMainThread) process.umask(0o077);
  const logger = options.logger ?? createLogger(configuration);
  // The router takes these when it is made.
  const http = express().set('case sensitive routing', true).set('strict routing', true);
  const app = await NestFactory.create<NestExpressApplication>(
    ScenewrightModule.forRoot({ ...configuration, ...options, logger, standalone: true }),
    new ExpressAdapter(http),
    // What is still open when downloads have had their time is cut off.
    { bodyParser: false, logger: nestLogger(logger), abortOnError: false, forceCloseConnections: true },
  );
  // What fails before any controller.
  app.useGlobalFilters(new ErrorFilter(logger));
  app.set('trust proxy', configuration.trustProxy);
  app.disable('x-powered-by');
  for (const middleware of [app.get(ObserveMiddleware), app.get(LiteralEscapesMiddleware)]) {
    app.use(middleware.use.bind(middleware));
  }
  app.use(securityHeaders());
  addApiPages(app);
  try {
    await app.listen(configuration.port, configuration.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const httpServer = app.getHttpServer();
  // Longer than the idle time of usual proxies and clients, which would otherwise send into a closing connection.
  httpServer.keepAliveTimeout = 65_000;
  let closing: Promise<void> | null = null;
  return {
    url: `http://localhost:${(httpServer.address() as AddressInfo).port}`,
    app,
    close: () => (closing ??= app.close()),
  };
}

/** Swagger's pages at /docs. They are no controller of ours. */
function addApiPages(app: NestExpressApplication): void {
  const [limiter, limits, service] = [app.get(RateLimiter), app.get(RateLimits), app.get(ServiceDocument)];
  let document: OpenAPIObject | undefined;
  app.use('/docs', async (request: Request, response: Response, next: NextFunction) => {
    await showLimits(limiter, limits, request, response);
    document ??= await service.get('/');
    next();
  });
  SwaggerModule.setup('docs', app, () => document as OpenAPIObject, { raw: false, customSiteTitle: 'Scenewright API' });
}

/** Seconds after those that downloads get, until a process that was told to stop ends by force. */
const forceSeconds = 10;

/** `npm start`: serves until SIGTERM or SIGINT. */
export async function main(environment: Environment = process.env, options: ServerOptions = {}): Promise<void> {
  let server: RunningServer;
  try {
    server = await startServer(environment, options);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const known = [ConfigurationError, DataDirInUse, SecretKeyError].some((kind) => error instanceof kind);
    const port = environment['PORT'] ?? '3000';
    if (known) process.stderr.write(`${message}\n`);
    else if (code === 'EADDRINUSE') process.stderr.write(`PORT ${port} is in use. Set PORT to another one.\n`);
    else process.stderr.write(`The server could not start: ${(error as Error).stack ?? message}\n`);
    process.exit(1);
  }
  const { app } = server;
  process.stdout.write(`Scenewright listens on ${app.get(PublicUrl).get()} (API pages at /docs).\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const { shutdownSeconds } = app.get(Configuration);
    setTimeout(() => process.exit(1), (shutdownSeconds + forceSeconds) * 1000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  void app.get(OpenDatabase).stopped.then(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
