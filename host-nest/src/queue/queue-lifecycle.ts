import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Kysely } from 'kysely';
import { logFailure } from '../background/log-failure.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { JobStore } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { QuietErrors } from '../redis/quiet-errors.js';
import { OutboxRelay } from './outbox-relay.js';
import { WorkQueue } from './work-queue.js';

/**
 * Hands work to the queue from the start of the application to its end. Then no more is taken, and what is in hand is given back
 * while requests are still answered.
 */
@Injectable()
export class QueueLifecycle implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly relay: OutboxRelay;
  private drained: Promise<void> | null = null;

  constructor(
    @Inject(DATABASE) db: Kysely<Database>,
    @Inject(LOGGER) logger: Logger,
    private readonly queue: WorkQueue,
    private readonly jobs: JobStore,
    private readonly infographics: InfographicStore,
  ) {
    const errors = new QuietErrors(logFailure(logger));
    this.relay = new OutboxRelay(db, queue, errors.report);
  }

  onApplicationBootstrap(): void {
    this.jobs.onStored((_, { event }) => {
      if (event !== 'activity') this.relay.nudge();
    });
    this.infographics.onStored(() => this.relay.nudge());
    this.relay.start();
  }

  /** Not waited for: the rest of the application is told of the end as well. */
  onModuleDestroy(): void {
    this.drained ??= this.relay.close().then(() => this.queue.close());
    this.drained.catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }
}
