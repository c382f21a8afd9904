import { Body, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AlsoCounted } from '../http/api-key.guard.js';
import { BeginsNothing } from '../http/disk-room.guard.js';
import { locationOf } from '../http/location.js';
import { rememberAs, replayed } from '../http/repeats.js';
import { principalOf } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import { JobStore } from '../jobs/job-store.js';
import { ApproveVideo } from './approve-video.js';
import { CreateVideo } from './create-video.js';
import { EditVideo } from './edit-video.js';
import { Filmstrip } from './filmstrip.js';
import { parseFrameCount, parseListQuery } from './read-queries.js';
import { RenderAgain } from './render-again.js';
import { VideoPresenter } from './video-presenter.js';

/** Interface 4: the video jobs. */
@ApiController('v1/videos')
export class VideosController {
  constructor(
    private readonly jobs: JobStore,
    private readonly createVideo: CreateVideo,
    private readonly editVideo: EditVideo,
    private readonly approveVideo: ApproveVideo,
    private readonly renderAgain: RenderAgain,
    private readonly filmstrip: Filmstrip,
    private readonly presenter: VideoPresenter,
  ) {}

  @Post()
  @AlsoCounted('videos')
  async create(
    @Req() request: Request,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const outcome = await this.createVideo.run(principalOf(request), body, rememberAs(request, body, key));
    if ('replay' in outcome) return replayed(response, outcome.replay);
    response.status(202).setHeader('Location', locationOf(request, '/v1/videos', outcome.answer['id']));
    return outcome.answer;
  }

  @Get()
  async list(@Req() request: Request, @Query() query: Record<string, unknown>): Promise<unknown> {
    const { account } = principalOf(request);
    const page = await this.jobs.list(account.id, parseListQuery(query));
    return {
      videos: await Promise.all(page.jobs.map((job) => this.presenter.present(job))),
      next_cursor: page.nextCursor,
    };
  }

  @Get(':id')
  async get(@Req() request: Request, @Param('id') id: string): Promise<unknown> {
    return this.presenter.present(await this.jobs.get(principalOf(request).account.id, id));
  }

  @Get(':id/frames')
  async frames(@Req() request: Request, @Param('id') id: string, @Query('max_frames') max: unknown): Promise<unknown> {
    const job = await this.jobs.get(principalOf(request).account.id, id);
    return this.filmstrip.of(job, parseFrameCount(max));
  }

  @Post(':id/cancel')
  @BeginsNothing(true)
  @HttpCode(200)
  async cancel(@Req() request: Request, @Param('id') id: string): Promise<unknown> {
    const { account } = principalOf(request);
    return this.presenter.present(await this.jobs.applyForAccount(account.id, id, { kind: 'cancel_requested' }));
  }

  @Post(':id/approve')
  @HttpCode(200)
  async approve(
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const outcome = await this.approveVideo.run(principalOf(request), id, body, rememberAs(request, body, key));
    return 'replay' in outcome ? replayed(response, outcome.replay) : outcome.answer;
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
    const outcome = await this.renderAgain.run(principalOf(request), id, body, rememberAs(request, body, key));
    return 'replay' in outcome ? replayed(response, outcome.replay) : outcome.answer;
  }

  @Post(':id/edit')
  async edit(
    @Req() request: Request,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const outcome = await this.editVideo.run(principalOf(request), id, body, rememberAs(request, body, key));
    if ('replay' in outcome) return replayed(response, outcome.replay);
    response.status(202).setHeader('Location', locationOf(request, '/v1/videos', outcome.answer['id']));
    return outcome.answer;
  }
}
