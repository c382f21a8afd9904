import { Inject, Injectable } from '@nestjs/common';
import type { MeterUnit } from '@scenewright/core/billing';
import { sql, type Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';

const dayMs = 86_400_000;

export interface ReadEntry {
  id: number;
  kind: string;
  available: number;
  held: number;
  charged: number;
  reason: string;
  /** The video or render that it was for, where it was for one. */
  subject: string | null;
  at: number;
}

export interface UsedDay {
  /** Such as `2026-11-20`, in UTC. */
  day: string;
  credits: number;
  export_minutes: number;
}

/** The ledger as its account reads it. */
@Injectable()
export class LedgerReader {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Newest first. `before` is the id that the page before ended with. */
  async entries(
    accountId: string,
    unit: MeterUnit,
    page: { limit: number; before: number | null },
  ): Promise<{ entries: ReadEntry[]; next: number | null }> {
    let query = this.db
      .selectFrom('ledger_entries')
      .select(['id', 'kind', 'available', 'held', 'charged', 'reason', 'hold_id', 'at'])
      .where('account_id', '=', accountId)
      .where('unit', '=', unit)
      .orderBy('id', 'desc')
      .limit(page.limit + 1);
    if (page.before !== null) query = query.where('id', '<', page.before);
    const rows = await query.execute();
    const entries = rows.slice(0, page.limit).map(({ hold_id, ...row }) => ({ ...row, subject: subjectOf(hold_id) }));
    return { entries, next: rows.length > page.limit ? (entries.at(-1)?.id ?? null) : null };
  }

  /** What was charged on each of the last days, today included, the first one first. */
  async days(accountId: string, count: number): Promise<UsedDay[]> {
    const today = Math.floor(this.now() / dayMs);
    const rows = await this.db
      .selectFrom('ledger_entries')
      .select([
        sql<number>`floor(at / ${sql.lit(dayMs)})`.as('day'),
        'unit',
        ({ fn }) => fn.sum<string>('charged').as('charged'),
      ])
      .where('account_id', '=', accountId)
      .where('at', '>=', (today - count + 1) * dayMs)
      .where('charged', '>', 0)
      .groupBy(['day', 'unit'])
      .execute();
    return Array.from({ length: count }, (_, index) => {
      const day = today - count + 1 + index;
      const used = (unit: MeterUnit) => Number(rows.find((row) => row.day === day && row.unit === unit)?.charged ?? 0);
      return {
        day: new Date(day * dayMs).toISOString().slice(0, 10),
        credits: used('credits'),
        export_minutes: used('export_minutes'),
      };
    });
  }
}

/** Holds are named after what they are for: `vid_…:credits`. */
const subjectOf = (holdId: string | null): string | null =>
  /^(?:vid|prj|rnd)_[0-9A-Z]{26}/.exec(holdId ?? '')?.[0] ?? null;
