import { ServiceError } from '@scenewright/core/errors';

/** Seconds until it is worth another try: somebody has to make room. */
const retryAfterSeconds = 60;

/** 503 `storage_full`; what the request had begun was rolled back. */
export function storageFullError(): ServiceError {
  return new ServiceError(
    'storage_full',
    'The disk of the server is almost full. Nothing was started and nothing is charged; send the request again later.',
    { 'Retry-After': String(retryAfterSeconds) },
  );
}
