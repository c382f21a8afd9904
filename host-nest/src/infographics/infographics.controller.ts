import { Body, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { ChangeInfographicBody, GenerateInfographicBody, RenderInfographicBody } from '@scenewright/core/infographics';
import type { Request, Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { PublicUrl } from '../configuration/public-url.js';
import { FileStore } from '../files/file-store.js';
import { AlsoCounted } from '../http/api-key.guard.js';
import { located } from '../http/location.js';
import { Repeat, Repeatable, type Outcome } from '../http/repeat.interceptor.js';
import { Caller } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import type { RememberedRequest } from '../jobs/remembered-requests.js';
import { Operation } from '../openapi/operation.js';
import { Infographic, InfographicList, InfographicRender, InfographicVersion } from './infographic-answers.js';
import { ListInfographicsQuery } from './infographic-queries.js';
import type { ProjectRecord } from './infographic-records.js';
import { InfographicStore } from './infographic-store.js';
import { Infographics } from './infographics.js';
import { presentProject, presentProjectItem, presentRender, presentVersion } from './present-infographic.js';
import { FoundProject, ProjectGuard } from './project.guard.js';

/** Interface 4.6 to 4.9. */
@ApiController('v1/infographics')
export class InfographicsController {
  constructor(
    private readonly infographics: Infographics,
    private readonly store: InfographicStore,
    private readonly files: FileStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Post('generate')
  @HttpCode(201)
  @AlsoCounted('infographics')
  @Repeatable()
  @Operation({
    id: 'generateInfographic',
    tag: 'Infographics',
    summary: 'Plans an infographic and returns its project; 5 credits, at most 10 a minute.',
    body: GenerateInfographicBody,
    repeatable: true,
    success: [201, Infographic],
    errors: ['invalid_request', 'insufficient_credits'],
  })
  async generate(
    @Caller() caller: Principal,
    @Body() body: GenerateInfographicBody,
    @Repeat() repeat: RememberedRequest | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Outcome<Infographic>> {
    const outcome = await this.infographics.generate(caller, body, repeat);
    return located(outcome, '/v1/infographics', { request, response });
  }

  @Get()
  @Operation({
    id: 'listInfographics',
    tag: 'Infographics',
    summary: 'Lists your projects, newest first.',
    success: [200, InfographicList],
    errors: ['invalid_request'],
    query: ListInfographicsQuery,
  })
  async list(
    @Caller() { account }: Principal,
    @Query() { limit, cursor }: ListInfographicsQuery,
  ): Promise<InfographicList> {
    const { store, files } = this;
    const page = await store.list(account.id, { limit, cursor: cursor ?? null });
    const versions = await store.summaries(page.projects.map(({ id }) => id));
    const parts = { files, publicUrl: this.publicUrl.get() };
    const projects = await Promise.all(
      page.projects.map((project) => presentProjectItem(project, versions.get(project.id), parts)),
    );
    return { projects, nextCursor: page.nextCursor };
  }

  @Get(':id')
  @UseGuards(ProjectGuard)
  @Operation({
    id: 'getInfographic',
    tag: 'Infographics',
    summary: 'A project with all of its versions.',
    params: { id: 'Id of the project.' },
    success: [200, Infographic],
    errors: ['not_found'],
  })
  async get(@FoundProject() project: ProjectRecord): Promise<Infographic> {
    const { store } = this;
    const [versions, renders] = await Promise.all([store.versions(project.id), store.renders.of(project.id)]);
    return presentProject(project, versions, renders, { store, publicUrl: this.publicUrl.get() });
  }

  @Post(':id/versions')
  @HttpCode(201)
  @UseGuards(ProjectGuard)
  @Repeatable()
  @Operation({
    id: 'changeInfographic',
    tag: 'Infographics',
    summary: 'Changes the latest version in words, as a new version; 2 credits.',
    params: { id: 'Id of the project.' },
    body: ChangeInfographicBody,
    repeatable: true,
    success: [201, InfographicVersion],
    errors: ['invalid_request', 'not_found', 'insufficient_credits'],
  })
  async change(
    @Caller() caller: Principal,
    @FoundProject() project: ProjectRecord,
    @Body() body: ChangeInfographicBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome<InfographicVersion>> {
    return this.infographics.change(caller, project, body, repeat);
  }

  @Get(':id/versions/:versionId')
  @UseGuards(ProjectGuard)
  @Operation({
    id: 'getInfographicVersion',
    tag: 'Infographics',
    summary: 'A version with its settings and their full schema.',
    params: { id: 'Id of the project.', versionId: 'Id of a version of the project.' },
    success: [200, InfographicVersion],
    errors: ['not_found'],
  })
  async version(
    @FoundProject() { id }: ProjectRecord,
    @Param('versionId') versionId: string,
  ): Promise<InfographicVersion> {
    const { store } = this;
    const version = await store.version(id, versionId);
    const renders = (await store.renders.of(id)).filter((render) => render.versionId === versionId);
    return presentVersion(version, renders, store);
  }

  @Post(':id/render')
  @HttpCode(202)
  @UseGuards(ProjectGuard)
  @Repeatable()
  @Operation({
    id: 'renderInfographic',
    tag: 'Infographics',
    summary: 'Renders a version to a video; 2 credits, given back when it fails. The result arrives by webhook.',
    params: { id: 'Id of the project.' },
    body: RenderInfographicBody,
    repeatable: true,
    success: [202, InfographicRender],
    errors: ['invalid_request', 'not_found', 'insufficient_credits'],
  })
  async render(
    @Caller() caller: Principal,
    @FoundProject() project: ProjectRecord,
    @Body() body: RenderInfographicBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome<InfographicRender>> {
    return this.infographics.render(caller, project, body, repeat);
  }

  @Get(':id/renders/:renderId')
  @UseGuards(ProjectGuard)
  @Operation({
    id: 'getInfographicRender',
    tag: 'Infographics',
    summary: 'Tells how a render is getting on.',
    params: { id: 'Id of the project.', renderId: 'Id of a render of the project.' },
    success: [200, InfographicRender],
    errors: ['not_found'],
  })
  async renderStatus(
    @FoundProject() { id }: ProjectRecord,
    @Param('renderId') renderId: string,
  ): Promise<InfographicRender> {
    const { store } = this;
    const render = await store.renders.find(renderId);
    if (!render || render.projectId !== id)
      throw new ServiceError('not_found', `No render ${renderId} of infographic ${id}.`);
    return presentRender(render, store);
  }
}
