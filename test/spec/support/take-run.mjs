/** Asks 60 times at once for a request of a key, from a process of its own, and reports how many were let in. */
import { createRequire } from 'node:module';
import { RedisRateLimiter } from '../../../host-nest/dist/src/limits/redis-rate-limiter.js';

const [redisUrl, key] = process.argv.slice(2);
const { Redis } = createRequire(new URL('../../../host-nest/package.json', import.meta.url))('ioredis');
const redis = new Redis(redisUrl);
const limiter = new RedisRateLimiter(redis, '{scenewright-test-processes}');
const rule = { name: 'requests', limit: 60, windowMs: 60_000 };
const verdicts = await Promise.all(Array.from({ length: 60 }, () => limiter.take(key, rule)));
await redis.quit();
process.send(verdicts.filter(({ admitted }) => admitted).length, () => process.exit(0));
