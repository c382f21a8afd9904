import Bull from 'bull';
import { Redis } from 'ioredis';
import { reach } from '../redis/connect-redis.js';
import {
  PermanentTaskFailure,
  queueTiming,
  type QueueTiming,
  type TaskState,
  type TaskHandler,
  type WorkQueue,
  type WorkTask,
} from './work-queue.js';

interface TaskData {
  body: Record<string, unknown>;
  /** Tries that failed. Bull's own count also holds work that was given back. */
  failures: number;
}
type BullJob = Bull.Job<TaskData>;

/** Seconds for which Redis remembers what has ended, for the dashboard and against adding it again. */
const keepDone = { age: 24 * 3600, count: 5000 };
const keepFailed = { age: 30 * 24 * 3600, count: 5000 };
/** Milliseconds that a closing queue waits for Redis, after its work has ended. */
const closeMs = 5000;

interface WorkInHand {
  /** Ends with the handler, whatever came of it. */
  handled: Promise<void>;
  /** Ends when Redis has the outcome. */
  written: Promise<void>;
  onWritten: () => void;
}

/** One worker's turn at a task. */
interface Turn {
  task: WorkTask;
  job: BullJob;
  /** Workers that ended while they had it. */
  abandoned: number;
  /** Renews the lease; false when it is lost. */
  renew: () => Promise<boolean>;
  lost: AbortSignal;
}

/** Put back into the queue, after a pause. */
class TryAgain extends Error {
  override readonly name = 'TryAgain';
  constructor(
    message: string,
    readonly delayMs: number,
  ) {
    super(message);
  }
}

/** What Bull says when Redis does not take the outcome of a task from a worker that has no lease any more. */
const refusedOutcome = /^(?:Missing lock|Missing key|Lock mismatch) for job (.+?)(?:\. Cmd \w+ from \S+| \w+)$/;

/** What earlier versions wrote into their tasks, which Redis may still hold. */
const formerStrategy = 'asTold';
const delayOfError = (_attempts: number, error: unknown): number => (error instanceof TryAgain ? error.delayMs : 0);

/**
 * The queue on Redis, for several nodes: one Bull queue a topic. Redis may forget everything; the outbox remembers
 * what has not ended. Load this module only when Redis is used: Bull connects as soon as a queue is made.
 */
export class BullQueue implements WorkQueue {
  readonly durable = false;
  private readonly stopping = new AbortController();
  private readonly queues = new Map<string, Bull.Queue<TaskData>>();
  private readonly connections: Redis[] = [];
  private readonly inHand = new Map<string, WorkInHand>();
  private readonly listeners = new Set<(id: string) => void>();
  private readonly timing: QueueTiming;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly options: {
      redisUrl: string;
      /** Keeps installations on one Redis apart. */
      prefix: string;
      onError: (error: unknown) => void;
      timing?: Partial<QueueTiming>;
    },
  ) {
    this.timing = { ...queueTiming, ...options.timing };
  }

  async add(task: WorkTask): Promise<void> {
    const queue = this.queue(task.topic);
    const data = { body: task.body, failures: 0 };
    await this.reached(queue, () => queue.add(data, { jobId: task.id }));
  }

  work(topic: string, concurrency: number, handler: TaskHandler): void {
    const queue = this.queue(topic);
    queue.on('completed', (job) => this.written(job));
    queue.on('failed', (job) => this.written(job));
    // Ends only when the queue is closed.
    void queue
      .process(concurrency, (job) => {
        const work = this.perform(queue, topic, job, handler);
        const handled = work.catch(() => undefined);
        let written: () => void = () => undefined;
        const end = new Promise<void>((resolve) => (written = resolve));
        this.inHand.set(String(job.id), { handled, written: end, onWritten: written });
        return work;
      })
      .catch(this.options.onError);
  }

  async stateOf(task: WorkTask): Promise<TaskState> {
    const queue = this.queue(task.topic);
    const job = await this.reached(queue, () => queue.getJob(task.id));
    if (job === null) return 'unknown';
    return job.finishedOn ? 'ended' : 'waiting';
  }

  onEnded(listener: (id: string) => void): void {
    this.listeners.add(listener);
  }

  async waiting(): Promise<number> {
    const counts = await Promise.all(
      [...this.queues.values()].map((queue) => this.reached(queue, () => queue.getJobCounts())),
    );
    return counts.reduce((sum, { waiting, active, delayed }) => sum + waiting + active + delayed, 0);
  }

  async backlog(topic: string): Promise<number> {
    const queue = this.queue(topic);
    const { waiting, delayed } = await this.reached(queue, () => queue.getJobCounts());
    return waiting + delayed;
  }

  /** The queues of these topics, for Bull's dashboard. */
  boards(topics: readonly string[]): Bull.Queue[] {
    return topics.map((topic) => this.queue(topic));
  }

  close(): Promise<void> {
    return (this.closing ??= this.closeAll());
  }

  private async closeAll(): Promise<void> {
    const queues = [...this.queues.values()];
    // Bull's own waiting connects once more, and nobody could catch the failure of that: it is told not to wait.
    await Promise.race([Promise.allSettled(queues.map((queue) => queue.pause(true, true))), passed(1000)]);
    this.stopping.abort(new Error('The server is stopping.'));
    await Promise.allSettled([...this.inHand.values()].map(({ handled }) => handled));
    const written = Promise.allSettled([...this.inHand.values()].map((work) => work.written));
    await Promise.race([written, passed(closeMs)]);
    await Promise.race([Promise.allSettled(queues.map((queue) => queue.close(true))), passed(closeMs)]);
    for (const connection of this.connections) if (connection.status !== 'end') connection.disconnect();
  }

  /** Redis has the outcome. */
  private written(job: BullJob): void {
    const id = String(job.id);
    this.inHand.get(id)?.onWritten();
    this.inHand.delete(id);
    if (job.finishedOn) for (const listener of this.listeners) listener(id);
  }

  private queue(topic: string): Bull.Queue<TaskData> {
    const known = this.queues.get(topic);
    if (known) return known;
    const { redisUrl, prefix, onError } = this.options;
    const queue = new Bull<TaskData>(topic, {
      prefix,
      createClient: () => {
        const connection = new Redis(redisUrl, {
          // A command waits for Redis to come back: what was done must be written down, however late.
          maxRetriesPerRequest: null,
          enableReadyCheck: false,
          connectTimeout: 5000,
          // Finds out about a server that is gone without a word.
          keepAlive: 10_000,
          retryStrategy: (times) => Math.min(times * 100, 2000),
        });
        this.connections.push(connection);
        return connection;
      },
      defaultJobOptions: {
        // Counted by this class; Bull only has to put back what is thrown at it.
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: 'delayOfError' },
        removeOnComplete: keepDone,
        removeOnFail: keepFailed,
        stackTraceLimit: 5,
      },
      settings: {
        lockDuration: this.timing.leaseMs,
        // Bull stops renewing after its first error, so the renewal is done here.
        lockRenewTime: 2 ** 30,
        stalledInterval: Math.ceil(this.timing.leaseMs / 3),
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        guardInterval: 1000,
        retryProcessDelay: 1000,
        drainDelay: 5,
        backoffStrategies: { delayOfError, [formerStrategy]: delayOfError },
      },
    });
    queue.on('error', (error) => {
      // The outcome of work whose lease was lost, which was reported then: Redis takes it no more.
      const [, lost] = refusedOutcome.exec(error.message) ?? [];
      if (lost !== undefined) this.inHand.get(lost)?.onWritten();
      else if (!this.stopping.signal.aborted) onError(error);
    });
    nameQuietly(queue);
    this.queues.set(topic, queue);
    return queue;
  }

  /** Bull waits for ever for a Redis that is not there. */
  private reached<T>(queue: Bull.Queue<TaskData>, command: () => Promise<T>): Promise<T> {
    return reach(queue.client as Redis, command);
  }

  private async perform(queue: Bull.Queue<TaskData>, topic: string, job: BullJob, handler: TaskHandler): Promise<void> {
    const task: WorkTask = { id: String(job.id), topic, body: job.data.body };
    const { leaseMs, renewMs } = this.timing;
    if (this.stopping.signal.aborted) throw new TryAgain('The server is stopping.', 0);
    const lost = new AbortController();
    // Bull can't write the outcome of work that is somebody else's.
    lost.signal.addEventListener('abort', () => {
      this.inHand.get(task.id)?.onWritten();
      this.options.onError(new Error(`The lease of ${topic} ${task.id} was lost: another worker may have it.`));
    });
    const renew = async (): Promise<boolean> => {
      const kept = Number(await job.extendLock(leaseMs)) > 0;
      if (!kept) lost.abort(new Error('The lease was lost.'));
      return kept;
    };
    const renewal = setInterval(() => void renew().catch(() => undefined), renewMs ?? leaseMs / 6);
    try {
      const stalled = await queue.client.hget(`${queue.toKey('')}${task.id}`, 'stalledCounter');
      await this.turn({ task, job, abandoned: Number(stalled ?? 0), renew, lost: lost.signal }, handler);
    } finally {
      clearInterval(renewal);
    }
  }

  /** What it throws decides what Bull does with the task: try it again, or keep it as failed. */
  private async turn({ task, job, abandoned, renew, lost }: Turn, handler: TaskHandler): Promise<void> {
    const { tries, retryDelays, abandonedMax } = this.timing;
    const { body, failures } = job.data;
    const delayMs = (retryDelays[failures] ?? retryDelays.at(-1) ?? 0) * 1000;
    const fence = await handler.take(task).catch((error: unknown) => {
      // Nothing is known of the work itself.
      throw new TryAgain(messageOf(error), delayMs);
    });
    if (fence === null) return;
    const giveUp = async (reason: string): Promise<void> => {
      if (!(await renew())) return;
      await handler.retriesExhausted(task, reason, fence);
      job.discard();
    };
    if (abandoned > abandonedMax) {
      const reason = `It ended its worker ${abandoned} times.`;
      await giveUp(reason);
      throw new Error(reason);
    }
    const lastTry = failures + 1 >= tries;
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost]);
      await handler.run(task, { signal, fence, failures, lastTry });
    } catch (error) {
      const message = messageOf(error);
      if (lost.aborted) throw error;
      if (this.stopping.signal.aborted) throw new TryAgain(message, 0);
      if (lastTry || error instanceof PermanentTaskFailure) {
        await giveUp(message);
        throw error;
      }
      // Bull writes the data of a job whoever holds it.
      if (await renew()) await job.update({ body, failures: failures + 1 });
      throw new TryAgain(message, delayMs);
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Bull names its connection for the dashboard, and nobody catches a connection that is lost just then. */
function nameQuietly(queue: Bull.Queue): void {
  const named = queue as Bull.Queue & { setWorkerName(): Promise<unknown> };
  const setWorkerName = named.setWorkerName.bind(queue);
  named.setWorkerName = () => setWorkerName().catch(() => undefined);
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
