import { tightest, type RateLimit, type RateVerdict } from '@scenewright/core/requests';
import type { Request, Response } from 'express';
import type { RateLimiter } from '../limits/rate-limiter.js';

/** The headers of interface 8. */
export function writeLimits(response: Response, verdict: RateVerdict): void {
  response.setHeader('RateLimit-Limit', verdict.limit);
  response.setHeader('RateLimit-Remaining', verdict.remaining);
  response.setHeader('RateLimit-Reset', verdict.resetSeconds);
}

/** Counts the request under each of the limits; the verdict is that of the tightest one. */
export async function countRequest(
  limiter: RateLimiter,
  subject: string,
  limits: readonly RateLimit[],
): Promise<RateVerdict> {
  const verdicts: RateVerdict[] = [];
  for (const limit of limits) verdicts.push(await limiter.take(subject, limit));
  return tightest(verdicts) as RateVerdict;
}

/** Who is counted where no key is known. */
export function addressOf(request: Request): string {
  return request.ip ?? request.socket.remoteAddress ?? 'unknown';
}
