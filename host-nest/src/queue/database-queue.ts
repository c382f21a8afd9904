import { sql, type Expression, type Kysely } from 'kysely';
import { databaseNow } from '../database/database-now.js';
import type { Database } from '../database/schema.js';
import type { DatabaseSignals } from '../database/signals.js';
import {
  PermanentTaskFailure,
  queueTiming,
  type QueueTiming,
  type TaskState,
  type TaskHandler,
  type WorkQueue,
  type WorkTask,
} from './work-queue.js';

interface ClaimedTask extends WorkTask {
  lease: number;
  tries: number;
  abandoned: number;
}

/** What processes tell each other when a task was added. */
const channel = 'scenewright_queue';
/** Milliseconds between two looks for work where additions are told. */
const restMs = 5000;

/** A moment as many milliseconds from now, by the clock that all nodes share. */
const inMs = (milliseconds: number) => sql<number>`${databaseNow} + ${milliseconds}::float8`;

/**
 * The queue without a server: a table of the database. A worker holds a lease, which it renews while it lives. Time is
 * the database's, so that the clocks of nodes don't matter.
 */
export class DatabaseQueue implements WorkQueue {
  readonly durable = true;
  private readonly timing: QueueTiming;
  private readonly pollMs: number;
  private readonly listeners = new Set<(id: string) => void>();
  private readonly stopping = new AbortController();
  private readonly loops: Promise<void>[] = [];
  private readonly signals: DatabaseSignals | null;
  private wake: (() => void)[] = [];
  /** Calls of `wakeAll` so far: one that comes while a claim is being asked for must not be slept through. */
  private wakes = 0;

  /** `signals` tell of tasks that other processes add; without them it looks every `pollMs`. */
  constructor(
    private readonly db: Kysely<Database>,
    options: { timing?: Partial<QueueTiming>; pollMs?: number; signals?: DatabaseSignals | null } = {},
  ) {
    this.timing = { ...queueTiming, ...options.timing };
    this.pollMs = options.pollMs ?? 1000;
    this.signals = options.signals ?? null;
  }

  /** Leases of a process that is gone: call it when no other process can hold any. */
  async requeueAll(): Promise<void> {
    await this.db.updateTable('queue_tasks').set({ lease_until: 0 }).where('state', '=', 'running').execute();
  }

  async add(task: WorkTask): Promise<void> {
    await this.db
      .insertInto('queue_tasks')
      .values({
        id: task.id,
        topic: task.topic,
        owner: task.owner ?? '',
        body: JSON.stringify(task.body),
        state: 'waiting',
        run_at: databaseNow,
        tries: 0,
        abandoned: 0,
        lease: 0,
        lease_until: 0,
        last_error: null,
        created_at: databaseNow,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    this.wakeAll();
    await this.signals?.send(channel);
  }

  work(topic: string, concurrency: number, handler: TaskHandler): void {
    if (this.loops.length === 0) this.signals?.listen(channel, () => this.wakeAll());
    for (let i = 0; i < concurrency; i++) this.loops.push(this.loop(topic, handler));
  }

  async waiting(): Promise<number> {
    const row = await this.db
      .selectFrom('queue_tasks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async backlog(topic: string): Promise<number> {
    const row = await this.db
      .selectFrom('queue_tasks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('topic', '=', topic)
      .where('state', '=', sql.lit('waiting'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async stateOf({ id }: WorkTask): Promise<TaskState> {
    const row = await this.db.selectFrom('queue_tasks').select('state').where('id', '=', id).executeTakeFirst();
    if (!row) return 'unknown';
    return row.state === 'done' || row.state === 'failed' ? 'ended' : 'waiting';
  }

  onEnded(listener: (id: string) => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    this.stopping.abort(new Error('The server is stopping.'));
    this.wakeAll();
    await Promise.allSettled(this.loops);
  }

  private async loop(topic: string, handler: TaskHandler): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { wakes } = this;
      const task = await this.claim(topic).catch(() => null);
      if (task) await this.perform(task, handler).catch(() => undefined);
      else if (wakes === this.wakes) await this.pause();
    }
  }

  private wakeAll(): void {
    this.wakes += 1;
    for (const resume of this.wake.splice(0)) resume();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, this.signals?.areHeard ? Math.max(restMs, this.pollMs) : this.pollMs);
      this.wake.push(done);
      const { wake } = this;
      function done() {
        clearTimeout(timer);
        const at = wake.indexOf(done);
        if (at >= 0) wake.splice(at, 1);
        resolve();
      }
    });
  }

  /** The oldest task that is due, or whose worker has gone. */
  private async claim(topic: string): Promise<ClaimedTask | null> {
    if (this.stopping.signal.aborted) return null;
    const { rows } = await sql<{ id: string; body: string; lease: number; tries: number; abandoned: number }>`
      update queue_tasks set
        abandoned = abandoned + case when state = 'running' then 1 else 0 end,
        state = 'running', lease = lease + 1, lease_until = ${inMs(this.timing.leaseMs)}
      where id = (
        select id from queue_tasks
        where topic = ${topic}
          and ((state = 'waiting' and run_at <= ${databaseNow}) or (state = 'running' and lease_until < ${databaseNow}))
        order by run_at limit 1 for update skip locked)
      returning id, body, lease, tries, abandoned`.execute(this.db);
    const row = rows[0];
    return row ? { ...row, topic, body: JSON.parse(row.body) as Record<string, unknown> } : null;
  }

  private async perform(task: ClaimedTask, handler: TaskHandler): Promise<void> {
    const lost = new AbortController();
    const renewal = setInterval(
      () => {
        void this.renew(task).then(
          (kept) => kept || lost.abort(new Error('The lease was lost.')),
          () => undefined,
        );
      },
      this.timing.renewMs ?? this.timing.leaseMs / 6,
    );
    try {
      await this.turn(task, handler, AbortSignal.any([this.stopping.signal, lost.signal]));
    } finally {
      clearInterval(renewal);
    }
  }

  private async turn(task: ClaimedTask, handler: TaskHandler, signal: AbortSignal): Promise<void> {
    const { abandonedMax, tries } = this.timing;
    const fence = await handler.take(task).catch((error: unknown) => {
      // Nothing is known of the work itself.
      return this.requeue(task, { last_error: messageOf(error) }).then(() => undefined);
    });
    if (fence === undefined) return;
    if (fence === null) return this.end(task, { state: 'done', last_error: null });
    if (task.abandoned > abandonedMax) {
      return this.giveUp(task, handler, fence, { last_error: `It ended its worker ${task.abandoned} times.` });
    }
    const failures = task.tries;
    const lastTry = failures + 1 >= tries;
    try {
      await handler.run(task, { signal, fence, failures, lastTry });
    } catch (error) {
      const last_error = messageOf(error);
      if (this.stopping.signal.aborted) {
        await this.finish(task, { state: 'waiting', run_at: databaseNow, lease_until: 0 });
      } else if (lastTry || error instanceof PermanentTaskFailure) {
        await this.giveUp(task, handler, fence, { tries: failures + 1, last_error });
      } else await this.requeue(task, { tries: failures + 1, last_error });
      return;
    }
    await this.end(task, { state: 'done', last_error: null });
  }

  /** Gives the work up, if it is still ours to give up. */
  private async giveUp(
    task: ClaimedTask,
    handler: TaskHandler,
    fence: number,
    columns: { tries?: number; last_error: string },
  ): Promise<void> {
    if (!(await this.renew(task))) return;
    await handler.retriesExhausted(task, columns.last_error, fence);
    await this.end(task, { state: 'failed', ...columns });
  }

  private async requeue(task: ClaimedTask, columns: { tries?: number; last_error: string }): Promise<void> {
    const { retryDelays } = this.timing;
    const delay = (retryDelays[task.tries] ?? retryDelays.at(-1) ?? 0) * 1000;
    await this.finish(task, { state: 'waiting', run_at: inMs(delay), ...columns });
    setTimeout(() => this.wakeAll(), delay + 5).unref();
  }

  private async end(task: ClaimedTask, columns: Parameters<DatabaseQueue['finish']>[1]): Promise<void> {
    if (!(await this.finish(task, { ...columns, ended_at: databaseNow }))) return;
    for (const listener of this.listeners) listener(task.id);
  }

  private async renew(task: ClaimedTask): Promise<boolean> {
    return this.finish(task, { lease_until: inMs(this.timing.leaseMs) });
  }

  /** Writes only while the lease is still ours. */
  private async finish(
    task: ClaimedTask,
    columns: Partial<{
      state: string;
      run_at: Expression<number>;
      tries: number;
      lease_until: number | Expression<number>;
      ended_at: Expression<number>;
      last_error: string | null;
    }>,
  ): Promise<boolean> {
    const result = await this.db
      .updateTable('queue_tasks')
      .set(columns)
      .where('id', '=', task.id)
      .where('lease', '=', task.lease)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
