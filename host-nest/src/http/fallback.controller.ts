import { All, Controller, Inject, Req, UseFilters } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request } from 'express';
import { methodsOf } from '../openapi/known-paths.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { ErrorFilter } from './error-filter.js';

/** What no other controller answers: a wrong method on a known path, or an unknown path. */
@Controller()
@UseFilters(ErrorFilter)
export class FallbackController {
  constructor(@Inject(RUNTIME) protected readonly runtime: Runtime) {}

  @All(['v1', 'v1/*rest', 'admin/v1/*rest'])
  refuse(@Req() request: Request): never {
    const methods = methodsOf(request.path);
    if (methods === null) throw new ServiceError('not_found', 'There is nothing at this path.');
    throw new ServiceError('method_not_allowed', `${request.method} is not a method of this path.`, {
      Allow: methods.join(', '),
    });
  }
}

/** The same for every path of a server of our own. */
@Controller()
@UseFilters(ErrorFilter)
export class EveryPathFallbackController extends FallbackController {
  constructor(@Inject(RUNTIME) runtime: Runtime) {
    super(runtime);
  }

  @All(['/', '/*rest'])
  refuseEvery(@Req() request: Request): never {
    return this.refuse(request);
  }
}
