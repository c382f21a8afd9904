import { Inject, Injectable } from '@nestjs/common';
import {
  checkSettings,
  defaultPriceBook,
  infographicBrief,
  parseInfographicRender,
  parseInfographicRequest,
  ServiceError,
  settingsSchema,
  type CreateRequest,
  type Infographic,
  type InfographicRequest,
} from '@scenewright/core';
import type { Principal } from '../accounts/account.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { PublicUrl } from '../configuration/public-url.js';
import { newId } from '../ids/ids.js';
import { InputFetcher } from '../inputs/input-fetcher.js';
import type { RememberedRequest, Replay } from '../jobs/remembered-requests.js';
import { visiblyPrivate } from '../outbound/address-guard.js';
import { Studio } from '../studio/studio.js';
import { invalidRequest } from '../videos/create-video.js';
import { refuseUnknown, refuseUnstorable } from '../videos/read-queries.js';
import { InfographicMaker } from './infographic-maker.js';
import type { ProjectRecord, RenderRecord, Size, VersionRecord } from './infographic-records.js';
import { InfographicStore } from './infographic-store.js';
import { presentProject, presentRender, presentVersion } from './present-infographic.js';

const prices = defaultPriceBook.infographic;
const plannedFps = 30;

export type Outcome = { answer: Record<string, unknown> } | { replay: Replay };
type Repeat = (() => RememberedRequest) | null;

/** What is asked of infographics, in the order of checks of the decisions. 401, 403 and 429 come before it. */
@Injectable()
export class Infographics {
  constructor(
    private readonly store: InfographicStore,
    private readonly studio: Studio,
    private readonly inputs: InputFetcher,
    private readonly maker: InfographicMaker,
    private readonly configuration: Configuration,
    private readonly publicUrl: PublicUrl,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** `POST /v1/infographics/generate`: planned and laid out at once, drawn later. */
  async generate({ account, keyId }: Principal, body: unknown, repeat: Repeat): Promise<Outcome> {
    const { store, inputs, maker } = this;
    const request = this.validated(body);
    const remember = repeat?.() ?? null;
    const known = remember && (await store.findRepeat(account.id, remember));
    if (known) return { replay: known };
    await store.checkCredits(account.id, prices.generate + (request.render ? prices.render : 0));
    const fetched = await inputs.fetch({
      images: request.images,
      documents: request.documents,
      audio: [],
    } as unknown as CreateRequest);
    const graphic = await maker.plan(infographicBrief(request, fetched));

    const at = this.now();
    const project: ProjectRecord = {
      id: newId('prj', at),
      accountId: account.id,
      keyId,
      title: graphic.content.title,
      prompt: request.prompt,
      webhookUrl: request.webhookUrl,
      createdAt: at,
      updatedAt: at,
    };
    const version = newVersion(
      project,
      graphic,
      { prompt: request.prompt, dimensions: request.dimensions, duration: request.duration },
      prices.generate,
      at,
    );
    const render = request.render
      ? newRender(
          project,
          version,
          { dimensions: version.dimensions, fps: version.fps, webhookUrl: null, settingsValues: {} },
          keyId,
          at,
        )
      : null;
    const answer = await presentProject(project, [version], render ? [render] : [], {
      store,
      publicUrl: this.publicUrl.get(),
    });
    const replay = await store.addVersion(
      { project, version, render, remember, answer: { status: 201, body: JSON.stringify(answer) } },
      'project',
    );
    return replay ? { replay } : { answer };
  }

  /** `POST /v1/infographics/:id/render`. */
  async render({ account, keyId }: Principal, projectId: string, body: unknown, repeat: Repeat): Promise<Outcome> {
    const { store } = this;
    const { allowPrivateUrls } = this.configuration;
    const project = await store.project(account.id, projectId);
    const parsed = parseInfographicRender(body, { allowPlainHttp: allowPrivateUrls });
    if ('error' in parsed) throw invalidRequest(parsed.error);
    const wish = parsed.ok;
    this.refusePrivate([['webhookUrl', wish.webhookUrl]]);
    const version = await store.version(project.id, wish.versionId);
    const settingsValues = checkSettings(settingsSchema(version.graphic), wish.settingsValues);
    const remember = repeat?.() ?? null;
    const known = remember && (await store.findRepeat(account.id, remember));
    if (known) return { replay: known };
    const render = newRender(
      project,
      version,
      { dimensions: wish.dimensions ?? version.dimensions, fps: wish.fps, webhookUrl: wish.webhookUrl, settingsValues },
      keyId,
      this.now(),
    );
    const answer = await presentRender(render, store);
    const replay = await store.addRender(render, { status: 202, body: JSON.stringify(answer) }, remember);
    return replay ? { replay } : { answer };
  }

  /** `POST /v1/infographics/:id/versions`: the latest version changed in words. */
  async change({ account }: Principal, projectId: string, body: unknown, repeat: Repeat): Promise<Outcome> {
    const { store, maker } = this;
    const project = await store.project(account.id, projectId);
    const prompt = promptOf(body);
    const remember = repeat?.() ?? null;
    const known = remember && (await store.findRepeat(account.id, remember));
    if (known) return { replay: known };
    await store.checkCredits(account.id, prices.version);
    const [latest] = await store.versions(project.id);
    if (!latest) throw new ServiceError('not_found', `Infographic ${projectId} has no version.`);
    const graphic = await maker.edit({ graphic: latest.graphic, prompt: prompt.trim() });
    const at = this.now();
    const changed: ProjectRecord = { ...project, title: graphic.content.title, updatedAt: at };
    const version = newVersion(
      project,
      graphic,
      { prompt, dimensions: latest.dimensions, duration: latest.duration },
      prices.version,
      at,
    );
    const answer = await presentVersion(version, [], store);
    const replay = await store.addVersion(
      { project: changed, version, render: null, remember, answer: { status: 201, body: JSON.stringify(answer) } },
      'version',
    );
    return replay ? { replay } : { answer };
  }

  private validated(body: unknown): InfographicRequest {
    const { studio } = this;
    const { allowPrivateUrls } = this.configuration;
    const result = parseInfographicRequest(body, {
      styles: studio.styles().styles.map((style) => style.id),
      allowPlainHttp: allowPrivateUrls,
    });
    if ('error' in result) throw invalidRequest(result.error);
    const request = result.ok;
    this.refusePrivate([
      ...request.images.map(({ url }, index): [string, string] => [`images[${index}].url`, url]),
      ...request.documents.map(({ url }, index): [string, string] => [`documents[${index}].url`, url]),
      ['webhookUrl', request.webhookUrl],
    ]);
    return request;
  }

  /** What can be said of addresses without a resolver. */
  private refusePrivate(urls: readonly [string, string | null][]): void {
    if (this.configuration.allowPrivateUrls) return;
    const errors = urls.flatMap(([field, url]) => {
      const problem = url === null ? null : visiblyPrivate(url);
      return problem === null ? [] : [{ field, message: `${field} ${problem}` }];
    });
    if (errors.length > 0) throw invalidRequest(errors);
  }
}

function promptOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError('invalid_request', 'body must be a JSON object with a prompt.');
  const { prompt, ...others } = body as { prompt?: unknown };
  refuseUnknown(others, ['prompt']);
  if (typeof prompt !== 'string' || prompt.trim() === '')
    throw new ServiceError('invalid_request', 'prompt must be text that says what to change.');
  refuseUnstorable({ prompt });
  return prompt;
}

function newVersion(
  project: ProjectRecord,
  graphic: Infographic,
  wish: { prompt: string; dimensions: Size; duration: number },
  creditsCost: number,
  at: number,
): VersionRecord {
  return {
    id: newId('ver', at),
    projectId: project.id,
    status: 'ready',
    ...wish,
    fps: plannedFps,
    graphic,
    creditsCost,
    thumbnail: null,
    createdAt: at,
  };
}

function newRender(
  project: ProjectRecord,
  version: VersionRecord,
  wish: Pick<RenderRecord, 'dimensions' | 'fps' | 'settingsValues'> & { webhookUrl: string | null },
  keyId: string,
  at: number,
): RenderRecord {
  const id = newId('rnd', at);
  return {
    id,
    projectId: project.id,
    versionId: version.id,
    accountId: project.accountId,
    keyId,
    status: 'queued',
    fence: 0,
    dimensions: wish.dimensions,
    duration: version.duration,
    fps: wish.fps,
    settingsValues: wish.settingsValues,
    webhookUrl: wish.webhookUrl ?? project.webhookUrl,
    hold: `${id}:credits`,
    file: null,
    error: null,
    createdAt: at,
    updatedAt: at,
  };
}
