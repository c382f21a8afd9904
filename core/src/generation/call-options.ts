/** Aborts the call; the promise then rejects with the signal's reason. */
export interface CallOptions {
  signal?: AbortSignal;
}
