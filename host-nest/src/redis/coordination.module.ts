import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { Resources } from '../configuration/resources.js';
import { DatabaseModule } from '../database/database.module.js';
import { OpenDatabase } from '../database/open-database.js';
import { storedSetting } from '../database/stored-setting.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { WorkQueue } from '../queue/work-queue.js';
import { Coordination, openCoordination } from './coordination.js';

/** What processes share: the queue and the rate limits, in the database or on Redis. */
@Module({
  imports: [DatabaseModule],
  providers: [
    {
      provide: Coordination,
      inject: [MODULE_OPTIONS, Configuration, OpenDatabase, LOGGER, CLOCK, Resources],
      useFactory: (
        { leaseSeconds }: ScenewrightModuleOptions,
        { redisUrl }: Configuration,
        { db, signals, exclusive }: OpenDatabase,
        logger: Logger,
        now: Clock,
        resources: Resources,
      ) =>
        resources.open(
          async () =>
            openCoordination({
              redisUrl,
              db,
              signals,
              exclusive,
              installation: await storedSetting(db, 'installation', () => randomBytes(6).toString('hex')),
              onError: (error) => logger.error({ err: error }, 'background work failed'),
              now,
              ...(leaseSeconds !== undefined && { timing: { leaseMs: leaseSeconds * 1000 } }),
            }),
          async (shared) => {
            await shared.queue.close();
            await shared.limiter.close();
            await shared.close();
          },
        ),
    },
    { provide: WorkQueue, inject: [Coordination], useFactory: ({ queue }: Coordination) => queue },
    { provide: RateLimiter, inject: [Coordination], useFactory: ({ limiter }: Coordination) => limiter },
    RateLimits,
  ],
  exports: [Coordination, WorkQueue, RateLimiter, RateLimits],
})
export class CoordinationModule {}
