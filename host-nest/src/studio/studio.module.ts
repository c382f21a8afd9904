import type { LanguageModelSettings } from '@scenewright/providers';
import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { LocalAssets } from '../assets/local-assets.js';
import { Configuration } from '../configuration/configuration.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { Resources } from '../configuration/resources.js';
import { InfographicMaker } from '../infographics/infographic-maker.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { PlanningThreads } from '../planning-threads/planning-threads.js';
import { Tracing } from '../tracing/tracing.js';
import { ProviderKeys } from '../provider-keys/provider-keys.js';
import { ProviderKeysModule } from '../provider-keys/provider-keys.module.js';
import { createPipelineStudio } from './pipeline-studio.js';
import { createPlanning } from './planning.js';
import type { Planning } from './planning-parts.js';
import { Studio } from './studio.js';
import { Studios } from './studios.js';

const PRODUCTION = Symbol('Production');
interface Production {
  studio: Studio;
  planning: Planning;
  /** With another language model than the operator's. */
  plan(settings: LanguageModelSettings): Planning;
}

/** What makes videos and infographics: the pipeline with its planner, or what the application brings. */
@Module({
  imports: [AssetsModule, ProviderKeysModule],
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
          () => new PlanningThreads(),
          (opened) => opened.close(),
        );
        const planning = createPlanning(languageModel, threads, () => studio);
        const { footage, footageDeadlineSeconds } = options;
        const studio: Studio = await resources.open(
          () =>
            options.studio ??
            createPipelineStudio({
              ...planning,
              askedLength: (question, call) => threads.askedLength(question, call),
              rules: threads.editor,
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
        return { studio, planning, plan: (settings) => createPlanning(settings, threads, () => studio) };
      },
    },
    { provide: Studio, inject: [PRODUCTION], useFactory: ({ studio }: Production) => studio },
    {
      provide: InfographicMaker,
      inject: [MODULE_OPTIONS, PRODUCTION],
      useFactory: ({ infographics }: ScenewrightModuleOptions, { planning }: Production) =>
        infographics ?? planning.infographics,
    },
    {
      provide: Studios,
      inject: [PRODUCTION, InfographicMaker, ProviderKeys],
      useFactory: ({ studio, plan }: Production, infographics: InfographicMaker, keys: ProviderKeys) =>
        new Studios({ studio, infographics }, keys, plan),
    },
  ],
  exports: [Studio, Studios, InfographicMaker],
})
export class StudioModule {}
