import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { FontsModule } from '../fonts/fonts.module.js';
import { HttpModule } from '../http/http.module.js';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ProviderKeysModule } from '../provider-keys/provider-keys.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountEraser } from './account-eraser.js';
import { AccountExport } from './account-export.js';

/** Export and deletion of whole accounts. */
@Module({
  imports: [
    ...[AssetsModule, CatalogsModule, DatabaseModule, FontsModule, HttpModule, InfographicsModule, JobsModule],
    ...[PeopleModule, ProviderKeysModule, StorageModule, VideosModule],
  ],
  controllers: [AccountDataController],
  providers: [AccountEraser, AccountExport],
  exports: [AccountEraser, AccountExport],
})
export class AccountDataModule {}
