/** Seconds that each part of a render took, by the wall clock. */
export class RenderClock {
  readonly #began = new Map<string, number>();
  readonly #seconds = new Map<string, number>();

  async time<T>(part: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#seconds.set(part, (this.#seconds.get(part) ?? 0) + (performance.now() - began) / 1000);
    }
  }
  /** Keeps the latest moment of this name. */
  mark(moment: string): void {
    this.#began.set(moment, performance.now());
  }
  /** Seconds from one mark to another; 0 when either is missing. */
  between(from: string, to: string): number {
    const [a, b] = [this.#began.get(from), this.#began.get(to)];
    return a === undefined || b === undefined ? 0 : Math.max(0, (b - a) / 1000);
  }
  seconds(part: string): number {
    return this.#seconds.get(part) ?? 0;
  }
}
