import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import {
  defaultPlans,
  infographicLimit,
  requestLimit,
  videoCreationLimit,
  type Asset,
  type CreateRequest,
  type Plan,
  type RateLimit,
} from '@scenewright/core';
import { jobFolderName, sweepJobFolders } from '@scenewright/render-pool';
import type { Kysely } from 'kysely';
import { pino, type Logger } from 'pino';
import type { LocalAssets } from '../assets/local-assets.js';
import { AccountStore } from '../accounts/account-store.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { RenderCluster } from '../cluster/render-cluster.js';
import type { Configuration } from '../configuration/configuration.js';
import { openEmbeddedDatabase, openServerDatabase, type OpenDatabase } from '../database/open-database.js';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { FileSegmentExchange, type SegmentExchange } from '../files/segment-exchange.js';
import { LinkSigner } from '../files/signed-link.js';
import { JobStore } from '../jobs/job-store.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { TokenGuesses } from '../operator/token-guesses.js';
import type { DashboardQueue } from '../queue/dashboard.js';
import { OpenAnswers } from '../http/open-answers.js';
import { OutboxRelay } from '../queue/outbox-relay.js';
import { openCoordination } from '../redis/coordination.js';
import { QuietErrors } from '../redis/quiet-errors.js';
import { SocialImports } from '../inputs/social-imports.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { Infographics, inlineMaker, type InfographicMaker } from '../infographics/infographics.js';
import { InfographicWorker } from '../infographics/render-worker.js';
import { openSecretBox } from '../secrets/open-secret-box.js';
import { secretSetting } from '../secrets/stored-secrets.js';
import type { Studio } from '../studio/studio.js';
import { CreateVideo, type InputFetcher } from '../videos/create-video.js';
import { EditVideo } from '../videos/edit-video.js';
import { DeliveryStore } from '../webhooks/delivery-store.js';
import { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import { VideoWorker } from '../worker/video-worker.js';
import { DiskRoom } from './disk-room.js';
import { sweep } from '../retention/sweep.js';
import { createMetrics, type Metrics } from './metrics.js';
import { closeDataDir } from './private-data-dir.js';

export interface RuntimeOptions {
  configuration: Configuration;
  studio: Studio;
  inputs: InputFetcher;
  /** Plans infographics; in this thread when absent. */
  infographics?: InfographicMaker;
  /** Where inputs and recordings lie; those that nothing names any more are removed. Kept as they are when absent. */
  assets?: LocalAssets;
  plans?: readonly Plan[];
  logger?: Logger;
  /** Milliseconds since 1970; the clock of the machine when absent. */
  now?: () => number;
}

export interface OwnerGreeting {
  apiKey: string;
  webhookSecret: string;
  signInUrl: string;
}

/** Everything behind the controllers, made once and put together by hand. */
export interface Runtime {
  configuration: Configuration;
  logger: Logger;
  db: Kysely<Database>;
  accounts: AccountStore;
  brandKits: BrandKitStore;
  /** A logo, fetched and checked as the images of a request are. @throws ServiceError invalid_request */
  fetchLogo: (url: string) => Promise<Asset | undefined>;
  jobs: JobStore;
  deliveries: DeliveryStore;
  files: FileStore;
  /** Where the nodes that render one video hand each other its segments. */
  segments: SegmentExchange;
  linkSigner: LinkSigner;
  limiter: RateLimiter;
  /** Bull's queues; empty without Redis. */
  boards: DashboardQueue[];
  limits: { requests: RateLimit; videos: RateLimit; infographics: RateLimit };
  /** Wrong tokens of the operator, by address. */
  tokenGuesses: TokenGuesses;
  createVideo: CreateVideo;
  infographics: Infographics;
  infographicStore: InfographicStore;
  editVideo: EditVideo;
  studio: Studio;
  metrics: Metrics;
  /** Room in DATA_DIR for more work. */
  diskRoom: DiskRoom;
  /** Resolves with the reason when the database can do no more in this process: it has to be started again. */
  stopped: Promise<Error>;
  /** Makes the webhooks that are due leave at once. */
  nudgeWebhooks(): void;
  /** Measured: wall-clock seconds of work for a second of video. */
  pace(): number;
  publicUrl(): string;
  /** The address that links carry when PUBLIC_URL is not set. */
  setListeningUrl(url: string): void;
  /** Whether it can take requests, and which of its servers (database, redis, storage) do not answer. */
  readiness(): Promise<{ ready: boolean; missing: string[] }>;
  /** Answers that are on their way to clients. */
  openAnswers: OpenAnswers;
  /** Whether it was told to stop. */
  isStopping(): boolean;
  /** Starts the queue, the outbox and the webhooks. Returns the owner's greeting on the first start only. */
  start(): Promise<OwnerGreeting | null>;
  /**
   * The first half of stopping, while requests are still answered: takes no more work, gives back what is in hand, and
   * lets downloads finish for as long as SHUTDOWN_SECONDS says. Safe to call twice.
   */
  drain(): Promise<void>;
  /** Drains, and closes everything. Safe to call twice. */
  close(): Promise<void>;
}

export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { configuration, studio } = options;
  const logger = options.logger ?? pino({ level: configuration.logLevel, base: null });
  for (const path of closeDataDir(configuration.dataDir)) {
    logger.warn({ path }, 'others can read this part of DATA_DIR: it belongs to another user. Change its owner.');
  }
  const opened: OpenDatabase = configuration.databaseUrl
    ? await openServerDatabase(configuration.databaseUrl, {
        poolSize: configuration.databasePoolSize,
        timeoutMs: configuration.databaseTimeoutSeconds * 1000,
      })
    : await openEmbeddedDatabase(configuration.dataDir);
  try {
    return await assemble(options, opened, logger);
  } catch (error) {
    await opened.close();
    await studio.close();
    throw error;
  }
}

async function assemble(options: RuntimeOptions, opened: OpenDatabase, logger: Logger): Promise<Runtime> {
  const { configuration, studio } = options;
  const { db } = opened;
  const now = options.now ?? Date.now;
  let listeningUrl = `http://127.0.0.1:${configuration.port}`;
  const publicUrl = () => configuration.publicUrl ?? listeningUrl;
  let pace = 1;

  const workDir = join(configuration.dataDir, 'work');
  // Only what a crash has left can be in there: the folder belongs to this process.
  if (opened.exclusive) await rm(workDir, { recursive: true, force: true });
  else await sweepJobFolders(workDir);
  // Made by the first that needs it: a full disk does not hinder the start.
  const temporaryDir = join(workDir, await jobFolderName());
  const diskRoom = new DiskRoom(configuration.dataDir);

  const secrets = await openSecretBox(configuration, opened);
  const accounts = new AccountStore(db, options.plans ?? defaultPlans, secrets, now);
  const linkSecret = await secretSetting('link_secret', () => randomBytes(32).toString('base64url'), secrets, db);
  const linkSigner = new LinkSigner(linkSecret);
  const files = await openFileStore(configuration, linkSigner, publicUrl, now);
  const segments = new FileSegmentExchange(files);
  const jobs = new JobStore(db, accounts, files, now);
  const brandKits = new BrandKitStore(db);
  const infographicStore = new InfographicStore(db, accounts, files, now);
  const onError = (error: unknown) => logger.error({ err: error }, 'background work failed');
  const shared = await openCoordination({
    redisUrl: configuration.redisUrl,
    db,
    exclusive: opened.exclusive,
    installation: await setting(db, 'installation', () => randomBytes(6).toString('hex')),
    onError,
    now,
  });
  const { queue, limiter } = shared;
  const tokenGuesses = new TokenGuesses({
    ...requestLimit,
    name: 'operator-tokens',
    limit: configuration.requestsPerMinute,
  });
  const metrics = createMetrics({
    jobs: () => jobs.countByStatus(),
    // Redis may be away; the other figures stay.
    waiting: () => queue.waiting().catch(() => Number.NaN),
  });
  const relay = new OutboxRelay(db, queue, new QuietErrors(onError).report);
  const webhooks = new WebhookDispatcher(db, {
    secrets,
    allowPrivateUrls: configuration.allowPrivateUrls,
    onTry: (outcome) => metrics.webhooks.inc({ outcome }),
    now,
    onError,
  });
  // One process with the embedded database is alone for certain.
  const cluster =
    opened.exclusive || configuration.role === 'api'
      ? null
      : new RenderCluster({
          db,
          queue,
          jobs,
          studio,
          exchange: segments,
          temporaryDir,
          onDrawn: (whose) => metrics.segments.inc({ for: whose }),
          onError: (error, job) => logger.error({ err: error, ...job }, 'work with other nodes failed'),
        });
  const worker = new VideoWorker(jobs, studio, files, {
    temporaryDir,
    room: diskRoom,
    cluster,
    deadlineSeconds: configuration.jobDeadlineSeconds,
    heartbeatMs: 15_000,
    cancelPollMs: 2000,
    onFinished: (seconds, videoSeconds) => {
      metrics.videos.observe(seconds);
      if (videoSeconds > 0) pace = 0.7 * pace + 0.3 * (seconds / videoSeconds);
    },
    onError: (error, job) => logger.error({ err: error, ...job }, 'a video failed'),
    now,
  });
  const nudge = () => {
    relay.nudge();
    webhooks.nudge();
  };
  jobs.onStored(nudge);
  infographicStore.onStored(nudge);
  const infographicWorker = new InfographicWorker(infographicStore, studio, files, {
    temporaryDir,
    deadlineSeconds: configuration.jobDeadlineSeconds,
    onError: (error, work) => logger.error({ err: error, ...work }, 'an infographic failed'),
  });

  let sweeper: NodeJS.Timeout | undefined;
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweepNow = () => {
    const { retentionDays } = configuration;
    const { assets } = options;
    sweeping = sweep({ db, files, segments, assets }, { now: now(), retentionDays }).catch(onError);
  };
  const openAnswers = new OpenAnswers();
  let draining: Promise<void> | null = null;
  const drain = () => {
    draining ??= (async () => {
      clearInterval(sweeper);
      const finished = openAnswers.finished(configuration.shutdownSeconds * 1000);
      await relay.close();
      await queue.close();
      await finished;
    })();
    return draining;
  };
  let closing: Promise<void> | null = null;
  return {
    configuration,
    logger,
    db,
    accounts,
    brandKits,
    fetchLogo: async (url) => {
      const items = { images: [{ url, context: 'logo' }], documents: [], audio: [] };
      const { images } = await options.inputs.fetch(items as unknown as CreateRequest);
      return images?.[0]?.asset;
    },
    jobs,
    files,
    segments,
    linkSigner,
    limiter,
    boards: shared.boards,
    limits: {
      requests: { ...requestLimit, limit: configuration.requestsPerMinute },
      videos: { ...videoCreationLimit, limit: configuration.videosPerMinute },
      infographics: infographicLimit,
    },
    tokenGuesses,
    editVideo: new EditVideo({
      socialImports: new SocialImports(db, now),
      jobs,
      studio,
      inputs: options.inputs,
      allowPrivateUrls: configuration.allowPrivateUrls,
      now,
    }),
    createVideo: new CreateVideo({
      jobs,
      studio,
      brandKits,
      inputs: options.inputs,
      socialImports: new SocialImports(db, now),
      allowPrivateUrls: configuration.allowPrivateUrls,
      now,
    }),
    infographics: new Infographics({
      store: infographicStore,
      studio,
      inputs: options.inputs,
      maker: options.infographics ?? inlineMaker,
      allowPrivateUrls: configuration.allowPrivateUrls,
      publicUrl,
      now,
    }),
    infographicStore,
    studio,
    metrics,
    diskRoom,
    stopped: opened.stopped,
    deliveries: new DeliveryStore(db, now),
    nudgeWebhooks: () => webhooks.nudge(),
    pace: () => pace,
    publicUrl,
    setListeningUrl: (url) => {
      listeningUrl = url;
    },
    async readiness() {
      const parts: [string, Promise<boolean>][] = [
        ['database', answers(db.selectFrom('settings').select('name').limit(1).execute())],
        ['storage', answers(files.check())],
      ];
      if (shared.redisAnswers) parts.push(['redis', shared.redisAnswers()]);
      const missing: string[] = [];
      for (const [name, answer] of parts) if (!(await answer)) missing.push(name);
      return { ready: draining === null && !missing.includes('database'), missing };
    },
    async start() {
      const owner = await accounts.createOwner();
      relay.start();
      webhooks.start();
      sweeper = setInterval(sweepNow, 3600_000);
      sweeper.unref();
      sweepNow();
      if (configuration.role !== 'api') {
        await cluster?.start();
        queue.work('build', configuration.concurrency, worker);
        queue.work('render', configuration.concurrency, worker);
        queue.work('infographics', configuration.concurrency, infographicWorker);
      }
      if (!owner) return null;
      const signInUrl = `${publicUrl()}/app/sign-in#token=${owner.signInToken}`;
      return { apiKey: owner.apiKey, webhookSecret: owner.webhookSecret, signInUrl };
    },
    openAnswers,
    isStopping: () => draining !== null,
    drain,
    close() {
      closing ??= (async () => {
        await drain();
        await sweeping;
        await cluster?.close();
        await webhooks.close();
        await limiter.close();
        await tokenGuesses.close();
        await shared.close();
        await files.close();
        await studio.close();
        await rm(temporaryDir, { recursive: true, force: true });
        await opened.close();
      })();
      return closing;
    },
  };
}

/** Whether it succeeds within two seconds. */
async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 2000, false);
  });
  const answer = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A value that is made once for an installation and kept in its database. */
async function setting(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
