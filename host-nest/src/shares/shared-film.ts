import { Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { VideoJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import { JobStore } from '../jobs/job-store.js';
import { ShareStore } from './share-store.js';

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** What a shared link leads to. */
@Injectable()
export class SharedFilm {
  constructor(
    private readonly shares: ShareStore,
    private readonly jobs: JobStore,
  ) {}

  /** @throws ServiceError not_found for a link that was never made and for one that was revoked */
  async find(token: string): Promise<{ job: VideoJob; timeline: Timeline }> {
    const id = tokenForm.test(token) ? await this.shares.find(token) : null;
    const [job, timeline] =
      id === null
        ? [null, null]
        : await Promise.all([this.jobs.find(id), this.jobs.document<Timeline>(id, 'timeline')]);
    if (!job || job.deleted || !timeline)
      throw new ServiceError('not_found', 'This link leads to no film, or was taken back.');
    return { job, timeline };
  }
}
