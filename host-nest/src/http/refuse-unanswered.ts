import { ServiceError } from '@scenewright/core';
import type { Request } from 'express';
import { methodsOf } from '../openapi/known-paths.js';

/**
 * What no handler answers: a wrong method on a known path, or an unknown path. Decisions, "Order of checks". `base` is where the
 * controller stands in the service; what the route has before it is a prefix of the application around.
 */
export function refuseUnanswered(request: Request, base: string): never {
  const { path: route } = request.route as { path: string };
  const before = route.slice(0, Math.max(0, `${route}/`.lastIndexOf(`/${base}/`))).split('/').length - 1;
  const path = ['', ...request.path.split('/').slice(1 + before)].join('/');
  const methods = methodsOf(path);
  if (methods === null) throw new ServiceError('not_found', 'There is nothing at this path.');
  throw new ServiceError('method_not_allowed', `${request.method} is not a method of this path.`, {
    Allow: methods.join(', '),
  });
}
