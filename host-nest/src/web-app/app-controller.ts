import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors, UsePipes } from '@nestjs/common';
import { AgentAddressGuard } from '../http/agent-address.guard.js';
import { ErrorFilter } from '../http/error-filter.js';
import { ExactPathGuard } from '../http/exact-path.guard.js';
import { PathIdsGuard } from '../http/path-ids.guard.js';
import { ReadBodyInterceptor } from '../http/read-body.interceptor.js';
import { RequestPipe } from '../http/request.pipe.js';
import { SessionGuard } from './session.guard.js';

/** What the web app asks beside the REST interface: what an account does with itself, for people who are signed in. */
export const AppController = (path: string): ClassDecorator =>
  applyDecorators(AppUploadController(path), UseInterceptors(ReadBodyInterceptor), UsePipes(RequestPipe));

/** The same with a body that the handler reads itself. */
export const AppUploadController = (path: string): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(ExactPathGuard, AgentAddressGuard, SessionGuard, PathIdsGuard),
    UseFilters(ErrorFilter),
  );
