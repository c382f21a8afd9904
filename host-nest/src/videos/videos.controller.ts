import {
  Body,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
  type StreamableFile,
} from '@nestjs/common';
import type { VideoJob } from '@scenewright/core/jobs';
import { ApproveVideoBody, CreateVideoBody, EditVideoBody, RenderVideoBody } from '@scenewright/core/requests';
import type { Request, Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { exportFile, exporting } from '../exports/export-file.js';
import { ExportQuery } from '../exports/export-query.js';
import { AlsoCounted } from '../http/api-key.guard.js';
import { StartsNoWork } from '../http/disk-space.guard.js';
import { located } from '../http/location.js';
import { Repeat, Repeatable, type Outcome } from '../http/repeat.interceptor.js';
import { Caller } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import type { RememberedRequest } from '../jobs/remembered-requests.js';
import { Operation } from '../openapi/operation.js';
import { ApproveVideo } from './approve-video.js';
import { CancelVideo } from './cancel-video.js';
import { CreateVideo } from './create-video.js';
import { DeleteVideo } from './delete-video.js';
import { EditVideo } from './edit-video.js';
import { Filmstrip } from './filmstrip.js';
import { ListVideos } from './list-videos.js';
import { RenderAgain } from './render-again.js';
import { CreatedVideo, EditStarted, RenderStarted, Video, VideoList } from './video-answers.js';
import { VideoExport } from './video-export.js';
import { VideoPresenter } from './video-presenter.js';
import { Frames } from './frames-answer.js';
import { FramesQuery, ListVideosQuery } from './video-queries.js';
import { FoundVideo, VideoGuard } from './video.guard.js';

/** Interface 4: the video jobs. */
@ApiController('v1/videos')
export class VideosController {
  constructor(
    private readonly listVideos: ListVideos,
    private readonly createVideo: CreateVideo,
    private readonly editVideo: EditVideo,
    private readonly approveVideo: ApproveVideo,
    private readonly renderAgain: RenderAgain,
    private readonly cancelVideo: CancelVideo,
    private readonly deleteVideo: DeleteVideo,
    private readonly filmstrip: Filmstrip,
    private readonly presenter: VideoPresenter,
    private readonly videoExport: VideoExport,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Get()
  @Operation({
    id: 'listVideos',
    tag: 'Videos',
    summary: 'Lists your jobs, newest first.',
    success: [200, VideoList],
    errors: ['invalid_request'],
    query: ListVideosQuery,
  })
  async list(@Caller() caller: Principal, @Query() query: ListVideosQuery): Promise<VideoList> {
    return this.listVideos.run(caller, query);
  }

  @Post()
  @HttpCode(202)
  @AlsoCounted('videos')
  @Repeatable()
  @Operation({
    id: 'createVideo',
    tag: 'Videos',
    summary: 'Creates a video job and returns at once; follow it by its id or by webhook.',
    body: CreateVideoBody,
    repeatable: true,
    success: [202, CreatedVideo],
    errors: [
      'invalid_request',
      'insufficient_credits',
      'model_requires_plan',
      'resolution_above_plan',
      'not_found',
      'too_many_in_flight',
      'voices_unavailable',
    ],
  })
  async create(
    @Caller() caller: Principal,
    @Body() body: CreateVideoBody,
    @Repeat() repeat: RememberedRequest | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Outcome<CreatedVideo>> {
    return located(await this.createVideo.run(caller, body, repeat), '/v1/videos', { request, response });
  }

  @Get(':id')
  @UseGuards(VideoGuard)
  @Operation({
    id: 'getVideo',
    tag: 'Videos',
    summary: 'Tells how a job is getting on.',
    params: { id: 'Id of the video.' },
    success: [200, Video],
    errors: ['not_found'],
  })
  async get(@FoundVideo() job: VideoJob): Promise<Video> {
    return this.presenter.present(job);
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation({
    id: 'deleteVideo',
    tag: 'Videos',
    summary: 'Deletes a video with its files, whatever its status; one that works is canceled first.',
    params: { id: 'Id of the video.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async delete(@Caller() caller: Principal, @Param('id') id: string): Promise<void> {
    await this.deleteVideo.run(caller, id);
  }

  @Get(':id/frames')
  @UseGuards(VideoGuard)
  @Operation({
    id: 'getVideoFrames',
    tag: 'Videos',
    summary: 'A filmstrip: one picture a scene.',
    params: { id: 'Id of the video.' },
    success: [200, Frames],
    errors: ['not_found', 'invalid_request'],
    query: FramesQuery,
  })
  async frames(@FoundVideo() job: VideoJob, @Query() { max_frames }: FramesQuery): Promise<Frames> {
    return this.filmstrip.of(job, max_frames);
  }

  @Get(':id/export')
  @UseGuards(VideoGuard)
  @Operation({
    id: 'exportVideo',
    tag: 'Videos',
    summary: 'All that a video has, to take along: JSON lines, or with its files a tar archive.',
    params: { id: 'Id of the video.' },
    ...exporting,
    errors: ['not_found', 'invalid_request'],
  })
  async export(@FoundVideo() job: VideoJob, @Query() query: ExportQuery): Promise<StreamableFile> {
    return exportFile(job.id, this.videoExport.entries(job), query, this.now());
  }

  @Post(':id/cancel')
  @StartsNoWork(true)
  @HttpCode(200)
  @Operation({
    id: 'cancelVideo',
    tag: 'Videos',
    summary: 'Cancels a job; one that works stops at the next occasion.',
    params: { id: 'Id of the video.' },
    success: [200, Video],
    errors: ['not_found', 'not_cancelable'],
  })
  async cancel(@Caller() caller: Principal, @Param('id') id: string): Promise<Video> {
    return this.cancelVideo.run(caller, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @UseGuards(VideoGuard)
  @Repeatable()
  @Operation({
    id: 'approveVideo',
    tag: 'Videos',
    summary: 'Answers a review gate: goes on with an empty body, redoes what `changes` names.',
    params: { id: 'Id of the video.' },
    body: ApproveVideoBody,
    repeatable: true,
    success: [200, Video],
    errors: ['not_found', 'invalid_request', 'not_awaiting_approval'],
  })
  async approve(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: ApproveVideoBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome<Video>> {
    return this.approveVideo.run(caller, job, body, repeat);
  }

  @Post(':id/render')
  @HttpCode(202)
  @UseGuards(VideoGuard)
  @Repeatable()
  @Operation({
    id: 'renderVideo',
    tag: 'Videos',
    summary: 'Renders a completed job again, at another size.',
    params: { id: 'Id of the video.' },
    body: RenderVideoBody,
    repeatable: true,
    success: [202, RenderStarted],
    errors: [
      'not_found',
      'invalid_request',
      'not_renderable',
      'resolution_above_plan',
      'too_many_in_flight',
      'insufficient_credits',
    ],
  })
  async render(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: RenderVideoBody,
    @Repeat() repeat: RememberedRequest | null,
  ): Promise<Outcome<RenderStarted>> {
    return this.renderAgain.run(caller, job, body, repeat);
  }

  @Post(':id/edit')
  @HttpCode(202)
  @UseGuards(VideoGuard)
  @Repeatable()
  @Operation({
    id: 'editVideo',
    tag: 'Videos',
    summary: 'Changes a finished video as the words say; makes a new job.',
    params: { id: 'Id of the video.' },
    body: EditVideoBody,
    repeatable: true,
    success: [202, EditStarted],
    errors: [
      'not_found',
      'invalid_request',
      'not_editable',
      'resolution_above_plan',
      'too_many_in_flight',
      'insufficient_credits',
    ],
  })
  async edit(
    @Caller() caller: Principal,
    @FoundVideo() job: VideoJob,
    @Body() body: EditVideoBody,
    @Repeat() repeat: RememberedRequest | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Outcome<EditStarted>> {
    return located(await this.editVideo.run(caller, job, body, repeat), '/v1/videos', { request, response });
  }
}
