import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { idForm } from './path-ids.guard.js';

/**
 * What no handler answers: a wrong method on a known path, or an unknown path. Decisions, "Order of checks". Which methods a path
 * has is asked of the router, so that it is what is there, under whatever prefix.
 */
export function refuseUnanswered(request: Request): never {
  const methods = methodsOf(request);
  if (methods.length === 0) throw new ServiceError('not_found', 'There is nothing at this path.');
  throw new ServiceError('method_not_allowed', `${request.method} is not a method of this path.`, {
    Allow: methods.join(', '),
  });
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

interface Layer {
  route?: { path: unknown; methods: Record<string, boolean> };
  params?: Record<string, unknown>;
  match(path: string): boolean;
}

/** In a fixed order; none for a path with an id that nothing can have. */
function methodsOf({ app, path }: Request): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const found = new Set<string>();
  for (const layer of stack) {
    const { route } = layer;
    // A fallback takes every path, and a download any key.
    if (!route || typeof route.path !== 'string' || route.path.includes('*')) continue;
    if (!isSpelledAs(layer, route.path, path)) continue;
    // A route for every method is a fallback too.
    const methods = Object.keys(route.methods).map((method) => method.toUpperCase());
    if (methods.length > order.length) continue;
    for (const method of methods) found.add(method);
  }
  if (found.has('GET')) found.add('HEAD');
  return order.filter((method) => found.has(method));
}

function isSpelledAs(layer: Layer, pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    layer.match(path) &&
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? idForm.test(given[at] as string) : part === given[at]))
  );
}
