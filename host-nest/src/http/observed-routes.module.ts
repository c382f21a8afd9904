import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import { HttpModule } from './http.module.js';
import { LiteralEscapesMiddleware } from './literal-escapes.middleware.js';
import { ObserveMiddleware } from './observe.middleware.js';

/** Where the routes of the service begin. Each of these is a prefix: what lies below it is observed as well. */
const paths = [
  'v1',
  'mcp',
  'app',
  'oauth',
  '.well-known',
  'admin/v1',
  'admin/queues',
  'files',
  'shared',
  'openapi.json',
  'livez',
  'readyz',
  'metrics',
];

/** Middleware on the routes of the service in somebody's application, and on no others. */
@Module({ imports: [HttpModule, MetricsModule] })
export class ObservedRoutesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(ObserveMiddleware, LiteralEscapesMiddleware).forRoutes(...paths);
  }
}
