import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { RateLimit } from '@scenewright/core/requests';
import type { RateLimiter } from '../src/limits/rate-limiter.js';

/** What every rate limiter holds to. `make` gives another process on the same storage, where there is one. */
export function describeRateLimiter(name: string, make: () => RateLimiter, options: { shared: boolean }): void {
  describe(`${name} is a rate limiter`, () => {
    let count = 0;
    const subject = () => `key_${process.pid}_${++count}`;
    const rule = (limit: number, windowMs: number): RateLimit => ({ name: 'requests', limit, windowMs });

    it('counts down, refuses what is over, and says when there is room again', async () => {
      const limiter = make();
      const key = subject();
      const verdicts = [];
      for (let i = 0; i < 4; i++) verdicts.push(await limiter.take(key, rule(3, 60_000)));
      expect(verdicts.map(({ admitted, remaining }) => [admitted, remaining])).toEqual([
        [true, 2],
        [true, 1],
        [true, 0],
        [false, 0],
      ]);
      for (const { limit, resetSeconds } of verdicts) {
        expect(limit).toBe(3);
        expect(resetSeconds).toBeGreaterThanOrEqual(58);
        expect(resetSeconds).toBeLessThanOrEqual(60);
      }
      await limiter.close();
    });

    it('looks without counting', async () => {
      const limiter = make();
      const key = subject();
      expect(await limiter.peek(key, rule(2, 60_000))).toMatchObject({ admitted: true, limit: 2, remaining: 2 });
      expect(await limiter.peek(key, rule(2, 60_000))).toMatchObject({ remaining: 2 });
      await limiter.take(key, rule(2, 60_000));
      expect(await limiter.peek(key, rule(2, 60_000))).toMatchObject({ admitted: true, remaining: 1 });
      await limiter.take(key, rule(2, 60_000));
      expect(await limiter.peek(key, rule(2, 60_000))).toMatchObject({ admitted: false, remaining: 0 });
      await limiter.close();
    });

    it('keeps subjects and rules apart', async () => {
      const limiter = make();
      const [one, other] = [subject(), subject()];
      const once = rule(1, 60_000);
      const answers = [
        await limiter.take(one, once),
        await limiter.take(one, once),
        await limiter.take(other, once),
        await limiter.take(one, { ...once, name: 'videos' }),
      ];
      expect(answers.map(({ admitted }) => admitted)).toEqual([true, false, true, true]);
      await limiter.close();
    });

    it('never lets more than the limit into any window, and refusals do not make it longer', async () => {
      const limiter = make();
      const key = subject();
      const windowMs = 600;
      const admitted: { before: number; after: number }[] = [];
      const ends = Date.now() + windowMs * 3.5;
      while (Date.now() < ends) {
        const before = Date.now();
        const { admitted: letIn } = await limiter.take(key, rule(5, windowMs));
        if (letIn) admitted.push({ before, after: Date.now() });
        await sleep(10);
      }
      // The sixth of any six came a window after the first, or later; 2 ms for clocks that round.
      for (let i = 5; i < admitted.length; i++) {
        expect(admitted[i]!.after - admitted[i - 5]!.before).toBeGreaterThanOrEqual(windowMs - 2);
      }
      expect(admitted.length).toBeGreaterThanOrEqual(10);
      await limiter.close();
    });

    if (!options.shared) return;
    it('lets in exactly the limit when several processes ask at once', async () => {
      const limiters = Array.from({ length: 4 }, make);
      const key = subject();
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => limiters[i % 4]!.take(key, rule(60, 60_000))),
      );
      expect(answers.filter(({ admitted }) => admitted)).toHaveLength(60);
      await Promise.all(limiters.map((limiter) => limiter.close()));
    });
  });
}
