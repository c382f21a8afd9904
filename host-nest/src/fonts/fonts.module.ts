import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { FontLibrary, openFontLibrary } from '@scenewright/providers';
import { AssetsModule } from '../assets/assets.module.js';
import { Configuration } from '../configuration/configuration.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { HttpModule } from '../http/http.module.js';
import { BrandFonts } from './brand-fonts.js';
import { FontsController } from './fonts.controller.js';
import { OwnFonts } from './own-fonts.js';

/** Fonts by their names: those of accounts, and those of public sources, kept in DATA_DIR once they were found. */
@Module({
  imports: [HttpModule, AssetsModule, DatabaseModule, StorageModule],
  controllers: [FontsController],
  providers: [
    {
      provide: FontLibrary,
      inject: [Configuration, LOGGER],
      useFactory: ({ dataDir, fontSources }: Configuration, logger: Logger) =>
        openFontLibrary({
          folder: join(dataDir, 'fonts'),
          sources: fontSources,
          environment: process.env,
          onProblem: (error, family) => logger.warn({ err: error, family }, 'a font could not be fetched'),
        }),
    },
    OwnFonts,
    BrandFonts,
  ],
  exports: [OwnFonts, BrandFonts],
})
export class FontsModule {}
