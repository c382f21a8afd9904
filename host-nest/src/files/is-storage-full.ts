import { StageFailure } from '@scenewright/core/errors';
import { StorageFull } from './file-store.js';

/** Of Node (errno), of PostgreSQL (SQLSTATE 53100, disk_full), and of object storages: S3's own, and MinIO's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100', 'InsufficientStorage', 'XMinioStorageFull']);
/** How far causes are followed; none of ours are nested deeper. */
const depthMax = 5;

/** A disk that is full, or a quota that is used up, whoever met it and whatever it was wrapped in. */
export function isStorageFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > depthMax) return false;
  if (error instanceof StorageFull || (error instanceof StageFailure && error.kind === 'disk_full')) return true;
  const { code, name, cause, $metadata } = error as NodeJS.ErrnoException & { $metadata?: { httpStatusCode?: number } };
  if (fullCodes.has(String(code)) || fullCodes.has(name)) return true;
  // RFC 4918, 11.5.
  if ($metadata?.httpStatusCode === 507) return true;
  const parts = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [cause, ...parts].some((part) => isStorageFull(part, depth + 1));
}
