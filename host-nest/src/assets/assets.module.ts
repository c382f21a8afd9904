import { Module } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { Resources } from '../configuration/resources.js';
import { LocalAssets } from './local-assets.js';
import { openAssetStore } from './open-asset-store.js';

/** Inputs, speech and music by their content: in DATA_DIR, or in the bucket with copies here. */
@Module({
  providers: [
    {
      provide: LocalAssets,
      inject: [MODULE_OPTIONS, Configuration, Resources],
      useFactory: ({ assets }: ScenewrightModuleOptions, configuration: Configuration, resources: Resources) =>
        resources.open(
          () => assets ?? openAssetStore(configuration),
          (opened) => opened.close(),
        ),
    },
  ],
  exports: [LocalAssets],
})
export class AssetsModule {}
