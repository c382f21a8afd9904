import type { RateLimit, RateVerdict } from '@scenewright/core/requests';
import type { Redis } from 'ioredis';
import type { RateLimiter } from './rate-limiter.js';

/**
 * A sorted set a subject: the times of the requests that were let in, in microseconds of Redis' own clock. Returns
 * whether this one is let in, how many count, the oldest of them and the time. ARGV: window in µs, limit, 1 to count.
 */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local window = tonumber(ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - window))
local count = redis.call('ZCARD', KEYS[1])
local admitted = count < tonumber(ARGV[2]) and 1 or 0
if admitted == 1 and ARGV[3] == '1' then
  count = count + 1
  local text = string.format('%.0f', now)
  redis.call('ZADD', KEYS[1], text, text .. '-' .. count)
  redis.call('PEXPIRE', KEYS[1], math.ceil(window / 1000))
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {admitted, count, oldest[2] or '', string.format('%.0f', now)}`;

type Answer = [admitted: number, count: number, oldest: string, now: string];

/** For several processes on one Redis. A script runs alone, so the nodes together keep to the limit. */
export class RedisRateLimiter implements RateLimiter {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  async take(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const { admitted, count, reset } = await this.ask(subject, rule, true);
    return { admitted, limit: rule.limit, remaining: Math.max(0, rule.limit - count), resetSeconds: reset };
  }

  async peek(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const { admitted, count, reset } = await this.ask(subject, rule, false);
    // What a request now would be told about itself, and what would be left for it.
    const resetSeconds = reset === 0 ? Math.ceil(rule.windowMs / 1000) : reset;
    return { admitted, limit: rule.limit, remaining: Math.max(0, rule.limit - count), resetSeconds };
  }

  /** The connection belongs to whoever made it. */
  async close(): Promise<void> {}

  private async ask(subject: string, rule: RateLimit, counts: boolean) {
    const key = `${this.prefix}:rate:${rule.name}:${subject}`;
    const [admitted, count, oldest, now] = (await this.redis.eval(
      script,
      1,
      key,
      rule.windowMs * 1000,
      rule.limit,
      counts ? 1 : 0,
    )) as Answer;
    const left = (Number(oldest) + rule.windowMs * 1000 - Number(now)) / 1e6;
    return { admitted: admitted === 1, count, reset: oldest === '' ? 0 : Math.max(1, Math.ceil(left)) };
  }
}
