import type { RateLimit, RateVerdict } from '@scenewright/core/requests';
import type { RateLimiter } from './rate-limiter.js';

/**
 * Counts somewhere else while the first limiter fails, so that requests go on. The two do not know each other's
 * counts: in the minute of a change a key can get up to twice its limit.
 */
export class FallbackRateLimiter implements RateLimiter {
  constructor(
    private readonly first: RateLimiter,
    private readonly second: RateLimiter,
    private readonly onError: (error: unknown) => void,
  ) {}

  take(subject: string, rule: RateLimit): Promise<RateVerdict> {
    return this.either((limiter) => limiter.take(subject, rule));
  }

  peek(subject: string, rule: RateLimit): Promise<RateVerdict> {
    return this.either((limiter) => limiter.peek(subject, rule));
  }

  async close(): Promise<void> {
    await Promise.all([this.first.close(), this.second.close()]);
  }

  private async either(ask: (limiter: RateLimiter) => Promise<RateVerdict>): Promise<RateVerdict> {
    try {
      return await ask(this.first);
    } catch (error) {
      this.onError(error);
      return ask(this.second);
    }
  }
}
