import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors, UsePipes } from '@nestjs/common';
import { OperatorGuard } from '../operator/operator.guard.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { DiskSpaceGuard } from './disk-space.guard.js';
import { ErrorFilter } from './error-filter.js';
import { ExactPathGuard } from './exact-path.guard.js';
import { LimitHeadersGuard } from './limit-headers.guard.js';
import { RequestPipe } from './request.pipe.js';
import { PathIdsGuard } from './path-ids.guard.js';
import { ReadBodyInterceptor } from './read-body.interceptor.js';

/**
 * Every controller of the service is one of these three, an `AppController` (what pages ask, with a session), an
 * `AgentController` or a `PageController`, whose guards stand in a file of that name in their feature. The guards stand on
 * the controllers, so that they meet whatever the router leads there, by whichever spelling and in whichever application.
 * They run in the order in which they are named.
 */

/** Under /v1, for whoever has an API key. Interface 4, 5. */
export const ApiController = (path: string): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(ExactPathGuard, ApiKeyGuard, DiskSpaceGuard, PathIdsGuard),
    UseInterceptors(ReadBodyInterceptor),
    UsePipes(RequestPipe),
    UseFilters(ErrorFilter),
  );

/** For whoever has the ADMIN_TOKEN. Decisions, "Operator interface". */
export const OperatorController = (path: string): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(ExactPathGuard, LimitHeadersGuard, OperatorGuard, PathIdsGuard),
    UseInterceptors(ReadBodyInterceptor),
    UsePipes(RequestPipe),
    UseFilters(ErrorFilter),
  );

/** For anybody; a controller that is not for everybody says so itself. */
export const OpenController = (path = ''): ClassDecorator =>
  applyDecorators(Controller(path), UseGuards(ExactPathGuard, LimitHeadersGuard), UseFilters(ErrorFilter));
