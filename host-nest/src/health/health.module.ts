import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { ProbesController } from './probes.controller.js';
import { Readiness } from './readiness.js';
import { HealthController } from './health.controller.js';

/** Whether the service answers: for its clients, and for what keeps it running. */
@Module({
  imports: [DatabaseModule, HttpModule],
  controllers: [HealthController, ProbesController],
  providers: [Readiness],
})
export class HealthModule {}
