import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { WebAppModule } from '../web-app/web-app.module.js';
import { SharedFilm } from './shared-film.js';
import { SharedFilmController, SharedPageController } from './shared-film.controller.js';
import { ShareStore } from './share-store.js';
import { SharesController } from './shares.controller.js';

/** Films that people without an account see by a link. */
@Module({
  imports: [HttpModule, AssetsModule, DatabaseModule, JobsModule, WebAppModule],
  controllers: [SharesController, SharedPageController, SharedFilmController],
  providers: [ShareStore, SharedFilm],
})
export class SharesModule {}
