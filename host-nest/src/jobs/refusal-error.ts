import { ServiceError } from '@scenewright/core/errors';
import type { JobRefusal } from '@scenewright/core/jobs';

/** What a refusal of core is to its caller: an answer to a client, or a fault. */
export function refusalError(refusal: JobRefusal): ServiceError | Error {
  if (refusal.code === 'stale_lease' || refusal.code === 'not_possible') return new Error(refusal.message);
  return new ServiceError(refusal.code, refusal.message);
}
