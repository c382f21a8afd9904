import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveryStore } from './delivery-store.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';

/** What is sent to the webhooks of accounts, and what was. */
@Module({
  imports: [DatabaseModule, SecretsModule, HttpModule, MetricsModule, JobsModule, InfographicsModule],
  controllers: [DeliveriesController],
  providers: [DeliveryStore, WebhookDispatcher],
  exports: [DeliveryStore, WebhookDispatcher],
})
export class WebhooksModule {}
