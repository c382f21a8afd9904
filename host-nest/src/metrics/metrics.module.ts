import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';

/** Figures of this process and of the installation, for Prometheus. */
@Module({
  imports: [DatabaseModule, JobsModule, CoordinationModule, HttpModule],
  controllers: [MetricsController],
  providers: [Metrics],
  exports: [Metrics],
})
export class MetricsModule {}
