import { join } from 'node:path';
import { Module } from '@nestjs/common';
import {
  createFontsourcePackages,
  createGoogleFonts,
  FontLibrary,
  npmRegistry,
  type FontSource,
} from '@scenewright/providers';
import { AssetsModule } from '../assets/assets.module.js';
import { Configuration } from '../configuration/configuration.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { BrandFonts } from './brand-fonts.js';
import { OwnFonts } from './own-fonts.js';

/** Fonts by their names: those of accounts, and those of public sources, kept in DATA_DIR once they were found. */
@Module({
  imports: [AssetsModule, DatabaseModule, StorageModule],
  providers: [
    {
      provide: FontLibrary,
      inject: [Configuration, LOGGER],
      useFactory: async ({ dataDir, fontSources }: Configuration, logger: Logger) =>
        new FontLibrary({
          folder: join(dataDir, 'fonts'),
          sources: await Promise.all(fontSources.map((name) => openSource[name]())),
          onProblem: (error, family) => logger.warn({ err: error, family }, 'a font could not be fetched'),
        }),
    },
    OwnFonts,
    BrandFonts,
  ],
  exports: [OwnFonts, BrandFonts],
})
export class FontsModule {}

const openSource: Record<Configuration['fontSources'][number], () => Promise<FontSource>> = {
  npm: async () => createFontsourcePackages(await npmRegistry('@fontsource', { environment: process.env })),
  google: async () => createGoogleFonts(),
};
