import { Module } from '@nestjs/common';
import { createLogger, LOGGER } from '../logging/logger.js';
import { openTracing } from '../tracing/open-tracing.js';
import { Tracing } from '../tracing/tracing.js';
import { CLOCK } from './clock.js';
import { Configuration } from './configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from './module-options.js';
import { PublicUrl } from './public-url.js';
import { completeConfiguration } from './read-configuration.js';
import { Resources } from './resources.js';

/** What every module of the service is given: the options of the application, settings, log, clock. */
@Module({
  providers: [
    {
      provide: Configuration,
      inject: [MODULE_OPTIONS],
      useFactory: (options: ScenewrightModuleOptions) => completeConfiguration(options, process.env),
    },
    {
      provide: LOGGER,
      inject: [MODULE_OPTIONS, Configuration],
      useFactory: (options: ScenewrightModuleOptions, configuration: Configuration) =>
        options.logger ?? createLogger(configuration),
    },
    {
      provide: CLOCK,
      inject: [MODULE_OPTIONS],
      useFactory: ({ now }: ScenewrightModuleOptions) => now ?? Date.now,
    },
    {
      provide: Tracing,
      inject: [Configuration, Resources],
      useFactory: async (configuration: Configuration, resources: Resources) =>
        (
          await resources.open(
            () => openTracing(configuration),
            (opened) => opened.close(),
          )
        ).tracing,
    },
    Resources,
    PublicUrl,
  ],
  exports: [Configuration, LOGGER, CLOCK, Resources, PublicUrl, Tracing],
})
export class ConfigurationModule {}
