import { Get, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { NeverLimited } from '../http/limit-headers.guard.js';
import { OpenController } from '../http/service-controllers.js';
import { MetricsGuard } from './metrics.guard.js';
import { Metrics } from './metrics.js';

/** Prometheus' text format, for whoever has the METRICS_TOKEN or the ADMIN_TOKEN. */
@OpenController()
export class MetricsController {
  constructor(private readonly figures: Metrics) {}

  @Get('metrics')
  @NeverLimited(true)
  @UseGuards(MetricsGuard)
  async metrics(@Res() response: Response): Promise<void> {
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
