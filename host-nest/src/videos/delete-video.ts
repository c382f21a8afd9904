import { Injectable } from '@nestjs/common';
import type { Principal } from '../accounts/account.js';
import { JobStore } from '../jobs/job-store.js';

/** `DELETE /v1/videos/{id}`: nobody sees it from now on; one that is worked on is canceled, and goes when its worker has stopped. */
@Injectable()
export class DeleteVideo {
  constructor(private readonly jobs: JobStore) {}

  /** @throws ServiceError not_found */
  async run({ account }: Principal, id: string): Promise<void> {
    await this.jobs.applyForAccount(account.id, id, { kind: 'delete_requested' });
  }
}
