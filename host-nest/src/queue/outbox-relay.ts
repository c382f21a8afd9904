import type { Kysely } from 'kysely';
import { BackgroundRounds } from '../background/background-rounds.js';
import type { Database } from '../database/schema.js';
import { nextTurns, waitingTopics, type OutboxTask } from './fair-turns.js';
import type { WorkQueue, WorkTask } from './work-queue.js';

/**
 * Milliseconds between two looks at what waits. Who writes to the outbox, and whose worker is free, looks at once: this is for
 * what a process has left that died between the two.
 */
const lookMs = 5000;

/** Milliseconds after which a task that was handed to a queue in memory is looked for there. */
const remindMs = 30_000;

/**
 * Tasks of a topic that wait in the queue at most. More would wait there in the order in which they came; fewer, and a worker
 * might find nothing before the next look.
 */
const tasksAhead = 8;

/**
 * Hands what the outbox holds to the queue. A row goes only after the queue has the task, and the task has the id of
 * the row: a crash between the two adds it again under the same id, which the queue sees once. For a queue that may
 * forget (Redis), the row stays until the task has ended, and what the queue has lost is added again. Accounts take turns:
 * one that orders five hundred videos holds up nobody who orders one.
 */
export class OutboxRelay {
  private readonly rounds: BackgroundRounds;
  private remindedAt = 0;
  private readonly remindMs: number;
  private readonly ahead: number;
  private readonly now: () => number;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly queue: WorkQueue,
    onError: (error: unknown) => void,
    options: { pollMs?: number; remindMs?: number; ahead?: number; now?: () => number } = {},
  ) {
    this.rounds = new BackgroundRounds(() => this.round(), { everyMs: options.pollMs ?? lookMs, onError });
    this.remindMs = options.remindMs ?? remindMs;
    this.ahead = options.ahead ?? tasksAhead;
    this.now = options.now ?? Date.now;
    queue.onEnded((id) => {
      if (!queue.durable) void this.remove(id).catch(onError);
      // A worker is free.
      this.nudge();
    });
  }

  start(): void {
    this.rounds.start();
  }

  /**
   * Call it after a transaction that wrote to the outbox; without it the row waits for the next round. What is written
   * after the end is handed over by the next process.
   */
  nudge(): void {
    this.rounds.nudge();
  }

  async close(): Promise<void> {
    this.rounds.stop();
    await this.rounds.ended();
  }

  private async round(): Promise<void> {
    await this.drain();
    await this.remind();
  }

  private async drain(): Promise<void> {
    for (const topic of await waitingTopics(this.db)) await this.drainTopic(topic);
  }

  /** The queue gets as much as keeps workers busy; what else waits is put in order when its turn comes. */
  private async drainTopic(topic: string): Promise<void> {
    const room = this.ahead - (await this.queue.backlog(topic));
    if (room <= 0) return;
    for (const row of await nextTurns(this.db, topic, room)) {
      await this.queue.add(taskOf(row));
      if (this.queue.durable) await this.remove(row.id);
      else await this.markDispatched(row.id);
    }
  }

  /** Adds again what the queue has lost, and forgets what ended while the database was away. */
  private async remind(): Promise<void> {
    const now = this.now();
    if (this.queue.durable || now - this.remindedAt < this.remindMs) return;
    this.remindedAt = now;
    const rows = await this.db
      .selectFrom('outbox')
      .select(['id', 'body', 'owner'])
      .where('handed_at', '<', now - this.remindMs)
      .orderBy('handed_at')
      .limit(500)
      .execute();
    for (const row of rows) {
      const task = taskOf(row);
      const state = await this.queue.stateOf(task);
      if (state === 'ended') await this.remove(row.id);
      else {
        if (state === 'unknown') await this.queue.add(task);
        await this.markDispatched(row.id);
      }
    }
  }

  private async markDispatched(id: string): Promise<void> {
    await this.db.updateTable('outbox').set({ handed_at: this.now() }).where('id', '=', id).execute();
  }

  private async remove(id: string): Promise<void> {
    await this.db.deleteFrom('outbox').where('id', '=', id).execute();
  }
}

function taskOf(row: OutboxTask): WorkTask {
  const { topic, ...body } = JSON.parse(row.body) as { topic: string };
  return { id: row.id, topic, body, owner: row.owner };
}
