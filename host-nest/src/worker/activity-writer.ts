import type { JobEvent } from '@scenewright/core';

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

  /** After it nothing is written any more: a late write would set the finished job back. */
  stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    return this.writing;
  }

  private flush(): void {
    this.timer = null;
    if (this.waiting === null || this.stopped) return;
    const next = this.waiting;
    this.waiting = null;
    this.timer = setTimeout(() => this.flush(), paceMs);
    this.timer.unref();
    this.writing = this.write(next).catch(() => undefined);
  }
}
