import { admit, type RateLimit, type RateVerdict } from '@scenewright/core/requests';

/** Counts requests of a subject (a key or an address). */
export abstract class RateLimiter {
  abstract take(subject: string, rule: RateLimit): Promise<RateVerdict>;
  /** The state without counting a request. */
  abstract peek(subject: string, rule: RateLimit): Promise<RateVerdict>;
  abstract close(): Promise<void>;
}

/** For one process. Subjects that have been quiet for a window are forgotten. */
export class MemoryRateLimiter implements RateLimiter {
  private readonly times = new Map<string, { windowMs: number; times: number[] }>();
  private readonly sweep: NodeJS.Timeout;

  constructor(private readonly now: () => number = Date.now) {
    this.sweep = setInterval(() => this.forget(), 60_000);
    this.sweep.unref();
  }

  async take(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const name = `${rule.name} ${subject}`;
    const { verdict, times } = admit(this.times.get(name)?.times ?? [], this.now(), rule);
    this.times.set(name, { windowMs: rule.windowMs, times });
    return verdict;
  }

  async peek(subject: string, rule: RateLimit): Promise<RateVerdict> {
    const counted = this.times.get(`${rule.name} ${subject}`)?.times ?? [];
    const { verdict } = admit(counted, this.now(), rule);
    return { ...verdict, remaining: verdict.admitted ? verdict.remaining + 1 : 0 };
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
  }

  private forget(): void {
    const now = this.now();
    for (const [name, entry] of this.times) {
      if ((entry.times.at(-1) ?? 0) <= now - entry.windowMs) this.times.delete(name);
    }
  }
}
