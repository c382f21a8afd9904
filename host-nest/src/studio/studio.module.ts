import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { LocalAssets } from '../assets/local-assets.js';
import { Configuration } from '../configuration/configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { Resources } from '../configuration/resources.js';
import { InfographicMaker } from '../infographics/infographic-maker.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { OfflineThreads } from '../offline/offline-threads.js';
import { Tracing } from '../tracing/tracing.js';
import { createPipelineStudio } from './pipeline-studio.js';
import { createPlanning, type Planning } from './planning.js';
import { Studio } from './studio.js';

const PRODUCTION = Symbol('Production');
interface Production {
  studio: Studio;
  planning: Planning;
}

/** What makes videos and infographics: the pipeline with its planner, or what the application brings. */
@Module({
  imports: [AssetsModule],
  providers: [
    {
      provide: PRODUCTION,
      inject: [MODULE_OPTIONS, Configuration, LocalAssets, LOGGER, Resources, Tracing],
      useFactory: async (
        options: ScenewrightModuleOptions,
        { languageModel, cacheRoot, browser }: Configuration,
        assets: LocalAssets,
        logger: Logger,
        resources: Resources,
        tracing: Tracing,
      ): Promise<Production> => {
        const threads = await resources.open(
          () => new OfflineThreads(),
          (opened) => opened.close(),
        );
        const planning = createPlanning(languageModel, threads, () => studio);
        const { footage, footageDeadlineSeconds } = options;
        const studio: Studio = await resources.open(
          () =>
            options.studio ??
            createPipelineStudio({
              ...planning,
              planner: { plan: (brief, call) => tracing.span('plan', {}, () => planning.planner.plan(brief, call)) },
              tracing,
              assets,
              cacheRoot,
              browser,
              footage,
              footageDeadlineSeconds,
              logger,
            }),
          (opened) => opened.close(),
        );
        return { studio, planning };
      },
    },
    { provide: Studio, inject: [PRODUCTION], useFactory: ({ studio }: Production) => studio },
    {
      provide: InfographicMaker,
      inject: [MODULE_OPTIONS, PRODUCTION],
      useFactory: ({ infographics }: ScenewrightModuleOptions, { planning }: Production) =>
        infographics ?? planning.infographics,
    },
  ],
  exports: [Studio, InfographicMaker],
})
export class StudioModule {}
