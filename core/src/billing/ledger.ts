/** What is metered. Credits and export minutes are whole numbers. */
export type MeterUnit = 'credits' | 'export_minutes';
export const meterUnits: readonly MeterUnit[] = ['credits', 'export_minutes'];

/** Balance of one account in one unit: what it may spend, and what is held for work in hand. */
export interface Balance {
  available: number;
  held: number;
}

export type HoldState = 'open' | 'settled' | 'released';
export interface Hold {
  id: string;
  amount: number;
  state: HoldState;
}

export type Movement =
  | { kind: 'grant'; amount: number; reason: string }
  /** Sets what is available, by one entry of the difference. Operator interface. */
  | { kind: 'adjust'; available: number; reason: string }
  /** What is left of the month lapses and the new month's amount is given. */
  | { kind: 'renew'; amount: number; period: string }
  | { kind: 'hold'; holdId: string; amount: number }
  | { kind: 'settle'; holdId: string; amount: number }
  | { kind: 'release'; holdId: string };

/**
 * One line of the ledger. The `available` column sums to what is available, the `held` column to what
 * is held; `charged` is what was really used and is reported to the account.
 */
export interface LedgerEntry {
  kind: 'grant' | 'adjust' | 'expire' | 'renew' | 'top_up' | 'hold' | 'settle' | 'release';
  available: number;
  held: number;
  charged: number;
  holdId: string | null;
  reason: string;
}

export type LedgerResult =
  | { ok: true; balance: Balance; hold: Hold | null; entries: LedgerEntry[] }
  | { ok: false; refusal: 'insufficient' | 'already_resolved' | 'unknown_hold' | 'duplicate_hold'; message: string };

/**
 * Applies one movement. `hold` is the hold that the movement names, as the store knows it (null: none).
 * An unlimited account is metered and never refused: what it lacks is granted by an entry of its own,
 * so that its balance too is the sum of its entries and never negative.
 */
export function applyMovement(
  balance: Balance,
  hold: Hold | null,
  movement: Movement,
  options: { unlimited: boolean } = { unlimited: false },
): LedgerResult {
  switch (movement.kind) {
    case 'grant':
      return moved(balance, null, [entry('grant', whole(movement.amount), 0, movement.reason)]);
    case 'adjust': {
      const difference = whole(movement.available) - balance.available;
      if (difference === 0) return moved(balance, null, []);
      return moved(balance, null, [entry('adjust', difference, 0, movement.reason)]);
    }
    case 'renew': {
      const entries: LedgerEntry[] = [];
      if (balance.available > 0)
        entries.push(entry('expire', -balance.available, 0, `unused before ${movement.period}`));
      if (movement.amount > 0) entries.push(entry('renew', whole(movement.amount), 0, movement.period));
      return moved(balance, null, entries);
    }
    case 'hold': {
      if (hold !== null) return { ok: false, refusal: 'duplicate_hold', message: `Hold ${hold.id} exists.` };
      const amount = whole(movement.amount);
      const entries: LedgerEntry[] = [];
      const missing = amount - balance.available;
      if (missing > 0) {
        if (!options.unlimited) {
          return { ok: false, refusal: 'insufficient', message: `${amount} needed, ${balance.available} available.` };
        }
        entries.push(entry('top_up', missing, 0, 'unlimited account'));
      }
      entries.push({ ...entry('hold', -amount, amount, ''), holdId: movement.holdId });
      return moved(balance, { id: movement.holdId, amount, state: 'open' }, entries);
    }
    case 'settle': {
      const problem = unresolvable(hold, movement.holdId);
      if (problem) return problem;
      return settle(balance, hold as Hold, whole(movement.amount), options.unlimited);
    }
    case 'release': {
      const problem = unresolvable(hold, movement.holdId);
      if (problem) return problem;
      const { id, amount } = hold as Hold;
      return moved(balance, { id, amount, state: 'released' }, [
        { ...entry('release', amount, -amount, ''), holdId: id },
      ]);
    }
  }
}

/** More than was held is charged up to what is there (decisions, fine point 8). */
function settle(balance: Balance, hold: Hold, cost: number, unlimited: boolean): LedgerResult {
  const entries: LedgerEntry[] = [];
  const missing = Math.max(0, cost - hold.amount - balance.available);
  if (missing > 0 && unlimited) entries.push(entry('top_up', missing, 0, 'unlimited account'));
  const charged = unlimited ? cost : Math.min(cost, hold.amount + balance.available);
  entries.push({ ...entry('settle', hold.amount - charged, -hold.amount, ''), charged, holdId: hold.id });
  return moved(balance, { ...hold, state: 'settled' }, entries);
}

function unresolvable(hold: Hold | null, id: string): Extract<LedgerResult, { ok: false }> | null {
  if (hold === null) return { ok: false, refusal: 'unknown_hold', message: `No hold ${id}.` };
  if (hold.state !== 'open') return { ok: false, refusal: 'already_resolved', message: `Hold ${id} is ${hold.state}.` };
  return null;
}

function entry(kind: LedgerEntry['kind'], available: number, held: number, reason: string): LedgerEntry {
  return { kind, available, held, charged: 0, holdId: null, reason };
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount;
}

function moved(balance: Balance, hold: Hold | null, entries: LedgerEntry[]): LedgerResult {
  const after = { ...balance };
  for (const line of entries) {
    after.available += line.available;
    after.held += line.held;
  }
  return { ok: true, balance: after, hold, entries };
}

/** The month that a time (milliseconds) falls in, in UTC: `2026-11`. An account is renewed once for each. */
export function meteringPeriod(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
