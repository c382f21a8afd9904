import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { FontsModule } from '../fonts/fonts.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { ApproveVideo } from './approve-video.js';
import { CancelVideo } from './cancel-video.js';
import { CreateVideo } from './create-video.js';
import { DeleteVideo } from './delete-video.js';
import { EditVideo } from './edit-video.js';
import { EnhancePrompt } from './enhance-prompt.js';
import { Filmstrip } from './filmstrip.js';
import { ListVideos } from './list-videos.js';
import { RenderAgain } from './render-again.js';
import { VideoExport } from './video-export.js';
import { VideoPresenter } from './video-presenter.js';
import { VideosController } from './videos.controller.js';

const useCases = [
  CreateVideo,
  ListVideos,
  EditVideo,
  ApproveVideo,
  RenderAgain,
  CancelVideo,
  DeleteVideo,
  EnhancePrompt,
];

/** Video jobs: create, follow, review, edit, render. */
@Module({
  imports: [
    ...[AssetsModule, CatalogsModule, DatabaseModule, FontsModule, HttpModule, InputsModule, JobsModule],
    ...[StorageModule, StudioModule],
  ],
  controllers: [VideosController],
  providers: [...useCases, Filmstrip, VideoExport, VideoPresenter],
  exports: [JobsModule, ...useCases, Filmstrip, VideoExport, VideoPresenter],
})
export class VideosModule {}
