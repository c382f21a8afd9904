/** Lets work in as long as its memory fits; at least one is always let in. First come, first served. */
export class MemoryGate {
  private used = 0;
  private inside = 0;
  private readonly waiting: { bytes: number; enter: () => void }[] = [];

  constructor(private readonly limitBytes: number) {}

  /** Resolves when there is room, with the call that gives it back. */
  async enter(bytes: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.waiting.length > 0 || !this.fits(bytes)) {
      await new Promise<void>((resolve, reject) => {
        const entry = { bytes, enter: resolve };
        this.waiting.push(entry);
        signal?.addEventListener(
          'abort',
          () => {
            const at = this.waiting.indexOf(entry);
            if (at === -1) return;
            this.waiting.splice(at, 1);
            reject(signal.reason);
            this.admitNext();
          },
          { once: true },
        );
      });
    } else this.take(bytes);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.used -= bytes;
      this.inside--;
      this.admitNext();
    };
  }

  private fits(bytes: number): boolean {
    return this.inside === 0 || this.used + bytes <= this.limitBytes;
  }

  private take(bytes: number): void {
    this.used += bytes;
    this.inside++;
  }

  private admitNext(): void {
    for (let next = this.waiting[0]; next && this.fits(next.bytes); next = this.waiting[0]) {
      this.waiting.shift();
      this.take(next.bytes);
      next.enter();
    }
  }
}
