import { Injectable } from '@nestjs/common';
import type { Principal } from '../accounts/account.js';
import { JobStore } from '../jobs/job-store.js';
import type { VideoList } from './video-answers.js';
import { VideoPresenter } from './video-presenter.js';
import type { ListVideosQuery } from './video-queries.js';

/** `GET /v1/videos`: a page of jobs, newest first. */
@Injectable()
export class ListVideos {
  constructor(
    private readonly jobs: JobStore,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ account }: Principal, { limit, cursor, status }: ListVideosQuery): Promise<VideoList> {
    const page = await this.jobs.list(account.id, { limit, cursor: cursor ?? null, status: status ?? null });
    const videos = await Promise.all(page.jobs.map((job) => this.presenter.present(job)));
    return { videos, next_cursor: page.nextCursor };
  }
}
