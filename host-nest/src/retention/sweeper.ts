import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Kysely } from 'kysely';
import { LocalAssets } from '../assets/local-assets.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { FileStore } from '../files/file-store.js';
import { SegmentExchange } from '../files/segment-exchange.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { sweep } from './sweep.js';

const hour = 3600_000;

/** Sweeps at the start of the application and every hour. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly files: FileStore,
    private readonly segments: SegmentExchange,
    private readonly assets: LocalAssets,
    private readonly configuration: Configuration,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), hour);
    this.timer.unref();
    this.sweep();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sweeping;
  }

  private sweep(): void {
    const { db, files, segments, assets } = this;
    const { retentionDays } = this.configuration;
    this.sweeping = sweep({ db, files, segments, assets }, { now: this.now(), retentionDays }).catch((error: unknown) =>
      this.logger.error({ err: error }, 'background work failed'),
    );
  }
}
