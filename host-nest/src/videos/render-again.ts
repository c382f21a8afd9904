import { Injectable } from '@nestjs/common';
import {
  allowsResolution,
  dimensionErrors,
  exportMinutes,
  outputSize,
  resolutionHolding,
  resolutions,
  ServiceError,
  type RenderTarget,
  type Resolution,
  type VideoJob,
} from '@scenewright/core';
import type { Principal } from '../accounts/account.js';
import { Configuration } from '../configuration/configuration.js';
import { newId } from '../ids/ids.js';
import { JobStore, refusalError, requireRoom, type RememberedRequest, type Replay } from '../jobs/job-store.js';
import { visiblyPrivate } from '../outbound/address-guard.js';
import { refuseUnknown, refuseUnstorable } from './read-queries.js';

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
    private readonly configuration: Configuration,
  ) {}

  async run(
    { account }: Principal,
    jobId: string,
    body: unknown,
    repeat: (() => RememberedRequest) | null,
  ): Promise<{ answer: Record<string, unknown> } | { replay: Replay }> {
    const { jobs } = this;
    const found = await jobs.get(account.id, jobId);
    const wish = this.parse(body);
    const remember = repeat?.() ?? null;
    if (remember) {
      const replay = await jobs.findRepeat(account.id, remember);
      if (replay) return { replay };
    }
    const target = targetOf(found, wish);
    const charged = wish.dimensions ?? wish.resolution;
    const minutes = exportMinutes(found.durationSeconds, charged);
    const answer = {
      id: jobId,
      status: 'rendering',
      resolution: target.resolution,
      dimensions: { width: target.width, height: target.height },
      estimated_export_minutes: minutes,
    };
    const result = await jobs.apply(
      jobId,
      {
        kind: 'render_requested',
        target,
        exportMinutes: minutes,
        holdId: `${jobId}:${newId('rnd')}`,
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
          await requireRoom(trx, locked, { credits: 0, minimum: 0, exportMinutes: minutes });
        },
      },
    );
    if (!result.ok) throw refusalError(result.refusal);
    return result.replay ? { replay: result.replay } : { answer };
  }

  private parse(body: unknown): RenderWish {
    if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
      throw new ServiceError('invalid_request', 'body must be a JSON object or empty.');
    }
    const { resolution, dimensions, webhook_url, ...others } = (body ?? {}) as Record<string, unknown>;
    refuseUnknown(others, ['resolution', 'dimensions', 'webhook_url']);
    if (resolution !== undefined && resolution !== null && !(resolutions as readonly unknown[]).includes(resolution)) {
      throw new ServiceError('invalid_request', `resolution must be one of ${resolutions.join(', ')}.`);
    }
    return {
      resolution: (resolution as Resolution | null | undefined) ?? '720p',
      dimensions: parseDimensions(dimensions),
      webhookUrl: this.parseWebhookUrl(webhook_url),
    };
  }

  private parseWebhookUrl(value: unknown): string | null {
    if (value === undefined || value === null) return null;
    const { allowPrivateUrls } = this.configuration;
    const accepted = allowPrivateUrls ? ['https:', 'http:'] : ['https:'];
    if (typeof value !== 'string' || !URL.canParse(value) || !accepted.includes(new URL(value).protocol)) {
      throw new ServiceError('invalid_request', 'webhook_url must be an https URL.');
    }
    refuseUnstorable({ webhook_url: value });
    const problem = allowPrivateUrls ? null : visiblyPrivate(value);
    if (problem) throw new ServiceError('invalid_request', `webhook_url ${problem}.`);
    return value;
  }
}

function parseDimensions(value: unknown): { width: number; height: number } | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new ServiceError('invalid_request', 'dimensions must be an object with width and height.');
  }
  const { width, height, ...others } = value as Record<string, unknown>;
  refuseUnknown(others, ['width', 'height'], 'dimensions.');
  const size = { width: width as number, height: height as number };
  const error = dimensionErrors(size)[0];
  if (error) throw new ServiceError('invalid_request', `dimensions.${error.side} ${error.message}.`);
  return size;
}

/** Exact dimensions win; else the video's own shape at the named resolution. */
function targetOf(job: VideoJob, wish: RenderWish): RenderTarget {
  if (wish.dimensions) return { resolution: null, ...wish.dimensions };
  const shape = job.dimensions ?? { width: 16, height: 9 };
  return { resolution: wish.resolution, ...outputSize(shape, wish.resolution) };
}
