import { ConfigurationError } from '../configuration/configuration.js';
import { connectRedis, disconnectRedis, redisAnswers } from './connect-redis.js';

it('a wrong REDIS_URL is told with the place, the reason and the remedy, without its password', async () => {
  const asked = connectRedis('redis://:hush-hush@127.0.0.1:9');
  await expect(asked).rejects.toThrow(ConfigurationError);
  await expect(asked).rejects.toThrow(
    /^REDIS_URL leads to no Redis that can be used: 127\.0\.0\.1:9 says ".*ECONNREFUSED.*"\. Start Redis there/,
  );
  await expect(asked).rejects.not.toThrow('hush-hush');
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: a connection to Redis. Set TEST_REDIS_URL to run it.');
(redisUrl ? it : it.skip)('a Redis that is there answers, until the connection is ended', async () => {
  const redis = await connectRedis(redisUrl as string);
  expect(await redisAnswers(redis)).toBe(true);
  await disconnectRedis(redis);
  expect(await redisAnswers(redis)).toBe(false);
});
