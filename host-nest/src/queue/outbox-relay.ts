import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { WorkQueue, WorkTask } from './work-queue.js';

/** Milliseconds after which a task that was handed to a queue in memory is looked for there. */
const remindMs = 30_000;

/**
 * Hands what the outbox holds to the queue. A row goes only after the queue has the task, and the task has the id of
 * the row: a crash between the two adds it again under the same id, which the queue sees once. For a queue that may
 * forget (Redis), the row stays until the task has ended, and what the queue has lost is added again.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private closed = false;
  private remindedAt = 0;
  private readonly pollMs: number;
  private readonly remindMs: number;
  private readonly now: () => number;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly queue: WorkQueue,
    private readonly onError: (error: unknown) => void,
    options: { pollMs?: number; remindMs?: number; now?: () => number } = {},
  ) {
    this.pollMs = options.pollMs ?? 1000;
    this.remindMs = options.remindMs ?? remindMs;
    this.now = options.now ?? Date.now;
    if (!queue.durable) queue.onEnded((id) => void this.remove(id).catch(onError));
  }

  start(): void {
    this.timer = setInterval(() => this.nudge(), this.pollMs);
    this.nudge();
  }

  /** Call it after a transaction that wrote to the outbox; without it the row waits for the next round. */
  nudge(): void {
    // What is written after the end is handed over by the next process.
    if (this.closed) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .then(() => this.remind())
      .catch(this.onError)
      .finally(() => {
        this.running = null;
        if (this.again && this.timer) {
          this.again = false;
          this.nudge();
        }
      });
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private async drain(): Promise<void> {
    const rows = await this.db
      .selectFrom('outbox')
      .select(['id', 'body'])
      .where('handed_at', 'is', null)
      .orderBy('id')
      .limit(100)
      .execute();
    for (const row of rows) {
      await this.queue.add(taskOf(row));
      if (this.queue.durable) await this.remove(row.id);
      else await this.markHanded(row.id);
    }
  }

  /** Adds again what the queue has lost, and forgets what ended while the database was away. */
  private async remind(): Promise<void> {
    const now = this.now();
    if (this.queue.durable || now - this.remindedAt < this.remindMs) return;
    this.remindedAt = now;
    const rows = await this.db
      .selectFrom('outbox')
      .select(['id', 'body'])
      .where('handed_at', '<', now - this.remindMs)
      .orderBy('handed_at')
      .limit(500)
      .execute();
    for (const row of rows) {
      const task = taskOf(row);
      const fate = await this.queue.fate(task);
      if (fate === 'ended') await this.remove(row.id);
      else {
        if (fate === 'unknown') await this.queue.add(task);
        await this.markHanded(row.id);
      }
    }
  }

  private async markHanded(id: string): Promise<void> {
    await this.db.updateTable('outbox').set({ handed_at: this.now() }).where('id', '=', id).execute();
  }

  private async remove(id: string): Promise<void> {
    await this.db.deleteFrom('outbox').where('id', '=', id).execute();
  }
}

function taskOf(row: { id: string; body: string }): WorkTask {
  const { topic, ...body } = JSON.parse(row.body) as { topic: string };
  return { id: row.id, topic, body };
}
