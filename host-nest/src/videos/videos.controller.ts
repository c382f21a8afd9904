import { Body, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApproveVideoBody, CreateVideoBody, EditVideoBody, RenderVideoBody, type VideoJob } from '@scenewright/core';
import type { Request, Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { AlsoCounted } from '../http/api-key.guard.js';
import { BeginsNothing } from '../http/disk-room.guard.js';
import { locationOf } from '../http/location.js';
import { Repeat, Repeatable, type Outcome } from '../http/repeat.interceptor.js';
import { Caller } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import { JobStore } from '../jobs/job-store.js';
import type { RememberedRequest } from '../jobs/remembered-requests.js';
import { ApproveVideo } from './approve-video.js';
import { CreateVideo } from './create-video.js';
import { EditVideo } from './edit-video.js';
import { Filmstrip } from './filmstrip.js';
import { RenderAgain } from './render-again.js';
import { VideoPresenter } from './video-presenter.js';
import { FramesQuery, ListVideosQuery } from './video-queries.js';
import { FoundVideo, VideoGuard } from './video.guard.js';

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

  @Get()
  async list(@Caller() { account }: Principal, @Query() { limit, cursor, status }: ListVideosQuery): Promise<unknown> {
    const page = await this.jobs.list(account.id, { limit, cursor: cursor ?? null, status: status ?? null });
    const videos = await Promise.all(page.jobs.map((job) => this.presenter.present(job)));
    return { videos, next_cursor: page.nextCursor };
  }

  @Post()
  @HttpCode(202)
  @AlsoCounted('videos')
  @Repeatable()
  async create(
    @Caller() caller: Principal,
    @Body() body: CreateVideoBody,
    @Repeat() repeat: RememberedRequest | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Outcome> {
    return located(await this.createVideo.run(caller, body, repeat), request, response);
  }

  @Get(':id')
  @UseGuards(VideoGuard)
  async get(@FoundVideo() job: VideoJob): Promise<unknown> {
    return this.presenter.present(job);
  }

  @Get(':id/frames')
  @UseGuards(VideoGuard)
  async frames(@FoundVideo() job: VideoJob, @Query() { max_frames }: FramesQuery): Promise<unknown> {
    return this.filmstrip.of(job, max_frames);
  }

  @Post(':id/cancel')
  @BeginsNothing(true)
  @HttpCode(200)
  async cancel(@Caller() { account }: Principal, @Param('id') id: string): Promise<unknown> {
    return this.presenter.present(await this.jobs.applyForAccount(account.id, id, { kind: 'cancel_requested' }));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @UseGuards(VideoGuard)
  @Repeatable()
  async approve(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: ApproveVideoBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome> {
    return this.approveVideo.run(caller, job, body, repeat);
  }

  @Post(':id/render')
  @HttpCode(202)
  @UseGuards(VideoGuard)
  @Repeatable()
  async render(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: RenderVideoBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome> {
    return this.renderAgain.run(caller, job, body, repeat);
  }

  @Post(':id/edit')
  @HttpCode(202)
  @UseGuards(VideoGuard)
  @Repeatable()
  async edit(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: EditVideoBody,
    @Repeat() repeat: RememberedRequest | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Outcome> {
    return located(await this.editVideo.run(caller, job, body, repeat), request, response);
  }
}

/** Says where the new job is. */
function located(outcome: Outcome, request: Request, response: Response): Outcome {
  if ('answer' in outcome) response.setHeader('Location', locationOf(request, '/v1/videos', outcome.answer['id']));
  return outcome;
}
