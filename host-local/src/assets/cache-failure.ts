import { StageFailure } from '@scenewright/core/errors';

/** Why the asset store on a person's own machine cannot be written, and what they can do. */
export function cacheFailure(cause: NodeJS.ErrnoException, folder: string): StageFailure {
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
    return new StageFailure('store', 'disk_full', `The disk of ${folder} is full.`, {
      retryable: false,
      remedy: 'Free some space, or choose another folder with SCENEWRIGHT_CACHE.',
      cause,
    });
  return new StageFailure('store', 'cache_folder', `${folder} cannot be written: ${cause.message}`, {
    retryable: false,
    remedy: 'Make the folder writable, or choose another one with SCENEWRIGHT_CACHE.',
    cause,
  });
}
