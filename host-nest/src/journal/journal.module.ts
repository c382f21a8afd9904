import { Module } from '@nestjs/common';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { Journal } from './journal.js';

/** What operators read of the work: a line of the log when it starts and when it ends, and the figures of it. */
@Module({ imports: [JobsModule, InfographicsModule, MetricsModule], providers: [Journal] })
export class JournalModule {}
