import { ServiceError, StageFailure, type JobError } from '@scenewright/core';
import { StorageFull } from '../files/file-store.js';

/** Whether the same work may succeed at another try. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof StageFailure) return error.retryable;
  if (error instanceof StorageFull) return true;
  return !(error instanceof ServiceError);
}

/** What the client is told of a failure. */
export function jobError(error: unknown): JobError {
  if (error instanceof StageFailure) {
    const remedy = error.remedy ? ` ${error.remedy}` : '';
    return { code: error.kind, message: `${error.message}${remedy}` };
  }
  if (error instanceof StorageFull) return { code: 'storage_full', message: 'There is no room left for the video.' };
  // What an unknown error says is for the log: it may name paths or secrets.
  return { code: 'generation_failed', message: 'The video could not be made because of an error of the server.' };
}

export function deadlineError(seconds: number): JobError {
  return { code: 'deadline_exceeded', message: `The video took longer than the ${seconds} s that are allowed.` };
}
