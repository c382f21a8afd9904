import { ServiceError, StageFailure } from '@scenewright/core/errors';
import type { JobError } from '@scenewright/core/jobs';
import { isStorageFull } from '../files/is-storage-full.js';

/** Whether the same work may succeed at another try. */
export function isRetryable(error: unknown): boolean {
  if (isStorageFull(error)) return true;
  if (error instanceof StageFailure) return error.retryable;
  return !(error instanceof ServiceError);
}

/** What the client is told of a failure. */
export function jobError(error: unknown): JobError {
  // Without the path that a stage names: it is the operator's.
  if (isStorageFull(error)) return { code: 'storage_full', message: 'There is no room left for the video.' };
  if (error instanceof StageFailure) {
    const remedy = error.remedy ? ` ${error.remedy}` : '';
    return { code: error.kind, message: `${error.message}${remedy}` };
  }
  // What an unknown error says is for the log: it may name paths or secrets.
  return { code: 'generation_failed', message: 'The video could not be made because of an error of the server.' };
}

export function deadlineError(seconds: number): JobError {
  return { code: 'deadline_exceeded', message: `The video took longer than the ${seconds} s that are allowed.` };
}
