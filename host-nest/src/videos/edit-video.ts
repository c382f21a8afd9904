import { Inject, Injectable } from '@nestjs/common';
import {
  allowsResolution,
  editCredits,
  exportMinutes,
  findModel,
  quote,
  type CoveredPart,
} from '@scenewright/core/billing';
import type { FetchedInputs } from '@scenewright/core/brief';
import { outputSize, shapeOf } from '@scenewright/core/canvas';
import type { EditImage } from '@scenewright/core/edit';
import { ServiceError } from '@scenewright/core/errors';
import { isTerminal, type QueuedJob, type VideoJob } from '@scenewright/core/jobs';
import {
  editRequestOf,
  isSocialLink,
  type CreateRequest,
  type EditVideoBody,
  type EditVideoRequest,
} from '@scenewright/core/requests';
import { editLinkLimit, fontsNamedIn, linksIn, type FoundLink, type GatheredLink } from '@scenewright/providers';
import type { Principal } from '../accounts/account.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { BrandFonts } from '../fonts/brand-fonts.js';
import { newId } from '../ids/ids.js';
import { InputFetcher } from '../inputs/input-fetcher.js';
import { SocialImports } from '../inputs/social-imports.js';
import { orInvalid } from '../http/invalid-request.js';
import type { Outcome } from '../http/repeat.interceptor.js';
import { JobStore, type RememberedRequest } from '../jobs/job-store.js';
import { AddressRules } from '../outbound/address-rules.js';
import { Studio, type EditWish } from '../studio/studio.js';
import { Studios } from '../studio/studios.js';
import { editSourceOf, together } from '../worker/edit-source.js';
import type { EditStarted } from './video-answers.js';

/** `POST /v1/videos/{id}/edit`, in the order of checks of fine point 3: 404, 400, 409, 403, 409, 402. */
@Injectable()
export class EditVideo {
  constructor(
    private readonly jobs: JobStore,
    private readonly studio: Studio,
    private readonly studios: Studios,
    private readonly inputs: InputFetcher,
    private readonly brandFonts: BrandFonts,
    private readonly socialImports: SocialImports,
    private readonly addresses: AddressRules,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async run(
    principal: Principal,
    found: VideoJob,
    body: EditVideoBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<EditStarted>> {
    const { jobs } = this;
    const { account } = principal;
    const wish = await this.parse(body, found);
    if (remember) {
      const replay = await jobs.findRepeat(account.id, remember);
      if (replay) return { replay };
    }
    if (!isTerminal(found)) {
      throw new ServiceError(
        'not_editable',
        `Video ${found.id} is ${found.status}; only one that has ended can be edited.`,
      );
    }
    if (!allowsResolution(account.plan, wish.resolution)) {
      throw new ServiceError(
        'resolution_above_plan',
        `resolution ${wish.resolution} is above the ${account.plan.topResolution} of the ${account.plan.id} plan.`,
      );
    }
    const covered = await this.studios.covered(account.id);
    const price = await this.price(found, wish, covered);
    const need = {
      credits: price.credits,
      minimum: covered.includes('generation') ? 0 : (findModel(found.model)?.minCreditsToStart ?? 0),
      exportMinutes: price.exportMinutes ?? 0,
    };
    await jobs.checkRoom(account.id, need);
    const { inputs, images, links } = await this.fetched(account.id, found, wish);
    const fonts = await this.brandFonts.bring(account.id, fontsNamedIn(wish.prompt));
    if (fonts.length > 0) inputs.fonts = [...(inputs.fonts ?? []), ...fonts];
    const now = this.now();
    const job = editJob(principal, found, wish, { ...price, covered }, now);
    const answer = {
      id: job.id,
      status: job.status,
      model: job.model,
      source_video_id: found.id,
      estimated_credits: price.credits,
      ...(price.exportMinutes !== null && { estimated_export_minutes: price.exportMinutes }),
    };
    const edit: EditWish = { instruction: wish.prompt.trim(), images, ...(links.length > 0 && { links }) };
    const stored = await jobs.create(
      job,
      need,
      { status: 202, body: JSON.stringify(answer) },
      { remember, documents: { inputs, edit } },
    );
    return 'replay' in stored ? stored : { answer };
  }

  /** Interface 4.4, and what can be said of the addresses without a resolver. */
  private async parse(body: EditVideoBody, found: VideoJob): Promise<LinkedEdit> {
    const { addresses } = this;
    const edit = orInvalid(editRequestOf(body, { allowPlainHttp: addresses.allowPlainHttp }));
    const wish: LinkedEdit = { ...edit, links: linksIn(edit.prompt) };
    if (wish.links.length > editLinkLimit)
      throw new ServiceError('invalid_request', `prompt must name ${editLinkLimit} links to import at most.`);
    addresses.refusePrivate([
      ...wish.links.map(({ url }): [string, string] => [`prompt: ${url}`, url]),
      ...wish.images.map(({ url }, i): [string, string] => [`images[${i}].url`, url]),
      ['webhook_url', wish.webhookUrl],
    ]);
    if (!found.multiScene) {
      throw new ServiceError(
        'invalid_request',
        `Video ${found.id} was made with ${found.model}, which makes one scene: only videos of multi-scene models can be edited.`,
      );
    }
    const refusal = (await this.inputs.linkRefusal?.(wish.links)) ?? null;
    if (refusal !== null) throw new ServiceError('invalid_request', refusal);
    return wish;
  }

  /** What the change is expected to cost: the scenes that it names, or all of a video that was never finished. */
  private async price(found: VideoJob, wish: LinkedEdit, covered: readonly CoveredPart[]) {
    const request = found.request as unknown as CreateRequest;
    const { source, earlier } = await editSourceOf(this.jobs, found);
    const images = wish.images.map((image, i) => ({
      ...asEditImage(image),
      asset: `edit-image-${i}`,
      width: 1,
      height: 1,
      // Not fetched yet: some colour, so that the change of looks is quoted.
      ...(image.role === 'style' && { look: [{ color: '#7048e8', share: 1 }] }),
    }));
    const estimate = await this.studio.estimateEdit(
      source,
      together([...earlier, { instruction: wish.prompt.trim(), images, links: wish.links.map(expectedLink) }]),
    );
    const { model } = found;
    const minutes = wish.render ? exportMinutes(found.durationSeconds, wish.resolution) : null;
    const socialImports = socialAmong(wish.links);
    if (estimate)
      return { credits: editCredits({ model, ...estimate, socialImports, covered }), exportMinutes: minutes };
    const whole = { ...request, covered, enhancePrompt: false, socialAudioImports: socialImports, render: null };
    return { credits: quote(whole).credits, exportMinutes: minutes };
  }

  /** The files of the source with what came with the edit. Imports are counted first, and given back when one is refused. */
  private async fetched(
    accountId: string,
    found: VideoJob,
    wish: LinkedEdit,
  ): Promise<{ inputs: FetchedInputs; images: EditImage[]; links: GatheredLink[] }> {
    const refund = await this.socialImports.take(accountId, socialAmong(wish.links));
    try {
      const links = wish.links.length > 0 ? ((await this.inputs.fetchLinks?.(wish.links)) ?? []) : [];
      return { ...(await this.fetchedImages(found, wish)), links };
    } catch (error) {
      await refund();
      throw error;
    }
  }

  private async fetchedImages(
    found: VideoJob,
    wish: EditVideoRequest,
  ): Promise<{ inputs: FetchedInputs; images: EditImage[] }> {
    const { jobs } = this;
    const before = (await jobs.document<FetchedInputs>(found.id, 'inputs')) ?? {};
    if (wish.images.length === 0) return { inputs: before, images: [] };
    const request = found.request as unknown as CreateRequest;
    const fetched = await this.inputs.fetch({ ...request, images: wish.images, documents: [], audio: [] });
    const items = (fetched.images ?? []).map((item, i) => {
      // Named by content: the keys of a request count from nought, and the source has such keys already.
      const asset = { ...item.asset, key: `edit-image-${item.asset.digest.slice(0, 16)}` };
      const image: EditImage = {
        ...asEditImage(wish.images[i]!),
        asset: asset.key,
        name: item.name ?? '',
        width: asset.width ?? 0,
        height: asset.height ?? 0,
        ...(item.look && { look: item.look }),
      };
      return { item: { ...item, asset }, image };
    });
    return {
      inputs: {
        ...before,
        // What is for the look alone is no image of the video.
        images: [
          ...(before.images ?? []),
          ...items.flatMap(({ item, image }) => (image.role === 'style' ? [] : [item])),
        ],
      },
      images: items.map(({ image }) => image),
    };
  }
}

type LinkedEdit = EditVideoRequest & { links: FoundLink[] };

const socialAmong = (links: readonly FoundLink[]): number => links.filter(({ url }) => isSocialLink(url)).length;

/** A link whose file is not there yet, as far as a quote needs it. */
function expectedLink({ url, role }: FoundLink): GatheredLink {
  const key = `link-${url}`.slice(0, 120);
  const kind = role === 'music' ? 'recording' : 'footage';
  const file = { key, kind, digest: '0'.repeat(64), mimeType: '', bytes: 0 } as const;
  return { url, role, asset: key, name: url, seconds: 8, file };
}

const asEditImage = ({ context, role }: EditVideoRequest['images'][number]) => ({
  name: '',
  ...(context && { context }),
  role,
});

function editJob(
  { account, keyId }: Principal,
  source: VideoJob,
  wish: EditVideoRequest,
  price: { credits: number; exportMinutes: number | null; covered: readonly CoveredPart[] },
  now: number,
): QueuedJob {
  const id = newId('vid', now);
  const before = source.request as unknown as CreateRequest;
  const { render, resolution, webhookUrl } = wish;
  const { covered: _, ...asked } = before;
  const covered = price.covered.length > 0 ? { covered: price.covered } : {};
  const request: CreateRequest = { ...asked, ...covered, render, resolution, webhookUrl, storyboard: false };
  return {
    status: 'queued',
    id,
    accountId: account.id,
    keyId,
    projectId: source.projectId,
    sourceVideoId: source.id,
    model: source.model,
    multiScene: source.multiScene,
    prompt: wish.prompt,
    enhancedPrompt: null,
    request: request as unknown as Record<string, unknown>,
    aspectRatio: source.aspectRatio,
    dimensions: source.dimensions,
    durationSeconds: source.durationSeconds,
    autoRender: render ? { resolution, ...outputSize(source.dimensions ?? shapeOf(before), resolution) } : null,
    gated: false,
    passedGates: [],
    webhookUrl,
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
