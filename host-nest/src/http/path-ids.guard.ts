import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';

/** What an id can look like at all; see `newId`. Other text never reaches the database, which cannot hold every text. */
export const idForm = /^[A-Za-z0-9_-]{1,64}$/;

/** An id in a path that nothing can have is an unknown one. 404 comes before 400 (decisions, fine point 3): before any pipe. */
@Injectable()
export class PathIdsGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { params } = context.switchToHttp().getRequest<Request>();
    for (const [name, value] of Object.entries(params)) {
      // The rest of a path that a fallback takes is a list, and no id.
      if (typeof value === 'string' && !idForm.test(value))
        throw new ServiceError('not_found', `There is nothing under this ${name}.`);
    }
    return true;
  }
}
