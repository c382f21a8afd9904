export type Stage =
  | 'validate'
  | 'fetch'
  | 'plan'
  | 'speech'
  | 'footage'
  | 'music'
  | 'layout'
  | 'capture'
  | 'encode'
  | 'sound'
  | 'mux'
  | 'probe'
  | 'store';

/**
 * A stage that could not do its work. `retryable` says whether the same call may succeed later
 * (a browser that died) or never will (a text that no font can draw). `remedy` is for the user.
 */
export class StageFailure extends Error {
  override readonly name = 'StageFailure';
  constructor(
    readonly stage: Stage,
    readonly kind: string,
    message: string,
    readonly details: { retryable: boolean; remedy?: string; cause?: unknown } = { retryable: false },
  ) {
    super(message, { cause: details.cause });
  }
  get retryable(): boolean {
    return this.details.retryable;
  }
  get remedy(): string | undefined {
    return this.details.remedy;
  }
}
