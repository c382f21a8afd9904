import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { databaseNow } from '../database/database-now.js';
import type { Database } from '../database/schema.js';

/** What is offered, without the pixels: all nodes cut the same timeline. */
export interface OfferedSegment {
  key: string;
  from: number;
  to: number;
}

/** One hold of one node on one segment. */
export interface SegmentClaim extends OfferedSegment {
  jobId: string;
  claim: string;
}

export interface SegmentStanding {
  key: string;
  state: 'waiting' | 'drawing' | 'drawn' | 'given_up';
  node: string | null;
  /** Frames drawn so far of one that is being drawn. */
  frames: number;
  error: string | null;
}

/** Milliseconds for which a node holds a segment without a sign of life. */
export const claimMs = 10_000;
/** Nodes that may end while they draw the same segment, before it is held to be the cause. */
export const abandonedMax = 3;
/** Failed tries on other nodes, before the node that puts the video together draws it itself. Its word is final. */
const triesElsewhere = 2;

/**
 * The segments of videos that several nodes draw, one row each. A claim is a lease: it is renewed while its node lives,
 * and whoever finds it run out takes the segment over. Time is the database's, so that the clocks of nodes don't matter.
 */
export class SegmentBoard {
  constructor(
    private readonly db: Kysely<Database>,
    readonly node: string,
    private readonly leaseMs: number = claimMs,
  ) {}

  /**
   * Offers segments, of which those in `present` are drawn already. What nodes are drawing for an earlier turn at the
   * same video goes on.
   */
  async offer(
    jobId: string,
    fence: number,
    segments: readonly OfferedSegment[],
    present: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const rows = segments.map(({ key, from, to }) => ({
      job_id: jobId,
      key,
      fence,
      first_frame: from,
      end_frame: to,
      state: present.has(key) ? ('drawn' as const) : ('waiting' as const),
      lease_until: 0,
      frames: 0,
      tries: 0,
      abandoned: 0,
    }));
    await this.db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('segment_work')
        .where('job_id', '=', jobId)
        .where(
          'key',
          'not in',
          rows.map(({ key }) => key),
        )
        .execute();
      await trx
        .insertInto('segment_work')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['job_id', 'key']).doUpdateSet({
            fence,
            tries: 0,
            refused_by: null,
            error: null,
            state: sql`case when excluded.state = 'drawn' then 'drawn' when segment_work.state = 'drawing'
              then 'drawing' else 'waiting' end`,
            abandoned: sql`case when segment_work.state = 'given_up' then 0 else segment_work.abandoned end`,
          }),
        )
        .execute();
    });
  }

  /**
   * The longest segment that nobody draws, or whose node is gone. `fence` is that of the node which puts the video
   * together; others leave it out, and get nothing that they or others have failed at.
   */
  async claim(jobId: string, fence?: number): Promise<SegmentClaim | null> {
    const claim = randomUUID();
    const mine =
      fence === undefined
        ? sql`tries < ${triesElsewhere} and (refused_by is null or refused_by <> ${this.node})`
        : sql`fence = ${fence}`;
    const { rows } = await sql<{ key: string; first_frame: number; end_frame: number; abandoned: number }>`
      update segment_work set
        abandoned = abandoned + case when state = 'drawing' then 1 else 0 end,
        state = 'drawing', claim = ${claim}, node = ${this.node}, frames = 0, lease_until = ${databaseNow} + ${this.leaseMs}
      where job_id = ${jobId} and key = (
        select key from segment_work
        where job_id = ${jobId} and ${mine}
          and (state = 'waiting' or (state = 'drawing' and lease_until < ${databaseNow}))
        order by end_frame - first_frame desc, first_frame limit 1 for update skip locked)
      returning key, first_frame, end_frame, abandoned`.execute(this.db);
    const row = rows[0];
    if (!row) return null;
    const held = { jobId, key: row.key, from: row.first_frame, to: row.end_frame, claim };
    if (row.abandoned <= abandonedMax) return held;
    const error = `Frames ${held.from} to ${held.to} ended ${row.abandoned} workers that drew them.`;
    await this.move(held, { state: 'given_up', error });
    return null;
  }

  /** A sign of life. False when the segment is somebody else's, or not wanted any more. */
  async renew(held: SegmentClaim, frames: number): Promise<boolean> {
    const result = await this.db
      .updateTable('segment_work')
      .set({ frames, lease_until: sql<number>`${databaseNow} + ${this.leaseMs}` })
      .where('job_id', '=', held.jobId)
      .where('key', '=', held.key)
      .where('claim', '=', held.claim)
      .where('state', '=', 'drawing')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  async drawn(held: SegmentClaim): Promise<void> {
    await this.move(held, { state: 'drawn', frames: held.to - held.from });
  }

  /** This node could not draw it; another may. */
  async refuse(held: SegmentClaim, error: string): Promise<void> {
    await this.move(held, { state: 'waiting', tries: sql`tries + 1`, refused_by: this.node, error, frames: 0 });
  }

  /** This node stops; the segment is free at once. */
  async release(held: SegmentClaim): Promise<void> {
    await this.move(held, { state: 'waiting', frames: 0 });
  }

  /** What was drawn is not there: it is drawn again. */
  async reopen(jobId: string, key: string): Promise<void> {
    await this.db
      .updateTable('segment_work')
      .set({ state: 'waiting', frames: 0 })
      .where('job_id', '=', jobId)
      .where('key', '=', key)
      .where('state', '=', 'drawn')
      .execute();
  }

  async standing(jobId: string): Promise<SegmentStanding[]> {
    return this.db
      .selectFrom('segment_work')
      .select(['key', 'state', 'node', 'frames', 'error'])
      .where('job_id', '=', jobId)
      .execute();
  }

  /** Nothing of it is wanted any more. Not what a later turn at the video has offered. */
  async withdraw(jobId: string, fence: number): Promise<void> {
    await this.db.deleteFrom('segment_work').where('job_id', '=', jobId).where('fence', '=', fence).execute();
  }

  private async move(held: SegmentClaim, columns: Record<string, unknown>): Promise<void> {
    await this.db
      .updateTable('segment_work')
      .set({ ...columns, claim: null, lease_until: 0 })
      .where('job_id', '=', held.jobId)
      .where('key', '=', held.key)
      .where('claim', '=', held.claim)
      .execute();
  }
}
