import { Redis } from 'ioredis';
import { ConfigurationError } from '../configuration/configuration.js';

/** Redis does not answer at the moment. */
export class RedisUnreachable extends Error {
  override readonly name = 'RedisUnreachable';
  constructor() {
    super('Redis does not answer.');
  }
}

/** Milliseconds that a command may take. */
const commandMs = 2000;

/**
 * A connection whose commands fail at once while Redis is away, and which comes back by itself.
 * @throws ConfigurationError when nothing usable answers now.
 */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    keepAlive: 10_000,
    commandTimeout: commandMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  });
  let last: Error | null = null;
  redis.on('error', (error: Error) => {
    last = error;
  });
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    const { hostname, port } = new URL(url);
    const reason = ((last ?? error) as Error).message || (error as Error).name;
    throw new ConfigurationError(
      `REDIS_URL leads to no Redis that can be used: ${hostname}:${port || 6379} says "${reason}". ` +
        'Start Redis there, correct the address or the password, or leave REDIS_URL empty for the queue in the database.',
    );
  }
}

/** Ends the connection; politely when Redis is there. */
export async function disconnectRedis(redis: Redis): Promise<void> {
  await redis.quit().catch(() => redis.disconnect());
}

/** Whether Redis answers now. */
export async function redisAnswers(redis: Redis): Promise<boolean> {
  return reach(redis, () => redis.ping()).then(
    () => true,
    () => false,
  );
}

/** Runs a command, unless Redis is away. The command may still happen later. @throws RedisUnreachable */
export async function reach<T>(redis: Redis, command: () => Promise<T>): Promise<T> {
  await connected(redis);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RedisUnreachable()), commandMs);
  });
  try {
    return await Promise.race([command(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A new connection gets its time; one that was lost does not. */
async function connected(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  if (redis.status !== 'connecting' && redis.status !== 'connect') throw new RedisUnreachable();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(done, commandMs);
    redis.once('ready', done);
    redis.once('close', done);
    function done() {
      clearTimeout(timer);
      redis.off('ready', done);
      redis.off('close', done);
      if (redis.status === 'ready') resolve();
      else reject(new RedisUnreachable());
    }
  });
}
