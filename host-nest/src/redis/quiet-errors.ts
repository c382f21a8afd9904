/** Milliseconds for which an error that comes again is not reported again. */
const quietMs = 60_000;

/** Reports an error that comes with every request or every second once a minute. */
export class QuietErrors {
  private readonly reportedAt = new Map<string, number>();

  constructor(
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  readonly report = (error: unknown): void => {
    const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    const last = this.reportedAt.get(text);
    const now = this.now();
    if (last !== undefined && now - last < quietMs) return;
    if (this.reportedAt.size > 100) this.reportedAt.clear();
    this.reportedAt.set(text, now);
    this.onError(error);
  };
}
