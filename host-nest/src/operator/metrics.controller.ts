import { Get, Inject, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { NeverLimited } from '../http/limit-headers.guard.js';
import { OpenController } from '../http/service-controllers.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import { MetricsGuard } from './metrics.guard.js';

/** Prometheus' text format, for whoever has the METRICS_TOKEN or the ADMIN_TOKEN. */
@OpenController()
export class MetricsController {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  @Get('metrics')
  @NeverLimited(true)
  @UseGuards(MetricsGuard)
  async metrics(@Res() response: Response): Promise<void> {
    const { registry } = this.runtime.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
