import { Inject, Injectable } from '@nestjs/common';
import { allowsModel, allowsResolution, findModel, quote } from '@scenewright/core/billing';
import type { FetchedInputs } from '@scenewright/core/brief';
import { outputSize, shapeOf } from '@scenewright/core/canvas';
import { ServiceError } from '@scenewright/core/errors';
import type { QueuedJob } from '@scenewright/core/jobs';
import { createRequestOf, isSocialLink, type CreateRequest, type CreateVideoBody } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { BrandFonts } from '../fonts/brand-fonts.js';
import { InputFetcher } from '../inputs/input-fetcher.js';
import { SocialImports } from '../inputs/social-imports.js';
import { newId } from '../ids/ids.js';
import { orInvalid } from '../http/invalid-request.js';
import type { Outcome } from '../http/repeat.interceptor.js';
import { JobStore, type Need, type RememberedRequest } from '../jobs/job-store.js';
import { AddressRules } from '../outbound/address-rules.js';
import { Studio } from '../studio/studio.js';
import { Studios } from '../studio/studios.js';
import type { CreatedVideo } from './video-answers.js';

/** What a creation would be charged, as it is quoted. */
export interface Quote {
  estimated_credits: number;
  minimum_credits: number;
  estimated_export_minutes?: number;
}

/** The creation of a job, in the order of checks of the decisions. 401, 403 `forbidden` and 429 come before it. */
@Injectable()
export class CreateVideo {
  constructor(
    private readonly jobs: JobStore,
    private readonly studio: Studio,
    private readonly studios: Studios,
    private readonly brandKits: BrandKitStore,
    private readonly inputs: InputFetcher,
    private readonly brandFonts: BrandFonts,
    private readonly socialImports: SocialImports,
    private readonly addresses: AddressRules,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async run(
    principal: Principal,
    body: CreateVideoBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<CreatedVideo>> {
    const { jobs } = this;
    const { account } = principal;
    const request = await this.validated(body, account.id);
    if (remember) {
      const replay = await jobs.findRepeat(account.id, remember);
      if (replay) return { replay };
    }
    const brandKit = request.brandKitId ? await this.brandKits.get(account.id, request.brandKitId) : null;
    const { price, need, socialAudioImports } = priced(principal, request);
    await jobs.checkRoom(account.id, need);
    const fetched: FetchedInputs = { ...(await this.fetched(account.id, request, socialAudioImports)), brandKit };
    const brand = { ...brandKit, ...request.brandSettings };
    const fonts = await this.brandFonts.bring(account.id, [brand.headingFont, brand.bodyFont]);
    if (fonts.length > 0) fetched.fonts = fonts;

    const now = this.now();
    const job = newJob(principal, request, price, now);
    const answer = {
      id: job.id,
      status: job.status,
      model: job.model,
      estimated_credits: price.credits,
      ...(price.exportMinutes !== null && { estimated_export_minutes: price.exportMinutes }),
    };
    const stored = await jobs.create(
      job,
      need,
      { status: 202, body: JSON.stringify(answer) },
      {
        remember,
        documents: { inputs: fetched },
      },
    );
    return 'replay' in stored ? stored : { answer };
  }

  /** What it would cost, checked as far as can be without starting anything. */
  async quote(principal: Principal, body: CreateVideoBody): Promise<Quote> {
    const { price, need } = priced(principal, await this.validated(body, principal.account.id));
    return {
      estimated_credits: price.credits,
      minimum_credits: need.minimum,
      ...(price.exportMinutes !== null && { estimated_export_minutes: price.exportMinutes }),
    };
  }

  /** The files of the request. The day's social imports are counted first, and given back when a file is refused. */
  private async fetched(accountId: string, request: CreateRequest, socialAudioImports: number): Promise<FetchedInputs> {
    const refund = await this.socialImports.take(accountId, socialAudioImports);
    try {
      return await this.inputs.fetch(request);
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /** The rules that look further than one field, and what can be said of the addresses without a resolver. Interface 4.2. */
  private async validated(body: CreateVideoBody, accountId: string): Promise<CreateRequest> {
    const { studio, addresses } = this;
    const styles = studio.styles().styles.map((style) => style.id);
    const voices = await voiceIds(studio, body);
    const request = orInvalid(createRequestOf(body, { styles, voices, allowPlainHttp: addresses.allowPlainHttp }));
    addresses.refusePrivate([
      ...request.images.map(({ url }, i): [string, string] => [`images[${i}].url`, url]),
      ...request.documents.map(({ url }, i): [string, string] => [`documents[${i}].url`, url]),
      ...request.audio.map(({ url }, i): [string, string] => [`audio[${i}].url`, url]),
      ['webhook_url', request.webhookUrl],
    ]);
    const refusal = (await this.inputs.refusal?.(request)) ?? null;
    if (refusal !== null) throw new ServiceError('invalid_request', refusal);
    const covered = await this.studios.covered(accountId);
    return covered.length > 0 ? { ...request, covered } : request;
  }
}

/** What a request costs an account whose plan includes it. @throws ServiceError model_requires_plan, resolution_above_plan */
function priced({ account: { plan } }: Principal, request: CreateRequest) {
  const model = findModel(request.model);
  if (!model) throw new Error(`No model ${request.model}.`);
  if (!allowsModel(plan, model)) {
    throw new ServiceError('model_requires_plan', `${model.id} needs a paid plan; yours is ${plan.id}.`);
  }
  if (!allowsResolution(plan, request.resolution)) {
    throw new ServiceError(
      'resolution_above_plan',
      `resolution ${request.resolution} is above the ${plan.topResolution} of the ${plan.id} plan.`,
    );
  }
  const socialAudioImports = request.audio.filter((item) => isSocialLink(item.url)).length;
  const price = quote({ ...request, socialAudioImports, render: request.render ? request : null });
  const need: Need = {
    credits: price.credits,
    minimum: request.covered?.includes('generation') ? 0 : (model.minCreditsToStart ?? 0),
    exportMinutes: price.exportMinutes ?? 0,
  };
  return { price, need, socialAudioImports };
}

/** Interface 4.5: without the catalogue a named voice can't be checked. */
async function voiceIds(studio: Studio, { narration_voice }: CreateVideoBody): Promise<string[]> {
  if (typeof narration_voice !== 'string') return [];
  try {
    return (await studio.voices()).map((voice) => voice.id);
  } catch {
    throw new ServiceError('voices_unavailable', 'The voice catalogue cannot be reached just now.', {
      'Retry-After': '5',
    });
  }
}

function newJob(
  { account, keyId }: Principal,
  request: CreateRequest,
  price: { credits: number; exportMinutes: number | null },
  now: number,
): QueuedJob {
  const id = newId('vid', now);
  const known = request.dimensions !== null || request.aspectRatio !== null;
  const size = outputSize(shapeOf(request), request.resolution);
  return {
    status: 'queued',
    id,
    accountId: account.id,
    keyId,
    projectId: newId('prj', now),
    sourceVideoId: null,
    model: request.model,
    multiScene: request.multiScene,
    prompt: request.prompt,
    enhancedPrompt: null,
    request: request as unknown as Record<string, unknown>,
    aspectRatio: request.dimensions === null ? request.aspectRatio : null,
    dimensions: request.dimensions ?? (known ? size : null),
    durationSeconds: request.durationSeconds,
    autoRender: request.render ? { resolution: request.resolution, ...size } : null,
    gated: request.storyboard,
    passedGates: [],
    webhookUrl: request.webhookUrl,
    estimatedCredits: price.credits,
    estimatedExportMinutes: price.exportMinutes,
    creditHold: `${id}:credits`,
    minuteHold: price.exportMinutes === null ? null : `${id}:minutes`,
    spentCredits: 0,
    fence: 0,
    progress: { scenesCommitted: 0, scenesPlanned: 0 },
    scenes: [],
    renders: [],
    warnings: [],
    phaseDetail: '',
    createdAt: now,
    updatedAt: now,
    lastActivityAt: now,
  };
}
