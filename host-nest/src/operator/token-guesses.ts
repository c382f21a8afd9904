import { ServiceError } from '@scenewright/core/errors';
import type { RateLimit } from '@scenewright/core/requests';
import type { Request } from 'express';
import { addressOf } from '../http/limit-headers.js';
import { MemoryRateLimiter } from '../limits/rate-limiter.js';

/**
 * Bounds wrong tokens of the operator from one address. Counted in this process alone: the operator gets in while the
 * database and Redis are away.
 */
export class TokenGuesses {
  private readonly limiter = new MemoryRateLimiter();

  constructor(private readonly rule: RateLimit) {}

  /**
   * Whether the token that a request carries is right.
   *
   * @throws ServiceError rate_limited, for a right one too, after too many that were wrong
   */
  async check(request: Request, isRight: () => boolean): Promise<boolean> {
    const address = addressOf(request);
    const { admitted, resetSeconds } = await this.limiter.peek(address, this.rule);
    if (!admitted) {
      throw new ServiceError(
        'rate_limited',
        `${this.rule.limit} wrong tokens came from this address in a minute. Try again in ${resetSeconds} s.`,
        { 'Retry-After': String(resetSeconds) },
      );
    }
    if (isRight()) return true;
    await this.limiter.take(address, this.rule);
    return false;
  }

  close(): Promise<void> {
    return this.limiter.close();
  }
}
