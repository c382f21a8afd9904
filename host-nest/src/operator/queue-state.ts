import { Inject, Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { JobStore } from '../jobs/job-store.js';
import { WorkQueue } from '../queue/work-queue.js';

/** What workers take from the queue. */
export const workTopics = ['build', 'render', 'infographics'] as const;

export interface QueueState {
  kind: 'database' | 'redis';
  /** Video jobs that have not ended, by status. */
  jobs: Record<string, number>;
  /** Tasks that no worker has yet: those in the queue (null while Redis is away), and those whose account's turn is later. */
  topics: { topic: string; queued: number | null; turns: number }[];
  /** Milliseconds since the oldest task was asked for that still waits for its turn; null when none does. */
  oldestTurnMs: number | null;
}

/** How much waits. */
@Injectable()
export class QueueStates {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly jobs: JobStore,
    private readonly queue: WorkQueue,
    private readonly configuration: Configuration,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async look(): Promise<QueueState> {
    const turns = await this.turns();
    return {
      kind: this.configuration.redisUrl === null ? 'database' : 'redis',
      jobs: await this.jobs.countByStatus(),
      topics: await Promise.all(
        workTopics.map(async (topic) => ({
          topic,
          queued: await this.queue.backlog(topic).catch(() => null),
          turns: turns.find((row) => row.topic === topic)?.count ?? 0,
        })),
      ),
      oldestTurnMs: turns.length === 0 ? null : Math.max(...turns.map(({ oldest }) => this.now() - oldest)),
    };
  }

  private async turns(): Promise<{ topic: string; count: number; oldest: number }[]> {
    const { rows } = await sql<{ topic: string; count: number; oldest: number }>`
      select topic, count(*)::int as count, min(created_at) as oldest
      from outbox where handed_at is null and topic <> '' group by topic`.execute(this.db);
    return rows;
  }
}
