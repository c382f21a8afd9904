import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { ytDlpWhenInstalled } from '@scenewright/providers';
import { AssetsModule } from '../assets/assets.module.js';
import { LocalAssets } from '../assets/local-assets.js';
import { Configuration } from '../configuration/configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { Resources } from '../configuration/resources.js';
import { DatabaseModule } from '../database/database.module.js';
import { FileStore } from '../files/file-store.js';
import { StorageModule } from '../files/storage.module.js';
import { AddressRules } from '../outbound/address-rules.js';
import { createInputFetcher } from './create-input-fetcher.js';
import { InputFetcher } from './input-fetcher.js';
import { LogoFetcher } from './logo-fetcher.js';
import { SocialImports } from './social-imports.js';

/** Files that requests name: fetched from public addresses, checked and kept. */
@Module({
  imports: [AssetsModule, DatabaseModule, StorageModule],
  providers: [
    {
      provide: InputFetcher,
      inject: [MODULE_OPTIONS, Configuration, LocalAssets, FileStore, Resources],
      useFactory: (
        { inputs }: ScenewrightModuleOptions,
        { dataDir, allowPrivateUrls, ytDlpPath }: Configuration,
        assets: LocalAssets,
        uploads: FileStore,
        resources: Resources,
      ) =>
        resources.open<InputFetcher>(
          () =>
            inputs ??
            createInputFetcher({
              assets,
              uploads,
              temporaryDir: join(dataDir, 'work'),
              allowPrivateUrls,
              socialAudio: ytDlpWhenInstalled({ program: ytDlpPath ?? undefined }),
            }),
          async (opened) => opened.close?.(),
        ),
    },
    SocialImports,
    LogoFetcher,
    AddressRules,
  ],
  exports: [InputFetcher, SocialImports, LogoFetcher, AddressRules],
})
export class InputsModule {}
