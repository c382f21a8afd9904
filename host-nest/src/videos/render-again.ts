import { Injectable } from '@nestjs/common';
import { allowsResolution, exportMinutes } from '@scenewright/core/billing';
import { outputSize, resolutionHolding, type Resolution } from '@scenewright/core/canvas';
import { ServiceError } from '@scenewright/core/errors';
import type { RenderTarget, VideoJob } from '@scenewright/core/jobs';
import { fieldError, parsedUrl, type RenderVideoBody } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { invalidRequest } from '../http/invalid-request.js';
import type { Outcome } from '../http/repeat.interceptor.js';
import { newId } from '../ids/ids.js';
import { JobStore, refusalError, requireAllowance, type RememberedRequest } from '../jobs/job-store.js';
import { AddressRules } from '../outbound/address-rules.js';
import type { RenderStarted } from './video-answers.js';

interface RenderWish {
  resolution: Resolution;
  dimensions: { width: number; height: number } | null;
  webhookUrl: string | null;
}

/** `POST /v1/videos/{id}/render`, in the order of checks of fine point 3: 404, 400, 409, 403, 409, 402. */
@Injectable()
export class RenderAgain {
  constructor(
    private readonly jobs: JobStore,
    private readonly addresses: AddressRules,
  ) {}

  async run(
    { account }: Principal,
    found: VideoJob,
    body: RenderVideoBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<RenderStarted>> {
    const { jobs } = this;
    const wish = this.wishOf(body);
    if (remember) {
      const replay = await jobs.findRepeat(account.id, remember);
      if (replay) return { replay };
    }
    const target = targetOf(found, wish);
    const charged = wish.dimensions ?? wish.resolution;
    const minutes = exportMinutes(found.durationSeconds, charged);
    const answer = {
      id: found.id,
      status: 'rendering',
      resolution: target.resolution,
      dimensions: { width: target.width, height: target.height },
      estimated_export_minutes: minutes,
    };
    const result = await jobs.apply(
      found.id,
      {
        kind: 'render_requested',
        target,
        exportMinutes: minutes,
        holdId: `${found.id}:${newId('rnd')}`,
        webhookUrl: wish.webhookUrl,
      },
      {
        accountId: account.id,
        remember: remember && { ...remember, status: 202, body: JSON.stringify(answer) },
        check: async (trx, locked) => {
          const counted = wish.dimensions ? resolutionHolding(wish.dimensions) : wish.resolution;
          if (!allowsResolution(locked.plan, counted)) {
            throw new ServiceError(
              'resolution_above_plan',
              `${counted} is above the ${locked.plan.topResolution} of the ${locked.plan.id} plan.`,
            );
          }
          await requireAllowance(trx, locked, { credits: 0, minimum: 0, exportMinutes: minutes });
        },
      },
    );
    if (!result.ok) throw refusalError(result.refusal);
    return result.replay ? { replay: result.replay } : { answer };
  }

  private wishOf({ resolution, dimensions, webhook_url }: RenderVideoBody): RenderWish {
    if (!this.addresses.allowPlainHttp && parsedUrl(webhook_url)?.protocol === 'http:')
      throw invalidRequest([fieldError('webhook_url', 'must be an https URL', webhook_url)]);
    this.addresses.refusePrivate([['webhook_url', webhook_url ?? null]]);
    return {
      resolution: resolution ?? '720p',
      dimensions: dimensions ? { width: dimensions.width, height: dimensions.height } : null,
      webhookUrl: webhook_url ?? null,
    };
  }
}

/** Exact dimensions win; else the video's own shape at the named resolution. */
function targetOf(job: VideoJob, wish: RenderWish): RenderTarget {
  if (wish.dimensions) return { resolution: null, ...wish.dimensions };
  const shape = job.dimensions ?? { width: 16, height: 9 };
  return { resolution: wish.resolution, ...outputSize(shape, wish.resolution) };
}
