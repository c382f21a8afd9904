import { Injectable } from '@nestjs/common';
import type { Principal } from '../accounts/account.js';
import { JobStore } from '../jobs/job-store.js';
import type { Video } from './video-answers.js';
import { VideoPresenter } from './video-presenter.js';

/** `POST /v1/videos/{id}/cancel`: at once where nothing works on it, else at the next occasion. */
@Injectable()
export class CancelVideo {
  constructor(
    private readonly jobs: JobStore,
    private readonly presenter: VideoPresenter,
  ) {}

  /** @throws ServiceError not_found, not_cancelable */
  async run({ account }: Principal, id: string): Promise<Video> {
    return this.presenter.present(await this.jobs.applyForAccount(account.id, id, { kind: 'cancel_requested' }));
  }
}
