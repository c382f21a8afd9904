import { Delete, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { VideoJob } from '@scenewright/core/jobs';
import type { Request } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { FoundVideo, VideoGuard } from '../videos/video.guard.js';
import { AppController } from '../web-app/app-controller.js';
import { ShareStore, type Share } from './share-store.js';
import { Operation } from '../openapi/operation.js';
import { OpenShare, PresentShare } from './share-answers.js';

/** The link of a video for people without an account: made, shown again, and revoked. */
@AppController('app/api/videos/:id/share')
export class SharesController {
  constructor(
    private readonly shares: ShareStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get()
  @UseGuards(VideoGuard)
  @Operation({
    id: 'share',
    tag: 'App',
    summary: 'The link of a video; null when it has none.',
    params: { id: 'Id of the video.' },
    success: [200, PresentShare],
    errors: ['not_found'],
  })
  async tell(@FoundVideo() { id }: VideoJob, @Req() request: Request): Promise<PresentShare> {
    const share = await this.shares.of(id);
    return { share: share && this.present(share, request) };
  }

  @Post()
  @UseGuards(VideoGuard)
  @HttpCode(200)
  @Operation({
    id: 'openShare',
    tag: 'App',
    summary: 'Makes the link of a video.',
    params: { id: 'Id of the video.' },
    success: [200, OpenShare],
    errors: ['not_found', 'invalid_request'],
  })
  async open(@FoundVideo() { id, status }: VideoJob, @Req() request: Request): Promise<OpenShare> {
    if (status !== 'completed' && status !== 'rendering')
      throw new ServiceError('invalid_request', 'Only a finished video can be shared.');
    return { share: this.present(await this.shares.open(id), request) };
  }

  @Delete()
  @UseGuards(VideoGuard)
  @HttpCode(204)
  @Operation({
    id: 'revokeShare',
    tag: 'App',
    summary: 'Ends the link of a video.',
    params: { id: 'Id of the video.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async revoke(@FoundVideo() { id }: VideoJob): Promise<void> {
    await this.shares.revoke(id);
  }

  private present({ token, createdAt }: Share, request: Request) {
    return { url: `${this.publicUrl.seenBy(request)}/shared/${token}`, created_at: new Date(createdAt).toISOString() };
  }
}
