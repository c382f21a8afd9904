import { admit, type RateLimit, type RateVerdict } from '@scenewright/core/requests';

/** Counts requests of a subject (a key or an address). */
export abstract class RateLimiter {
  abstract take(subject: string, rule: RateLimit): Promise<RateVerdict>;
  /** The state without counting a request. */
  abstract peek(subject: string, rule: RateLimit): Promise<RateVerdict>;
  abstract close(): Promise<void>;
}

/** Milliseconds between two looks for subjects that are quiet. */
const forgetEveryMs = 60_000;

/** For one process. Subjects that have been quiet for a window are forgotten while others are counted. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly times = new Map<string, { windowMs: number; times: number[] }>();
  private lookedAt: number;

  constructor(private readonly now: () => number = Date.now) {
    this.lookedAt = now();
  }

  /** Subjects that are kept in mind. */
  get size(): number {
    return this.times.size;
  }

  async take(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const now = this.now();
    if (now - this.lookedAt >= forgetEveryMs) this.forget(now);
    const name = `${rule.name} ${subject}`;
    const { verdict, times } = admit(this.times.get(name)?.times ?? [], now, rule);
    this.times.set(name, { windowMs: rule.windowMs, times });
    return verdict;
  }

  async peek(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const counted = this.times.get(`${rule.name} ${subject}`)?.times ?? [];
    const { verdict } = admit(counted, this.now(), rule);
    return { ...verdict, remaining: verdict.admitted ? verdict.remaining + 1 : 0 };
  }

  async close(): Promise<void> {}

  private forget(now: number): void {
    this.lookedAt = now;
    for (const [name, entry] of this.times) {
      if ((entry.times.at(-1) ?? 0) <= now - entry.windowMs) this.times.delete(name);
    }
  }
}
