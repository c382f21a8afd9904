import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { pathToRegexp } from 'path-to-regexp';

const patterns = new Map<string, RegExp>();

/**
 * Takes a route in its own spelling only: in its case, without a further slash at the end. The router of an application that
 * somebody else set up may be laxer than that, and so would be the rules of a proxy that were written for these paths.
 */
@Injectable()
export class ExactPathGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { path } = request.route as { path: string };
    let pattern = patterns.get(path);
    if (!pattern) {
      pattern = pathToRegexp(path, { sensitive: true, trailing: false }).regexp;
      patterns.set(path, pattern);
    }
    if (!pattern.test(request.path)) throw new ServiceError('not_found', 'There is nothing at this path.');
    return true;
  }
}
