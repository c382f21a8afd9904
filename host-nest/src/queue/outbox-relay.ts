import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { WorkQueue } from './work-queue.js';

/**
 * Hands what the outbox holds to the queue. A row goes only after the queue has the task, and the task has the id of
 * the row: a crash between the two adds it again under the same id, which the queue sees once.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly queue: WorkQueue,
    private readonly onError: (error: unknown) => void,
    private readonly pollMs = 1000,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.nudge(), this.pollMs);
    this.nudge();
  }

  /** Call it after a transaction that wrote to the outbox; without it the row waits for the next round. */
  nudge(): void {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
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
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private async drain(): Promise<void> {
    const rows = await this.db.selectFrom('outbox').selectAll().orderBy('id').limit(100).execute();
    for (const row of rows) {
      const { topic, ...body } = JSON.parse(row.body) as { topic: string };
      await this.queue.add({ id: row.id, topic, body });
      await this.db.deleteFrom('outbox').where('id', '=', row.id).execute();
    }
  }
}
