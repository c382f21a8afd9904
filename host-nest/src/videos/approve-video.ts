import { Inject, Injectable } from '@nestjs/common';
import { decide, type JobEvent, type VideoJob } from '@scenewright/core/jobs';
import type { ApproveVideoBody } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import type { Outcome } from '../http/repeat.interceptor.js';
import { JobStore, refusalError, type RememberedRequest } from '../jobs/job-store.js';
import { VideoPresenter } from './video-presenter.js';
import type { Video } from './video-answers.js';

/**
 * `POST /v1/videos/{id}/approve`: goes on with an empty body, redoes what `changes` names. Checked in the order 404,
 * 400, 409 (decisions, fine point 3). With an `Idempotency-Key` a repeat gets the first answer: without it, a repeat
 * that comes late would approve the next gate unseen.
 */
@Injectable()
export class ApproveVideo {
  constructor(
    private readonly jobs: JobStore,
    private readonly presenter: VideoPresenter,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async run(
    { account }: Principal,
    found: VideoJob,
    { changes = null }: ApproveVideoBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<Video>> {
    const { jobs } = this;
    const event: JobEvent = changes === null ? { kind: 'approved' } : { kind: 'changes_requested', changes };
    if (remember) {
      const replay = await jobs.findRepeat(account.id, remember);
      if (replay) return { replay };
    }
    const decision = decide(found, event, this.now());
    if (!decision.ok) throw refusalError(decision.refusal);
    const answer = await this.presenter.present(decision.job);
    const result = await jobs.apply(found.id, event, {
      accountId: account.id,
      remember: remember && { ...remember, status: 200, body: JSON.stringify(answer) },
    });
    if (!result.ok) throw refusalError(result.refusal);
    return result.replay ? { replay: result.replay } : { answer };
  }
}
