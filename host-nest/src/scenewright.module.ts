import {
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type FactoryProvider,
  Inject,
  type MiddlewareConsumer,
  type ModuleMetadata,
  type NestModule,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { CatalogsController } from './catalogs/catalogs.controller.js';
import { FilesController } from './files/files.controller.js';
import {
  ApiFallbackController,
  EveryPathFallbackController,
  OperatorFallbackController,
} from './http/fallback.controller.js';
import { literalEscapes } from './http/literal-escapes.js';
import { observe } from './http/observe.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { AdminController } from './operator/admin.controller.js';
import { DeliveriesController } from './operator/deliveries.controller.js';
import { HealthController } from './operator/health.controller.js';
import { MetricsController } from './operator/metrics.controller.js';
import { UptimeController } from './operator/uptime.controller.js';
import { InfographicsController } from './infographics/infographics.controller.js';
import { DashboardController } from './queue/dashboard.controller.js';
import { queueProviders } from './queue/queue-providers.js';
import { createRuntime, type OwnerGreeting, type Runtime, type RuntimeOptions } from './runtime/runtime.js';
import { RUNTIME } from './runtime/token.js';
import { VideosController } from './videos/videos.controller.js';

export interface ScenewrightModuleOptions extends RuntimeOptions {
  /** Answers every path that nothing else answers, with errors in the form of the interface. For a server of its own. */
  standalone?: boolean;
  /** Called once, on the very first start, with the owner's key and sign-in link. They are not kept anywhere. */
  onOwner?: (owner: OwnerGreeting) => void;
}
export interface ScenewrightModuleAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  inject?: FactoryProvider['inject'];
  useFactory: (...args: never[]) => ScenewrightModuleOptions | Promise<ScenewrightModuleOptions>;
  standalone?: boolean;
}

const OPTIONS = Symbol('scenewright options');

/**
 * The service in somebody's own Nest application. Make it with `{ bodyParser: false }`, or leave the paths under
 * /v1 and /admin/v1 to this module's own body reader: the key is checked before a body is read.
 */
@Module({})
export class ScenewrightModule
  implements NestModule, OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown
{
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    @Inject(OPTIONS) private readonly options: ScenewrightModuleOptions,
  ) {}

  static forRoot(options: ScenewrightModuleOptions): DynamicModule {
    return ScenewrightModule.forRootAsync({ useFactory: () => options, standalone: options.standalone });
  }

  static forRootAsync(options: ScenewrightModuleAsyncOptions): DynamicModule {
    return {
      module: ScenewrightModule,
      imports: options.imports ?? [],
      controllers: [
        VideosController,
        InfographicsController,
        CatalogsController,
        UptimeController,
        HealthController,
        MetricsController,
        AdminController,
        DeliveriesController,
        FilesController,
        OpenApiController,
        DashboardController,
        ApiFallbackController,
        OperatorFallbackController,
        ...(options.standalone ? [EveryPathFallbackController] : []),
      ],
      providers: [
        { provide: OPTIONS, inject: options.inject ?? [], useFactory: options.useFactory as () => unknown },
        { provide: RUNTIME, inject: [OPTIONS], useFactory: (resolved: RuntimeOptions) => createRuntime(resolved) },
        ...queueProviders,
      ],
      exports: [RUNTIME, ...queueProviders.map(({ provide }) => provide)],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    // A server of our own puts them before all that it answers.
    if (this.options.standalone) return;
    // Each of these is a prefix: what lies below it is observed as well.
    const paths = ['v1', 'admin/v1', 'admin/queues', 'files', 'openapi.json', 'livez', 'readyz', 'metrics'];
    consumer.apply(observe(this.runtime), literalEscapes()).forRoutes(...paths);
  }

  async onModuleInit(): Promise<void> {
    const owner = await this.runtime.start();
    if (owner) this.options.onOwner?.(owner);
  }

  /** Nest's first word of the end: from here on no work is taken, and `/readyz` says so. */
  onModuleDestroy(): void {
    void this.runtime.drain().catch(() => undefined);
  }

  /** Nest goes on listening until this has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.runtime.drain();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.runtime.close();
  }
}
