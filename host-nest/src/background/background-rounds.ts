/** Milliseconds until a round that failed is tried again. */
const retryMs = 1000;

/**
 * Work that goes on behind the requests: in rounds, at an interval and whenever there is cause, one at a time. What gives
 * cause while a round goes on is seen to by the next, at once. After a round that fails another tries again, a second later at most.
 */
export class BackgroundRounds {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly round: () => Promise<void>,
    private readonly options: { everyMs: number; onError(error: unknown): void },
  ) {}

  /** Aborted when no further round begins: a long one looks at it between its steps. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** With a round at once. Until then nothing gives cause. */
  start(): void {
    this.timer = setInterval(() => this.nudge(), this.options.everyMs);
    this.timer.unref();
    this.nudge();
  }

  nudge(): void {
    if (this.timer === undefined || this.signal.aborted) return;
    clearTimeout(this.retry);
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.round()
      .catch((error: unknown) => {
        this.retry = setTimeout(() => this.nudge(), Math.min(retryMs, this.options.everyMs)).unref();
        this.options.onError(error);
      })
      .finally(() => {
        this.running = null;
        if (!this.again) return;
        this.again = false;
        this.nudge();
      });
  }

  /** Begins no further round. The one that goes on is waited for by `ended`. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.stopping.abort();
  }

  async ended(): Promise<void> {
    await this.running;
  }
}
