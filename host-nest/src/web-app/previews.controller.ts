import { Body, Get, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { applySettings, checkSettings, infographicTimeline, settingsSchema } from '@scenewright/core/infographics';
import type { VideoJob } from '@scenewright/core/jobs';
import { CreateVideoBody } from '@scenewright/core/requests';
import type { Timeline } from '@scenewright/core/timeline';
import type { Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { LocalAssets } from '../assets/local-assets.js';
import { sendAsset } from '../assets/send-asset.js';
import { Caller } from '../http/request-context.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import type { ProjectRecord } from '../infographics/infographic-records.js';
import { FoundProject, ProjectGuard } from '../infographics/project.guard.js';
import { JobStore } from '../jobs/job-store.js';
import { Studio } from '../studio/studio.js';
import { CreateVideo } from '../videos/create-video.js';
import { FoundVideo, VideoGuard } from '../videos/video.guard.js';
import { DrawVersionBody, SayBody } from './app-bodies.js';
import { AppController } from './app-controller.js';
import { Operation } from '../openapi/operation.js';
import { PlayedTimeline, QuoteFacts } from './app-answers.js';

/** What the app plays before anything is rendered: timelines, the files that they name, and what a wish would cost. */
@AppController('app/api')
export class AppPreviewsController {
  constructor(
    private readonly jobs: JobStore,
    private readonly infographics: InfographicStore,
    private readonly assets: LocalAssets,
    private readonly createVideo: CreateVideo,
    private readonly studio: Studio,
  ) {}

  @Post('quote')
  @HttpCode(200)
  @Operation({
    id: 'quote',
    tag: 'App',
    summary: 'What a video would cost.',
    body: CreateVideoBody,
    success: [200, QuoteFacts],
    errors: [
      'invalid_request',
      'insufficient_credits',
      'model_requires_plan',
      'resolution_above_plan',
      'not_found',
      'voices_unavailable',
    ],
  })
  async quote(@Caller() caller: Principal, @Body() body: CreateVideoBody): Promise<QuoteFacts> {
    return this.createVideo.quote(caller, body);
  }

  @Post('voices/:id/sample')
  @HttpCode(200)
  @Operation({
    id: 'sayVoice',
    tag: 'App',
    summary: 'A sentence in a voice.',
    params: { id: 'Id of the voice.' },
    body: SayBody,
    success: [200, null],
    files: ['audio/*'],
    errors: ['not_found', 'invalid_request'],
  })
  async say(@Param('id') id: string, @Body() { text, language }: SayBody, @Res() response: Response): Promise<void> {
    const known = (await this.studio.voices()).some((voice) => voice.id === id);
    if (!known || !this.studio.say) throw new ServiceError('not_found', `There is no sample of a voice ${id}.`);
    const { bytes, mimeType } = await this.studio.say({ text, language, voice: id }, {});
    response.set({ 'Content-Type': mimeType, 'Cache-Control': 'no-store' }).send(Buffer.from(bytes));
  }

  @Get('videos/:id/timeline')
  @UseGuards(VideoGuard)
  @Operation({
    id: 'videoTimeline',
    tag: 'App',
    summary: 'What a video plays before it is rendered.',
    params: { id: 'Id of the video.' },
    success: [200, PlayedTimeline],
    errors: ['not_found'],
  })
  async timeline(@FoundVideo() { id }: VideoJob): Promise<PlayedTimeline> {
    return { timeline: await this.jobs.document<Timeline>(id, 'timeline') };
  }

  @Get('videos/:id/assets/:digest')
  @UseGuards(VideoGuard)
  @Operation({
    id: 'videoAsset',
    tag: 'App',
    summary: 'A file that its timeline names.',
    params: { id: 'Id of the video.', digest: 'SHA-256 of the file.' },
    success: [200, null],
    files: ['*/*'],
    errors: ['not_found'],
  })
  async videoAsset(
    @FoundVideo() { id }: VideoJob,
    @Param('digest') digest: string,
    @Res() response: Response,
  ): Promise<void> {
    const timeline = await this.jobs.document<Timeline>(id, 'timeline');
    await sendAsset(response, this.assets, timeline?.assets, digest);
  }

  /** A version as it looks with other values for its settings. */
  @Post('infographics/:id/versions/:versionId/timeline')
  @HttpCode(200)
  @UseGuards(ProjectGuard)
  @Operation({
    id: 'drawVersion',
    tag: 'App',
    summary: 'A version with other values for its settings.',
    params: { id: 'Id of the project.', versionId: 'Id of the version.' },
    body: DrawVersionBody,
    success: [200, PlayedTimeline],
    errors: ['not_found', 'invalid_request'],
  })
  async drawVersion(
    @FoundProject() { id }: ProjectRecord,
    @Param('versionId') versionId: string,
    @Body() { settingsValues = {} }: DrawVersionBody,
  ): Promise<PlayedTimeline> {
    const { graphic, dimensions, duration, fps } = await this.infographics.version(id, versionId);
    const settings = checkSettings(settingsSchema(graphic), settingsValues as Record<string, string>);
    return { timeline: infographicTimeline(applySettings(graphic, settings), { dimensions, duration, fps }) };
  }

  @Get('infographics/:id/versions/:versionId/assets/:digest')
  @UseGuards(ProjectGuard)
  @Operation({
    id: 'versionAsset',
    tag: 'App',
    summary: 'A file that its timeline names.',
    params: { id: 'Id of the project.', versionId: 'Id of the version.', digest: 'SHA-256 of the file.' },
    success: [200, null],
    files: ['*/*'],
    errors: ['not_found'],
  })
  async versionAsset(
    @FoundProject() { id }: ProjectRecord,
    @Param('versionId') versionId: string,
    @Param('digest') digest: string,
    @Res() response: Response,
  ): Promise<void> {
    const { graphic, dimensions, duration, fps } = await this.infographics.version(id, versionId);
    const { assets } = infographicTimeline(graphic, { dimensions, duration, fps });
    await sendAsset(response, this.assets, assets, digest);
  }
}
