import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import {
  ApiFallbackController,
  EveryPathFallbackController,
  OperatorFallbackController,
} from './fallback.controller.js';
import { HttpModule } from './http.module.js';
import { LiteralEscapesMiddleware } from './literal-escapes.middleware.js';
import { ObserveMiddleware } from './observe.middleware.js';

/** What no other controller answers. Routes are tried in the order of the modules: this is the last of the service. */
@Module({ imports: [HttpModule], controllers: [ApiFallbackController, OperatorFallbackController] })
export class FallbackModule {}

/** Every other path, for a server of our own. It puts the middleware before all that it answers itself. */
@Module({
  imports: [HttpModule, MetricsModule],
  controllers: [EveryPathFallbackController],
  providers: [ObserveMiddleware, LiteralEscapesMiddleware],
})
export class EveryPathFallbackModule {}
