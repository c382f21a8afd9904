import fc from 'fast-check';
import { admit, requestLimit, tightest, videoCreationLimit, type RateLimit } from './sliding-window.js';

describe('a rate limit', () => {
  it('never lets more than its number through in any window', () => {
    const rule: RateLimit = { name: 'test', limit: 5, windowMs: 1000 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (gaps) => {
        let now = 0;
        let times: number[] = [];
        const passed: number[] = [];
        for (const gap of gaps) {
          now += gap;
          const result = admit(times, now, rule);
          times = result.times;
          if (result.verdict.admitted) passed.push(now);
        }
        for (const start of passed) {
          expect(passed.filter((time) => time >= start && time < start + rule.windowMs).length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('lets the next request in once the oldest has left, as announced', () => {
    let times: number[] = [];
    for (let i = 0; i < 5; i++) times = admit(times, i * 1000, videoCreationLimit).times;
    const refused = admit(times, 10_000, videoCreationLimit).verdict;
    expect(refused).toEqual({ admitted: false, limit: 5, remaining: 0, resetSeconds: 50 });
    expect(admit(times, 59_999, videoCreationLimit).verdict.admitted).toBe(false);
    expect(admit(times, 10_000 + refused.resetSeconds * 1000, videoCreationLimit).verdict.admitted).toBe(true);
  });

  it('are the numbers of the interface', () => {
    expect([requestLimit.limit, videoCreationLimit.limit]).toEqual([60, 5]);
  });

  it('tells the refusal first, then the one with least room', () => {
    const wide = { admitted: true, limit: 60, remaining: 0, resetSeconds: 3 };
    const refused = { admitted: false, limit: 5, remaining: 0, resetSeconds: 9 };
    expect(tightest([wide, refused])).toBe(refused);
    expect(tightest([wide, { ...wide, remaining: 4 }])).toBe(wide);
  });
});
