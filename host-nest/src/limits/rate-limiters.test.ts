import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { requestLimit } from '@scenewright/core/requests';
import { Redis } from 'ioredis';
import { describeRateLimiter } from '../../testing/describe-rate-limiter.js';
import { testDatabase } from '../../testing/test-database.js';
import { DatabaseRateLimiter } from './database-rate-limiter.js';
import { FallbackRateLimiter } from './fallback-rate-limiter.js';
import { MemoryRateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

jest.setTimeout(120_000);

describeRateLimiter('MemoryRateLimiter', () => new MemoryRateLimiter(), { shared: false });

it('forgets in memory who has been quiet for a window, once somebody else asks', async () => {
  let now = 1_000_000;
  const limiter = new MemoryRateLimiter(() => now);
  for (const subject of ['a', 'b', 'c']) await limiter.take(subject, requestLimit);
  now += 30_000;
  await limiter.take('b', requestLimit);
  now += requestLimit.windowMs - 29_000;
  await limiter.take('d', requestLimit);
  expect(limiter.size).toBe(2);
  expect((await limiter.peek('b', requestLimit)).remaining).toBe(requestLimit.limit - 1);
});

const databaseUrl = process.env['TEST_DATABASE_URL'];
if (!databaseUrl) console.warn('SKIPPED: rate limits on PostgreSQL. Set TEST_DATABASE_URL to run them.');
(databaseUrl ? describe : describe.skip)('on PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    made = await testDatabase(databaseUrl as string);
  });
  afterAll(() => made.drop());
  describeRateLimiter('DatabaseRateLimiter', () => new DatabaseRateLimiter(made.opened.db), { shared: true });
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: rate limits on Redis. Set TEST_REDIS_URL to run them.');
(redisUrl ? describe : describe.skip)('on Redis', () => {
  const prefix = `{scenewright-test-${randomBytes(6).toString('hex')}}`;
  const connections: Redis[] = [];
  const connect = () => {
    const redis = new Redis(redisUrl as string);
    connections.push(redis);
    return redis;
  };
  afterAll(() => Promise.all(connections.map((redis) => redis.quit().catch(() => undefined))));
  describeRateLimiter('RedisRateLimiter', () => new RedisRateLimiter(connect(), prefix), { shared: true });

  it('counts elsewhere when Redis goes away, instead of failing', async () => {
    const redis = connect();
    const errors: unknown[] = [];
    const limiter = new FallbackRateLimiter(new RedisRateLimiter(redis, prefix), new MemoryRateLimiter(), (error) =>
      errors.push(error),
    );
    const rule = { ...requestLimit, limit: 2 };
    expect(await limiter.take('gone', rule)).toMatchObject({ admitted: true, remaining: 1 });
    redis.disconnect();
    const later = [
      await limiter.take('gone', rule),
      await limiter.take('gone', rule),
      await limiter.take('gone', rule),
    ];
    expect(later.map(({ admitted }) => admitted)).toEqual([true, true, false]);
    expect(errors).toHaveLength(3);
    await limiter.close();
  });
});
