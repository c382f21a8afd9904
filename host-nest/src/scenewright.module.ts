import { ConfigurableModuleBuilder, Module } from '@nestjs/common';
import { AccountDataModule } from './account-data/account-data.module.js';
import { AgentsModule } from './agents/agents.module.js';
import { CatalogsModule } from './catalogs/catalogs.module.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from './configuration/module-options.js';
import { FilesModule } from './files/files.module.js';
import { FontsModule } from './fonts/fonts.module.js';
import { HealthModule } from './health/health.module.js';
import { EveryPathFallbackModule, FallbackModule } from './http/fallback.module.js';
import { UnknownPageModule } from './web-app/unknown-page.module.js';
import { ObservedRoutesModule } from './http/observed-routes.module.js';
import { InfographicsModule } from './infographics/infographics.module.js';
import { JournalModule } from './journal/journal.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { OAuthModule } from './oauth/oauth.module.js';
import { DocumentationModule } from './openapi/documentation.module.js';
import { DOCUMENTED_MODULE } from './openapi/service-document.js';
import { OperatorModule } from './operator/operator.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { ProviderKeysModule } from './provider-keys/provider-keys.module.js';
import { QueueModule } from './queue/queue.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SharesModule } from './shares/shares.module.js';
import { VideosModule } from './videos/videos.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WebAppModule } from './web-app/web-app.module.js';
import { WorkerModule } from './worker/worker.module.js';

/** Every module with a controller: those of a module that others alone import would come after the fallbacks. */
const features = [
  VideosModule,
  InfographicsModule,
  CatalogsModule,
  AgentsModule,
  OAuthModule,
  PagesModule,
  OidcModule,
  PasskeysModule,
  FontsModule,
  ProviderKeysModule,
  WebAppModule,
  SharesModule,
  HealthModule,
  MetricsModule,
  OperatorModule,
  AccountDataModule,
  WebhooksModule,
  FilesModule,
  DocumentationModule,
  QueueModule,
  WorkerModule,
  RetentionModule,
  JournalModule,
];

/**
 * `standalone`: the server is of our own. It answers every path that nothing else answers, with errors in the form of the
 * interface, and observes all of them itself.
 */
const extras = { standalone: false };

const { ConfigurableModuleClass } = new ConfigurableModuleBuilder<ScenewrightModuleOptions>({
  optionsInjectionToken: MODULE_OPTIONS,
})
  .setClassMethodName('forRoot')
  .setExtras(extras, ({ module, imports, providers }, { standalone }) => ({
    module,
    imports: [
      // Global, so that what the application was given reaches the modules below, which take no options themselves.
      {
        module: ConfigurationModule,
        global: true,
        imports,
        providers: [
          ...(providers ?? []),
          { provide: DOCUMENTED_MODULE, useValue: () => ScenewrightModule.forRoot({}) },
        ],
        exports: [MODULE_OPTIONS, DOCUMENTED_MODULE],
      },
      ...features,
      // Routes are tried in the order of the modules: these are the last.
      FallbackModule,
      ...(standalone ? [UnknownPageModule, EveryPathFallbackModule] : [ObservedRoutesModule]),
    ],
  }))
  .build();

/**
 * The service in a Nest application: `ScenewrightModule.forRoot({ dataDir })`, or `forRootAsync` with a factory. README tells
 * which routes it adds and what can be set.
 */
@Module({ exports: [VideosModule, InfographicsModule, QueueModule] })
export class ScenewrightModule extends ConfigurableModuleClass {}
