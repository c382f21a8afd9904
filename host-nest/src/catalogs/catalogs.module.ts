import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { BrandKitStore } from './brand-kit-store.js';
import { Catalogs } from './catalogs.js';
import { CatalogsController } from './catalogs.controller.js';

/** What a client can choose from: models, voices, styles, brand kits. */
@Module({
  imports: [HttpModule, DatabaseModule, StudioModule],
  controllers: [CatalogsController],
  providers: [BrandKitStore, Catalogs],
  exports: [BrandKitStore, Catalogs],
})
export class CatalogsModule {}
