import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { principalOf } from '../http/request-context.js';
import type { ProjectRecord } from './infographic-records.js';
import { InfographicStore } from './infographic-store.js';

const found = new WeakMap<object, ProjectRecord>();

/** Finds the project that the path names. 404 comes before 400 (decisions, fine point 3), and so before any pipe. */
@Injectable()
export class ProjectGuard implements CanActivate {
  constructor(private readonly store: InfographicStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { account } = principalOf(request);
    found.set(request, await this.store.project(account.id, request.params['id'] as string));
    return true;
  }
}

/** The project of the path, under `ProjectGuard`. */
export const FoundProject = createParamDecorator((_: unknown, context: ExecutionContext): ProjectRecord => {
  const project = found.get(context.switchToHttp().getRequest<Request>());
  if (!project) throw new Error('This route has no ProjectGuard.');
  return project;
});
