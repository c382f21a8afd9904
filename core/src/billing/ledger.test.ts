import fc from 'fast-check';
import { applyMovement, meteringPeriod, type Balance, type Hold, type LedgerEntry, type Movement } from './ledger.js';

const amount = fc.integer({ min: 0, max: 400 });
const holdId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), amount, reason: fc.constant('gift') }),
  fc.record({ kind: fc.constant('adjust' as const), available: amount, reason: fc.constant('operator') }),
  fc.record({ kind: fc.constant('renew' as const), amount, period: fc.constant('2026-11') }),
  fc.record({ kind: fc.constant('hold' as const), holdId, amount }),
  fc.record({ kind: fc.constant('settle' as const), holdId, amount }),
  fc.record({ kind: fc.constant('release' as const), holdId }),
);

function replay(movements: Movement[], unlimited: boolean) {
  let balance: Balance = { available: 0, held: 0 };
  const holds = new Map<string, Hold>();
  const entries: LedgerEntry[] = [];
  let refused = 0;
  for (const next of movements) {
    const before = balance;
    const named = 'holdId' in next ? (holds.get(next.holdId) ?? null) : null;
    const result = applyMovement(balance, named, next, { unlimited });
    if (!result.ok) {
      refused += 1;
      expect(balance).toEqual(before);
      continue;
    }
    balance = result.balance;
    if (result.hold) holds.set(result.hold.id, result.hold);
    entries.push(...result.entries);
    expect(balance.available).toBeGreaterThanOrEqual(0);
    expect(balance.held).toBeGreaterThanOrEqual(0);
  }
  return { balance, holds, entries, refused };
}

describe('the ledger, after any sequence of movements', () => {
  it('has entries that sum to the balance, and holds that are resolved at most once', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 60 }), fc.boolean(), (movements, unlimited) => {
        const { balance, holds, entries } = replay(movements, unlimited);
        expect(entries.reduce((sum, line) => sum + line.available, 0)).toBe(balance.available);
        expect(entries.reduce((sum, line) => sum + line.held, 0)).toBe(balance.held);
        for (const hold of holds.values()) {
          const resolutions = entries.filter(
            (line) => line.holdId === hold.id && (line.kind === 'settle' || line.kind === 'release'),
          );
          expect(resolutions).toHaveLength(hold.state === 'open' ? 0 : 1);
        }
        const open = [...holds.values()].filter((hold) => hold.state === 'open');
        expect(open.reduce((sum, hold) => sum + hold.amount, 0)).toBe(balance.held);
      }),
      { numRuns: 500 },
    );
  });

  it('never refuses a hold to an unlimited account', () => {
    fc.assert(
      fc.property(amount, amount, (available, wanted) => {
        const result = applyMovement(
          { available, held: 0 },
          null,
          { kind: 'hold', holdId: 'x', amount: wanted },
          { unlimited: true },
        );
        expect(result.ok).toBe(true);
      }),
    );
  });
});

describe('a hold', () => {
  const open: Hold = { id: 'h', amount: 10, state: 'open' };

  it('gives back what the work did not cost', () => {
    const result = applyMovement({ available: 5, held: 10 }, open, { kind: 'settle', holdId: 'h', amount: 7 });
    expect(result).toMatchObject({ ok: true, balance: { available: 8, held: 0 }, entries: [{ charged: 7 }] });
  });

  it('is exceeded only up to what is available', () => {
    const result = applyMovement({ available: 2, held: 10 }, open, { kind: 'settle', holdId: 'h', amount: 40 });
    expect(result).toMatchObject({ ok: true, balance: { available: 0, held: 0 }, entries: [{ charged: 12 }] });
  });

  it('cannot be settled after it was released', () => {
    const released: Hold = { ...open, state: 'released' };
    const result = applyMovement({ available: 2, held: 0 }, released, { kind: 'settle', holdId: 'h', amount: 1 });
    expect(result).toMatchObject({ ok: false, refusal: 'already_resolved' });
  });

  it('is refused when it is larger than what is available', () => {
    const result = applyMovement({ available: 9, held: 0 }, null, { kind: 'hold', holdId: 'h', amount: 10 });
    expect(result).toMatchObject({ ok: false, refusal: 'insufficient' });
  });
});

it('names the month of a time in UTC', () => {
  expect(meteringPeriod(Date.UTC(2026, 10, 30, 23, 59, 59))).toBe('2026-11');
  expect(meteringPeriod(Date.UTC(2026, 11, 1))).toBe('2026-12');
});
