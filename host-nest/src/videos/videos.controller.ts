import { Body, Get, Headers, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { VideoJob } from '@scenewright/core';
import type { Request, Response } from 'express';
import { AlsoCounted } from '../http/api-key.guard.js';
import { BeginsNothing } from '../http/disk-room.guard.js';
import { rememberAs, replayed } from '../http/repeats.js';
import { principalOf } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { ApproveVideo } from './approve-video.js';
import { framesOf } from './frames.js';
import { presentVideo } from './present-video.js';
import { parseFrameCount, parseListQuery } from './read-queries.js';
import { RenderAgain } from './render-again.js';

/** Interface 4: the video jobs. */
@ApiController('v1/videos')
export class VideosController {
  private readonly renderAgain: RenderAgain;
  private readonly approveVideo: ApproveVideo;

  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {
    this.renderAgain = new RenderAgain(runtime);
    this.approveVideo = new ApproveVideo(runtime, (job) => this.present(job));
  }

  @Post()
  @AlsoCounted('videos')
  async create(
    @Req() request: Request,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const outcome = await this.runtime.createVideo.run(principalOf(request), body, rememberAs(request, body, key));
    if ('replay' in outcome) return replayed(response, outcome.replay);
    response.status(202).setHeader('Location', `/v1/videos/${String(outcome.answer['id'])}`);
    return outcome.answer;
  }

  @Get()
  async list(@Req() request: Request, @Query() query: Record<string, unknown>): Promise<unknown> {
    const { account } = principalOf(request);
    const page = await this.runtime.jobs.list(account.id, parseListQuery(query));
    return { videos: await Promise.all(page.jobs.map((job) => this.present(job))), next_cursor: page.nextCursor };
  }

  @Get(':id')
  async get(@Req() request: Request, @Param('id') id: string): Promise<unknown> {
    return this.present(await this.runtime.jobs.get(principalOf(request).account.id, id));
  }

  @Get(':id/frames')
  async frames(@Req() request: Request, @Param('id') id: string, @Query('max_frames') max: unknown): Promise<unknown> {
    const job = await this.runtime.jobs.get(principalOf(request).account.id, id);
    return framesOf(job, parseFrameCount(max), this.runtime);
  }

  @Post(':id/cancel')
  @BeginsNothing(true)
  @HttpCode(200)
  async cancel(@Req() request: Request, @Param('id') id: string): Promise<unknown> {
    const { account } = principalOf(request);
    return this.present(await this.runtime.jobs.applyForAccount(account.id, id, { kind: 'cancel_requested' }));
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
    const outcome = await this.runtime.editVideo.run(principalOf(request), id, body, rememberAs(request, body, key));
    if ('replay' in outcome) return replayed(response, outcome.replay);
    response.status(202).setHeader('Location', `/v1/videos/${String(outcome.answer['id'])}`);
    return outcome.answer;
  }

  private present(job: VideoJob): Promise<Record<string, unknown>> {
    const { files, pace, publicUrl } = this.runtime;
    return presentVideo(job, {
      files,
      publicUrl: publicUrl(),
      now: Date.now(),
      secondsPerVideoSecond: pace(),
    });
  }
}
