import { StageFailure } from '@scenewright/core/errors';
import type { FilmedClip, FootageMaker } from '@scenewright/core/footage';

export interface FootageGuard {
  /** Seconds that a clip may take; 15 minutes when absent. */
  deadlineSeconds?: number;
}

const usualDeadlineSeconds = 900;

/**
 * A maker that ends when it is told to, whatever the one inside does: an abort rejects at once, and so does a clip
 * that takes too long. The one inside hears of both by its signal.
 */
export function guardFootageMaker(maker: FootageMaker, guard: FootageGuard = {}): FootageMaker {
  const deadlineSeconds = guard.deadlineSeconds ?? usualDeadlineSeconds;
  return {
    id: maker.id,
    longestSeconds: maker.longestSeconds,
    ...(maker.atOnce !== undefined && { atOnce: maker.atOnce }),
    ...(maker.takesReferences !== undefined && { takesReferences: maker.takesReferences }),
    async film(request, options = {}) {
      options.signal?.throwIfAborted();
      const ends = new AbortController();
      const onAbort = (): void => ends.abort(options.signal?.reason);
      options.signal?.addEventListener('abort', onAbort, { once: true });
      const timer = setTimeout(() => ends.abort(tooLate(deadlineSeconds)), deadlineSeconds * 1000);
      const ended = new Promise<never>((_, reject) =>
        ends.signal.addEventListener('abort', () => reject(ends.signal.reason as Error), { once: true }),
      );
      try {
        // Called within, so that one that throws instead of rejecting is no other failure.
        const clip = (async (): Promise<FilmedClip> => maker.film(request, { ...options, signal: ends.signal }))();
        return await Promise.race([clip, ended]);
      } finally {
        clearTimeout(timer);
        options.signal?.removeEventListener('abort', onAbort);
      }
    },
  };
}

/** Not tried again for the next shot: a maker that hangs costs one deadline, not one a shot. */
function tooLate(seconds: number): StageFailure {
  return new StageFailure('footage', 'footage_deadline', `The maker of footage took longer than ${seconds} s.`, {
    retryable: false,
    remedy: 'Allow more time for a clip.',
  });
}
