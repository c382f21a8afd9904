import { StageFailure, type Stage } from '@scenewright/core';

/** The one failure for a device without room, found before the start or met in the middle. */
export function diskFull(stage: Stage, folder?: string, needed?: { bytes: number; free: number }): StageFailure {
  const where = folder ? ` of ${folder}` : '';
  const figures = needed ? `: about ${megabytes(needed.bytes)} are needed and ${megabytes(needed.free)} are free` : '';
  return new StageFailure(stage, 'disk_full', `The disk${where} is full${figures}.`, {
    retryable: false,
    remedy: 'Free some space, or choose another folder with --out and SCENEWRIGHT_CACHE.',
  });
}

export function megabytes(bytes: number): string {
  return `${Math.max(0, Math.ceil(bytes / 1e6)).toLocaleString('en-US')} MB`;
}
