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
  async quote(@Caller() caller: Principal, @Body() body: CreateVideoBody): Promise<unknown> {
    return this.createVideo.quote(caller, body);
  }

  @Post('voices/:id/sample')
  @HttpCode(200)
  async say(@Param('id') id: string, @Body() { text, language }: SayBody, @Res() response: Response): Promise<void> {
    const known = (await this.studio.voices()).some((voice) => voice.id === id);
    if (!known || !this.studio.say) throw new ServiceError('not_found', `There is no sample of a voice ${id}.`);
    const { bytes, mimeType } = await this.studio.say({ text, language, voice: id }, {});
    response.set({ 'Content-Type': mimeType, 'Cache-Control': 'no-store' }).send(Buffer.from(bytes));
  }

  @Get('videos/:id/timeline')
  @UseGuards(VideoGuard)
  async timeline(@FoundVideo() { id }: VideoJob): Promise<unknown> {
    return { timeline: await this.jobs.document<Timeline>(id, 'timeline') };
  }

  @Get('videos/:id/assets/:digest')
  @UseGuards(VideoGuard)
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
  async drawVersion(
    @FoundProject() { id }: ProjectRecord,
    @Param('versionId') versionId: string,
    @Body() { settingsValues = {} }: DrawVersionBody,
  ): Promise<unknown> {
    const { graphic, dimensions, duration, fps } = await this.infographics.version(id, versionId);
    const settings = checkSettings(settingsSchema(graphic), settingsValues as Record<string, string>);
    return { timeline: infographicTimeline(applySettings(graphic, settings), { dimensions, duration, fps }) };
  }

  @Get('infographics/:id/versions/:versionId/assets/:digest')
  @UseGuards(ProjectGuard)
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
