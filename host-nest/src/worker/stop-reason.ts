/** Why work in hand ends before its time. */
export type StopReason = 'canceled' | 'taken_over' | 'given_back' | 'deadline';

export class Stopped extends Error {
  override readonly name = 'Stopped';
  constructor(readonly reason: StopReason) {
    super(`The work was stopped: ${reason}.`);
  }
}

/** Whatever work throws once it was told to stop, it stopped for that reason. Null: it failed by itself. */
export function stopReasonOf(error: unknown, signal: AbortSignal): StopReason | null {
  if (error instanceof Stopped) return error.reason;
  return signal.aborted && signal.reason instanceof Stopped ? signal.reason.reason : null;
}
