import { Module } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { PublicUrl } from '../configuration/public-url.js';
import { Resources } from '../configuration/resources.js';
import { DATABASE } from '../database/database.js';
import { DatabaseModule } from '../database/database.module.js';
import { OpenDatabase } from '../database/open-database.js';
import type { Database } from '../database/schema.js';
import { newToken } from '../ids/ids.js';
import { SecretBox } from '../secrets/secret-box.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { secretSetting } from '../secrets/stored-secrets.js';
import { DiskSpace } from './disk-space.js';
import { FileStore } from './file-store.js';
import { openFileStore } from './open-file-store.js';
import { FileSegmentExchange, SegmentExchange } from './segment-exchange.js';
import { LinkSigner } from './signed-link.js';
import { WorkFolder } from './work-folder.js';

/** Finished files on disk or in a bucket, and the room on the disk. */
@Module({
  imports: [DatabaseModule, SecretsModule],
  providers: [
    {
      provide: LinkSigner,
      inject: [SecretBox, DATABASE],
      useFactory: async (secrets: SecretBox, db: Kysely<Database>) =>
        new LinkSigner(await secretSetting('link_secret', newToken, secrets, db)),
    },
    {
      provide: FileStore,
      inject: [Configuration, LinkSigner, PublicUrl, CLOCK, Resources],
      useFactory: (
        configuration: Configuration,
        signer: LinkSigner,
        publicUrl: PublicUrl,
        now: Clock,
        resources: Resources,
      ) =>
        resources.open(
          () => openFileStore(configuration, signer, () => publicUrl.get(), now),
          (files) => files.close(),
        ),
    },
    { provide: SegmentExchange, useClass: FileSegmentExchange },
    {
      provide: WorkFolder,
      inject: [Configuration, OpenDatabase, Resources],
      useFactory: ({ dataDir }: Configuration, { exclusive }: OpenDatabase, resources: Resources) =>
        resources.open(
          () => WorkFolder.open(dataDir, exclusive),
          (folder) => folder.remove(),
        ),
    },
    DiskSpace,
  ],
  exports: [LinkSigner, FileStore, SegmentExchange, WorkFolder, DiskSpace],
})
export class StorageModule {}
