import { ServiceError } from '@scenewright/core';
import type { Request } from 'express';
import { methodsOf } from '../openapi/known-paths.js';

/** What no handler answers: a wrong method on a known path, or an unknown path. Decisions, "Order of checks". */
export function refuseUnanswered(request: Request): never {
  const methods = methodsOf(request.path);
  if (methods === null) throw new ServiceError('not_found', 'There is nothing at this path.');
  throw new ServiceError('method_not_allowed', `${request.method} is not a method of this path.`, {
    Allow: methods.join(', '),
  });
}
