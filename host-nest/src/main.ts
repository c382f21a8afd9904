import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import express, { type NextFunction, type Request, type Response } from 'express';
import { pino, type Logger } from 'pino';
import {
  sceneStills,
  smallSize,
  stylePack,
  type FootageMaker,
  type Plan,
  type SceneStillPorts,
} from '@scenewright/core';
import type { ReviewOptions } from '@scenewright/providers';
import {
  createModelClient,
  createModelEditor,
  createModelEnhancer,
  createModelInfographer,
  createModelPlanner,
  rememberedEnhancer,
  ytDlpWhenInstalled,
} from '@scenewright/providers';
import { openAssetStore } from './assets/open-asset-store.js';
import { ConfigurationError, readConfiguration } from './configuration/configuration.js';
import { DataDirInUse } from './database/data-dir-lock.js';
import { ErrorFilter } from './http/error-filter.js';
import { showLimits } from './http/limit-headers.guard.js';
import { literalEscapes } from './http/literal-escapes.js';
import { observe } from './http/observe.js';
import { securityHeaders } from './http/security-headers.js';
import { sha256 } from './ids/ids.js';
import { OfflineThreads } from './offline/offline-threads.js';
import { openApiDocument } from './openapi/document.js';
import type { InfographicMaker } from './infographics/infographics.js';
import { nestLogger } from './runtime/nest-logger.js';
import type { OwnerGreeting, Runtime } from './runtime/runtime.js';
import { RUNTIME } from './runtime/token.js';
import { ScenewrightModule } from './scenewright.module.js';
import { createInputFetcher } from './inputs/input-fetcher.js';
import { cacheRootOf, createPipelineStudio } from './studio/pipeline-studio.js';
import { SecretKeyError } from './secrets/secret-key.js';
import type { Studio } from './studio/studio.js';
import type { InputFetcher } from './videos/create-video.js';

export interface ServerOptions {
  /** In place of the real pipeline. */
  studio?: Studio;
  inputs?: InputFetcher;
  /** Films the shots of videos; they are drawn when absent. */
  footage?: FootageMaker;
  plans?: readonly Plan[];
  logger?: Logger;
  /** Milliseconds since 1970; the clock of the machine when absent. */
  now?: () => number;
  /** Where the owner's key and link go on the first start; standard output when absent. */
  onOwner?: (owner: OwnerGreeting) => void;
}

export interface RunningServer {
  url: string;
  runtime: Runtime;
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
  const logger = options.logger ?? pino({ level: configuration.logLevel, base: null });
  const assets = openAssetStore(configuration);
  const threads = new OfflineThreads();
  const model = configuration.languageModel ? createModelClient(configuration.languageModel) : null;
  // A model is waited for on the event loop; what it cannot plan, the rules plan beside it.
  const review: ReviewOptions | undefined = configuration.languageModel?.review
    ? { stills: (plan, call) => sceneStills(plan, { ...stillPorts, draw }, call) }
    : undefined;
  const planner = model ? createModelPlanner({ client: model, fallback: threads, review }) : threads;
  // It is asked for with the first plan, when the studio stands.
  const draw: SceneStillPorts['draw'] = async (timeline, frames) =>
    (await studio.stills(timeline, frames, smallSize(timeline.canvas).width)).map(({ bytes }) => bytes);
  const graphics: InfographicMaker = model
    ? {
        ...threads.infographics,
        plan: createModelInfographer({ client: model, fallback: (brief) => threads.infographics.plan(brief) }),
      }
    : threads.infographics;
  const studio: Studio =
    options.studio ??
    createPipelineStudio({
      planner,
      ...(model && {
        enhance: rememberedEnhancer(createModelEnhancer(model)),
        editor: createModelEditor({ client: model, planner }),
      }),
      assets,
      cacheRoot: cacheRootOf(environment),
      browser: environment['SCENEWRIGHT_BROWSER'] || undefined,
      footage: options.footage,
      logger,
    });
  const inputs =
    options.inputs ??
    createInputFetcher({
      assets,
      temporaryDir: join(configuration.dataDir, 'work'),
      allowPrivateUrls: configuration.allowPrivateUrls,
      socialAudio: ytDlpWhenInstalled({ program: environment['YT_DLP_PATH'] }),
    });
  let owner: OwnerGreeting | null = null;
  // The router takes these when it is made.
  const http = express().set('case sensitive routing', true).set('strict routing', true);
  const app = await NestFactory.create<NestExpressApplication>(
    ScenewrightModule.forRoot({
      configuration,
      studio,
      inputs,
      infographics: graphics,
      assets,
      plans: options.plans,
      logger,
      now: options.now,
      standalone: true,
      onOwner: (greeting) => {
        owner = greeting;
      },
    }),
    new ExpressAdapter(http),
    // What is still open when downloads have had their time is cut off.
    { bodyParser: false, logger: nestLogger(logger), abortOnError: false, forceCloseConnections: true },
  );
  const runtime = app.get<Runtime>(RUNTIME);
  // What fails before any controller.
  app.useGlobalFilters(new ErrorFilter(runtime));
  app.set('trust proxy', configuration.trustProxy);
  app.disable('x-powered-by');
  app.use(observe(runtime), literalEscapes(), securityHeaders());
  // The pages are no controller of ours.
  app.use('/docs', async (request: Request, response: Response, next: NextFunction) => {
    await showLimits(runtime, request, response);
    next();
  });
  const document = () => openApiDocument('') as unknown as OpenAPIObject;
  SwaggerModule.setup('docs', app, document, { raw: false, customSiteTitle: 'Scenewright API' });
  const greet = () => {
    if (owner) (options.onOwner ?? printOwner)(atUrl(owner, runtime));
  };
  try {
    await app.listen(configuration.port, configuration.host);
  } catch (error) {
    // The owner was made although the port is taken: the key is shown now or never.
    greet();
    await app.close();
    throw error;
  }
  const httpServer = app.getHttpServer();
  // Longer than the idle time of usual proxies and clients, which would otherwise send into a closing connection.
  httpServer.keepAliveTimeout = 65_000;
  const { port } = httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  runtime.setListeningUrl(url);
  greet();
  let closing: Promise<unknown> | null = null;
  return {
    url,
    runtime,
    async close() {
      closing ??= app.close().finally(() => Promise.all([threads.close(), inputs.close?.(), assets.close()]));
      await closing;
    },
  };
}

/** The link was made before the port was known. */
function atUrl(owner: OwnerGreeting, runtime: Runtime): OwnerGreeting {
  const token = owner.signInUrl.split('#', 2)[1] ?? '';
  return { ...owner, signInUrl: `${runtime.publicUrl()}/app/sign-in#${token}` };
}

function printOwner(owner: OwnerGreeting): void {
  process.stdout.write(
    [
      '',
      'This installation is new. These are shown once:',
      `  Sign-in link of the owner: ${owner.signInUrl}`,
      `  First API key:             ${owner.apiKey}`,
      `  Its webhook secret:        ${owner.webhookSecret}`,
      '',
      '',
    ].join('\n'),
  );
}

const stillPorts = { stylePack, digest: sha256, now: () => performance.now() / 1000 };

/** Seconds after those that downloads get, until a process that was told to stop ends by force. */
const forceSeconds = 10;

/** `npm start`: serves until SIGTERM or SIGINT. */
export async function main(environment: Environment = process.env): Promise<void> {
  let server: RunningServer;
  try {
    server = await startServer(environment);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const known = [ConfigurationError, DataDirInUse, SecretKeyError].some((kind) => error instanceof kind);
    const port = environment['PORT'] ?? '3000';
    if (known) process.stderr.write(`${message}\n`);
    else if (code === 'EADDRINUSE') process.stderr.write(`PORT ${port} is in use. Set PORT to another one.\n`);
    else process.stderr.write(`The server could not start: ${(error as Error).stack ?? message}\n`);
    process.exit(1);
  }
  process.stdout.write(`Scenewright listens on ${server.runtime.publicUrl()} (API pages at /docs).\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const { shutdownSeconds } = server.runtime.configuration;
    setTimeout(() => process.exit(1), (shutdownSeconds + forceSeconds) * 1000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  void server.runtime.stopped.then(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
