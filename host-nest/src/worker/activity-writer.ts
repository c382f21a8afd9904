import type { JobEvent } from '@scenewright/core/jobs';

/** What a worker tells about a job while it works on it. */
export type Activity = Omit<Extract<JobEvent, { kind: 'activity' }>, 'kind' | 'fence'>;

/** Milliseconds between two writes of progress. */
const paceMs = 1000;

/** Writes progress at most once a second, the newest of each kind. */
export class ActivityWriter {
  private waiting: Activity | null = null;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly write: (activity: Activity) => Promise<void>) {}

  readonly report = (activity: Activity): void => {
    this.waiting = { ...this.waiting, ...activity };
    if (this.timer === null) this.flush();
  };

  /**
   * Writes what waits: what was committed last is charged when the job ends here. After it nothing is written any more: a
   * late write would set the finished job back.
   */
  stop(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.flush();
    if (this.timer !== null) clearTimeout(this.timer);
    this.stopped = true;
    return this.writing;
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting === null || this.stopped) return;
    const newest = this.waiting;
    this.waiting = null;
    this.timer = setTimeout(() => this.flush(), paceMs);
    this.timer.unref();
    this.writing = this.writing.then(() => this.write(newest)).catch(() => undefined);
  }
}
