import { ServiceError, StageFailure, type JobError } from '@scenewright/core';
import { StorageFull } from '../files/file-store.js';

/** A disk that is full, whoever met it. */
function isStorageFull(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  const kind = error instanceof StageFailure ? error.kind : null;
  return error instanceof StorageFull || code === 'ENOSPC' || code === 'EDQUOT' || kind === 'disk_full';
}

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
