import { Module } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { Resources } from '../configuration/resources.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { DATABASE } from './database.js';
import { OpenDatabase, openEmbeddedDatabase, openServerDatabase } from './open-database.js';
import { closeDataDir } from './private-data-dir.js';

/** The database: one engine in DATA_DIR, or PostgreSQL. It is migrated when it is opened. */
@Module({
  providers: [
    {
      provide: OpenDatabase,
      inject: [Configuration, Resources, LOGGER],
      useFactory: (configuration: Configuration, resources: Resources, logger: Logger) =>
        resources.open(
          () => openDatabase(configuration, logger),
          (opened) => opened.close(),
        ),
    },
    { provide: DATABASE, inject: [OpenDatabase], useFactory: ({ db }: OpenDatabase) => db },
  ],
  exports: [OpenDatabase, DATABASE],
})
export class DatabaseModule {}

/** @throws ConfigurationError, DataDirInUse */
async function openDatabase(configuration: Configuration, logger: Logger): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databasePoolSize, databaseTimeoutSeconds } = configuration;
  for (const path of closeDataDir(dataDir)) {
    logger.warn({ path }, 'others can read this part of DATA_DIR: it belongs to another user. Change its owner.');
  }
  if (databaseUrl === null) return openEmbeddedDatabase(dataDir);
  return openServerDatabase(databaseUrl, { poolSize: databasePoolSize, timeoutMs: databaseTimeoutSeconds * 1000 });
}
