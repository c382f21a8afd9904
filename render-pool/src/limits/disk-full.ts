import type { Stage } from '@scenewright/core/errors';
import { StageFailure } from '@scenewright/core/errors';

const REMEDY = 'Free some space, or choose another folder with --out and SCENEWRIGHT_CACHE.';

/** The device ran out of room in the middle of something. */
export function diskFull(stage: Stage, folder?: string, cause?: unknown): StageFailure {
  const where = folder ? ` of ${folder}` : '';
  return new StageFailure(stage, 'disk_full', `The disk${where} is full.`, { retryable: false, remedy: REMEDY, cause });
}

/** The device has too little room, found before the start. */
export function tooLittleRoom(folder: string, needed: { bytes: number; free: number }): StageFailure {
  const figures = `about ${megabytes(needed.bytes)} are needed and ${megabytes(needed.free)} are free`;
  return new StageFailure('validate', 'disk_full', `The disk of ${folder} is too full: ${figures}.`, {
    retryable: false,
    remedy: REMEDY,
  });
}

export function megabytes(bytes: number): string {
  return `${Math.max(0, Math.ceil(bytes / 1e6)).toLocaleString('en-US')} MB`;
}
