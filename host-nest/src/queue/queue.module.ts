import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { DashboardController } from './dashboard.controller.js';
import { QueueLifecycle } from './queue-lifecycle.js';
import { queueProviders } from './queue-providers.js';

/** From the outbox to the queue, and Bull's dashboard. */
@Module({
  imports: [CoordinationModule, DatabaseModule, HttpModule, JobsModule, InfographicsModule],
  controllers: [DashboardController],
  providers: [QueueLifecycle, ...queueProviders],
  exports: queueProviders.map(({ provide }) => provide),
})
export class QueueModule {}
