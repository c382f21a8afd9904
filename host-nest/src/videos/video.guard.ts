import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { VideoJob } from '@scenewright/core/jobs';
import type { Request } from 'express';
import { principalOf } from '../http/request-context.js';
import { JobStore } from '../jobs/job-store.js';

const found = new WeakMap<object, VideoJob>();

/** Finds the video that the path names. 404 comes before 400 (decisions, fine point 3), and so before any pipe. */
@Injectable()
export class VideoGuard implements CanActivate {
  constructor(private readonly jobs: JobStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { account } = principalOf(request);
    found.set(request, await this.jobs.get(account.id, request.params['id'] as string));
    return true;
  }
}

/** The video of the path, under `VideoGuard`. */
export const FoundVideo = createParamDecorator((_: unknown, context: ExecutionContext): VideoJob => {
  const job = found.get(context.switchToHttp().getRequest<Request>());
  if (!job) throw new Error('This route has no VideoGuard.');
  return job;
});
