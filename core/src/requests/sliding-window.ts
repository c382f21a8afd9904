/** A limit of interface 8: at most `limit` requests in any `windowMs` milliseconds. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
}

const minute = 60_000;
/** Every request of a key. Interface 8. */
export const requestLimit: RateLimit = { name: 'requests', limit: 60, windowMs: minute };
/** `POST /v1/videos`. */
export const videoCreationLimit: RateLimit = { name: 'video-creation', limit: 5, windowMs: minute };
/** `POST /v1/infographics/generate`. */
export const infographicLimit: RateLimit = { name: 'infographics', limit: 10, windowMs: minute };

export interface RateVerdict {
  admitted: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the oldest counted request leaves the window; 0 when none is counted. */
  resetSeconds: number;
}

/**
 * Sliding log. `times` are those of the counted requests, oldest first, in milliseconds. A fixed window would let
 * twice the number through around its edge, so every time is kept. A refused request is not counted: one that
 * hammers is let in again as soon as the window has room.
 */
export function admit(
  times: readonly number[],
  now: number,
  rule: RateLimit,
): { verdict: RateVerdict; times: number[] } {
  const counted = times.filter((time) => time > now - rule.windowMs);
  const admitted = counted.length < rule.limit;
  if (admitted) counted.push(now);
  const oldest = counted[0];
  return {
    times: counted,
    verdict: {
      admitted,
      limit: rule.limit,
      remaining: Math.max(0, rule.limit - counted.length),
      resetSeconds: oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + rule.windowMs - now) / 1000)),
    },
  };
}

/** The verdict that a client is given when several limits apply: a refusal first, then the one with least room. */
export function tightest(verdicts: readonly RateVerdict[]): RateVerdict | undefined {
  return [...verdicts].sort((a, b) => Number(a.admitted) - Number(b.admitted) || a.remaining - b.remaining)[0];
}
