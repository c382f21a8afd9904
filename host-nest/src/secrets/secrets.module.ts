import { Module } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { Resources } from '../configuration/resources.js';
import { DatabaseModule } from '../database/database.module.js';
import { OpenDatabase } from '../database/open-database.js';
import { openSecretBox } from './open-secret-box.js';
import { SecretBox } from './secret-box.js';

/** What stored secrets are encrypted with. */
@Module({
  imports: [DatabaseModule],
  providers: [
    {
      provide: SecretBox,
      inject: [Configuration, OpenDatabase, Resources],
      useFactory: (configuration: Configuration, opened: OpenDatabase, resources: Resources) =>
        resources.open(
          () => openSecretBox(configuration, opened),
          async () => undefined,
        ),
    },
  ],
  exports: [SecretBox],
})
export class SecretsModule {}
