import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { AgentAddressGuard } from '../http/agent-address.guard.js';
import { Surface } from '../http/api-key.guard.js';
import { ErrorFilter } from '../http/error-filter.js';
import { ExactPathGuard } from '../http/exact-path.guard.js';
import { ReadBodyInterceptor } from '../http/read-body.interceptor.js';
import { AgentGuard } from './agent.guard.js';

/** The agent protocol, for whoever has a key or a token of an account whose plan includes it. Interface 4.10, 5.5. */
export const AgentController = (path: string): ClassDecorator =>
  applyDecorators(
    Controller(path),
    Surface('agents'),
    UseGuards(ExactPathGuard, AgentAddressGuard, AgentGuard),
    UseInterceptors(ReadBodyInterceptor),
    UseFilters(ErrorFilter),
  );
