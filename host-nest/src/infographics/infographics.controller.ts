import { Body, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request, Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { FileStore } from '../files/file-store.js';
import { AlsoCounted } from '../http/api-key.guard.js';
import { locationOf } from '../http/location.js';
import { rememberAs, replayed } from '../http/repeats.js';
import { principalOf } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import { wholeNumber } from '../videos/read-queries.js';
import { InfographicStore } from './infographic-store.js';
import { Infographics, type Outcome } from './infographics.js';
import { presentProject, presentProjectItem, presentRender, presentVersion } from './present-infographic.js';

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
  @AlsoCounted('infographics')
  @HttpCode(201)
  async generate(
    @Req() request: Request,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const outcome = await this.infographics.generate(principalOf(request), body, rememberAs(request, body, key));
    if ('answer' in outcome)
      response.setHeader('Location', locationOf(request, '/v1/infographics', outcome.answer['id']));
    return told(outcome, response);
  }

  @Get()
  async list(@Req() request: Request, @Query() query: Record<string, unknown>): Promise<unknown> {
    const { account } = principalOf(request);
    const { store, files } = this;
    const page = await store.list(account.id, listQuery(query));
    const projects = await Promise.all(
      page.projects.map(async (project) =>
        presentProjectItem(project, await store.versions(project.id), { files, publicUrl: this.publicUrl.get() }),
      ),
    );
    return { projects, nextCursor: page.nextCursor };
  }

  @Get(':id')
  async get(@Req() request: Request, @Param('id') id: string): Promise<unknown> {
    const { store } = this;
    const project = await store.project(principalOf(request).account.id, id);
    const [versions, renders] = await Promise.all([store.versions(id), store.renders.of(id)]);
    return presentProject(project, versions, renders, { store, publicUrl: this.publicUrl.get() });
  }

  @Get(':id/versions/:versionId')
  async version(
    @Req() request: Request,
    @Param('id') id: string,
    @Param('versionId') versionId: string,
  ): Promise<unknown> {
    const { store } = this;
    await store.project(principalOf(request).account.id, id);
    const version = await store.version(id, versionId);
    const renders = (await store.renders.of(id)).filter((render) => render.versionId === versionId);
    return presentVersion(version, renders, store);
  }

  @Post(':id/versions')
  @HttpCode(201)
  async change(
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return told(
      await this.infographics.change(principalOf(request), id, body, rememberAs(request, body, key)),
      response,
    );
  }

  @Post(':id/render')
  @HttpCode(202)
  async render(
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    return told(
      await this.infographics.render(principalOf(request), id, body, rememberAs(request, body, key)),
      response,
    );
  }

  @Get(':id/renders/:renderId')
  async renderStatus(
    @Req() request: Request,
    @Param('id') id: string,
    @Param('renderId') renderId: string,
  ): Promise<unknown> {
    const { store } = this;
    await store.project(principalOf(request).account.id, id);
    const render = await store.renders.find(renderId);
    if (!render || render.projectId !== id)
      throw new ServiceError('not_found', `No render ${renderId} of infographic ${id}.`);
    return presentRender(render, store);
  }
}

const told = (outcome: Outcome, response: Response): unknown =>
  'replay' in outcome ? replayed(response, outcome.replay) : outcome.answer;

/** Interface 4.8. */
function listQuery({ limit, cursor }: Record<string, unknown>): { limit: number; cursor: string | null } {
  if (cursor !== undefined && (typeof cursor !== 'string' || !/^prj_[0-9A-Z]{26}$/.test(cursor)))
    throw new ServiceError('invalid_request', 'cursor must be the nextCursor of an earlier answer.');
  return { limit: wholeNumber('limit', limit, { min: 1, max: 100, absent: 20 }), cursor: cursor ?? null };
}
