import { Inject, Injectable } from '@nestjs/common';
import { defaultPriceBook } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import {
  checkSettings,
  infographicBrief,
  infographicRenderOf,
  infographicRequestOf,
  settingsSchema,
  withFonts,
  type ChangeInfographicBody,
  type GenerateInfographicBody,
  type Infographic as Graphic,
  type InfographicRequest,
  type RenderInfographicBody,
} from '@scenewright/core/infographics';
import type { CreateRequest } from '@scenewright/core/requests';
import { fontsNamedIn } from '@scenewright/providers';
import type { Principal } from '../accounts/account.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { PublicUrl } from '../configuration/public-url.js';
import { BrandFonts } from '../fonts/brand-fonts.js';
import { orInvalid } from '../http/invalid-request.js';
import type { Outcome } from '../http/repeat.interceptor.js';
import { newId } from '../ids/ids.js';
import { InputFetcher } from '../inputs/input-fetcher.js';
import type { RememberedRequest } from '../jobs/remembered-requests.js';
import { AddressRules } from '../outbound/address-rules.js';
import { Studio } from '../studio/studio.js';
import { Studios } from '../studio/studios.js';
import type { Infographic, InfographicRender, InfographicVersion } from './infographic-answers.js';
import type { ProjectRecord, RenderRecord, Size, VersionRecord } from './infographic-records.js';
import { InfographicStore } from './infographic-store.js';
import { presentProject, presentRender, presentVersion } from './present-infographic.js';

const prices = defaultPriceBook.infographic;
const plannedFps = 30;

/** What is asked of infographics, in the order of checks of the decisions. 401, 403 and 429 come before it. */
@Injectable()
export class Infographics {
  constructor(
    private readonly store: InfographicStore,
    private readonly studio: Studio,
    private readonly inputs: InputFetcher,
    private readonly brandFonts: BrandFonts,
    private readonly studios: Studios,
    private readonly addresses: AddressRules,
    private readonly publicUrl: PublicUrl,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** `POST /v1/infographics/generate`: planned and laid out at once, drawn later. */
  async generate(
    { account, keyId }: Principal,
    body: GenerateInfographicBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<Infographic>> {
    const { store, inputs } = this;
    const request = this.validated(body);
    const known = remember && (await store.findRepeat(account.id, remember));
    if (known) return { replay: known };
    const { price, maker } = await this.production(account.id, prices.generate);
    await store.checkCredits(account.id, price + (request.render ? prices.render : 0));
    const fetched = await inputs.fetch({
      images: request.images,
      documents: request.documents,
      audio: [],
    } as unknown as CreateRequest);
    const { headingFont, bodyFont } = request.brand ?? {};
    const fonts = await this.brandFonts.bring(account.id, [headingFont, bodyFont]);
    const graphic = await maker.plan(infographicBrief(request, { ...fetched, fonts }));

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
      price,
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
  async render(
    { account, keyId }: Principal,
    project: ProjectRecord,
    body: RenderInfographicBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<InfographicRender>> {
    const { store } = this;
    const wish = orInvalid(infographicRenderOf(body, this.addresses));
    this.addresses.refusePrivate([['webhookUrl', wish.webhookUrl]]);
    const version = await store.version(project.id, wish.versionId);
    const settingsValues = checkSettings(settingsSchema(version.graphic), wish.settingsValues);
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
  async change(
    { account }: Principal,
    project: ProjectRecord,
    { prompt }: ChangeInfographicBody,
    remember: RememberedRequest | null,
  ): Promise<Outcome<InfographicVersion>> {
    const { store } = this;
    const known = remember && (await store.findRepeat(account.id, remember));
    if (known) return { replay: known };
    const { price, maker } = await this.production(account.id, prices.version);
    await store.checkCredits(account.id, price);
    const [latest] = await store.versions(project.id);
    if (!latest) throw new ServiceError('not_found', `Infographic ${project.id} has no version.`);
    const faces = await this.brandFonts.bring(account.id, fontsNamedIn(prompt));
    const graphic = await maker.edit({ graphic: withFonts(latest.graphic, faces), prompt: prompt.trim() });
    const at = this.now();
    const changed: ProjectRecord = { ...project, title: graphic.content.title, updatedAt: at };
    const version = newVersion(
      project,
      graphic,
      { prompt, dimensions: latest.dimensions, duration: latest.duration },
      price,
      at,
    );
    const answer = await presentVersion(version, [], store);
    const replay = await store.addVersion(
      { project: changed, version, render: null, remember, answer: { status: 201, body: JSON.stringify(answer) } },
      'version',
    );
    return replay ? { replay } : { answer };
  }

  /** Who thinks the graphics of an account out, and what that costs it. Interface 5.6. */
  private async production(accountId: string, price: number) {
    const [{ infographics: maker }, covered] = await Promise.all([
      this.studios.of(accountId),
      this.studios.covered(accountId),
    ]);
    return { maker, price: covered.includes('generation') ? 0 : price };
  }

  private validated(body: GenerateInfographicBody): InfographicRequest {
    const { allowPlainHttp } = this.addresses;
    const styles = this.studio.styles().styles.map((style) => style.id);
    const request = orInvalid(infographicRequestOf(body, { styles, allowPlainHttp }));
    this.addresses.refusePrivate([
      ...request.images.map(({ url }, index): [string, string] => [`images[${index}].url`, url]),
      ...request.documents.map(({ url }, index): [string, string] => [`documents[${index}].url`, url]),
      ['webhookUrl', request.webhookUrl],
    ]);
    return request;
  }
}

function newVersion(
  project: ProjectRecord,
  graphic: Graphic,
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
