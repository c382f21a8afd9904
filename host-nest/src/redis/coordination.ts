import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { DatabaseSignals } from '../database/signals.js';
import { DatabaseRateLimiter } from '../limits/database-rate-limiter.js';
import { FallbackRateLimiter } from '../limits/fallback-rate-limiter.js';
import { MemoryRateLimiter, type RateLimiter } from '../limits/rate-limiter.js';
import { RedisRateLimiter } from '../limits/redis-rate-limiter.js';
import { DatabaseQueue } from '../queue/database-queue.js';
import type { QueueTiming, WorkQueue } from '../queue/work-queue.js';
import { QuietErrors } from './quiet-errors.js';
import type { DashboardQueue } from '../queue/dashboard.js';

/** What several processes share beside the database: the queue and the rate limits. */
export abstract class Coordination {
  abstract queue: WorkQueue;
  abstract limiter: RateLimiter;
  /** Bull's queues for its dashboard; empty without Redis. */
  abstract boards: DashboardQueue[];
  /** Whether Redis answers; null when it is not used. */
  abstract redisAnswers: (() => Promise<boolean>) | null;
  /** Call it after the queue and the limiter were closed. */
  abstract close(): Promise<void>;
}

/** Topics of the queue. */
export const topics = ['build', 'render', 'segments', 'infographics'] as const;

export interface CoordinationOptions {
  redisUrl: string | null;
  db: Kysely<Database>;
  /** Between the processes on the database; null where there is one. */
  signals: DatabaseSignals | null;
  /** This process is the only one on its database. */
  exclusive: boolean;
  /** Names the installation: several may use one Redis. */
  installation: string;
  onError: (error: unknown) => void;
  now: () => number;
  /** Of the queue, where it is not the usual. */
  timing?: Partial<QueueTiming>;
}

/** @throws ConfigurationError when REDIS_URL is set and no Redis answers there. */
export async function openCoordination(options: CoordinationOptions): Promise<Coordination> {
  const { redisUrl, db, signals, exclusive, now, timing } = options;
  const own = (): RateLimiter => (exclusive ? new MemoryRateLimiter(now) : new DatabaseRateLimiter(db));
  if (redisUrl !== null) return openOnRedis(redisUrl, own(), options);
  const queue = new DatabaseQueue(db, { signals, timing });
  // What a crash has left: nobody else can hold it.
  if (exclusive) await queue.requeueAll();
  return { queue, limiter: own(), boards: [], redisAnswers: null, close: async () => undefined };
}

async function openOnRedis(redisUrl: string, own: RateLimiter, options: CoordinationOptions): Promise<Coordination> {
  // Loaded here and not above: without Redis nothing of Bull may run, for it waits for one for ever.
  const [{ connectRedis, disconnectRedis, redisAnswers }, { BullQueue }] = await Promise.all([
    import('./connect-redis.js'),
    import('../queue/bull-queue.js'),
  ]);
  const redis: Redis = await connectRedis(redisUrl);
  // In braces, so that a Redis cluster keeps the keys of an installation on one node.
  const prefix = `{scenewright-${options.installation}}`;
  const errors = new QuietErrors(options.onError);
  const queue = new BullQueue({ redisUrl, prefix, timing: options.timing, onError: errors.report });
  return {
    queue,
    limiter: new FallbackRateLimiter(new RedisRateLimiter(redis, prefix), own, errors.report),
    boards: queue.boards(topics),
    redisAnswers: () => redisAnswers(redis),
    close: () => disconnectRedis(redis),
  };
}
