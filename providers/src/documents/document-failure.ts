import { StageFailure } from '@scenewright/core/errors';

/** A document that cannot be used; `remedy` is for the user. */
export function failure(kind: string, message: string, remedy: string, cause?: unknown): StageFailure {
  return new StageFailure('fetch', kind, message, { retryable: false, remedy, cause });
}
