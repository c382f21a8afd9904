import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { LocalAssets } from '../assets/local-assets.js';
import { BackgroundRounds } from '../background/background-rounds.js';
import { logFailure } from '../background/log-failure.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { Lease } from '../database/lease.js';
import { OpenDatabase } from '../database/open-database.js';
import { FileStore } from '../files/file-store.js';
import { SegmentExchange } from '../files/segment-exchange.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { sweep } from './sweep.js';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds after which another node sweeps when the one that did gives no sign. */
const leaseMs = 3 * minute;

/**
 * Sweeps every hour, on one node of all: the first to take the lease, at its start, and the next one as soon as that is
 * gone. Each node looks for it every minute.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly rounds: BackgroundRounds;
  private readonly onError: (error: unknown) => void;
  private sweeping: Promise<unknown> | null = null;
  private sweptAt = Number.NEGATIVE_INFINITY;
  private readonly lease: Lease;

  constructor(
    private readonly database: OpenDatabase,
    private readonly files: FileStore,
    private readonly segments: SegmentExchange,
    private readonly assets: LocalAssets,
    private readonly configuration: Configuration,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.onError = logFailure(logger);
    this.rounds = new BackgroundRounds(() => this.lead(), { everyMs: minute, onError: this.onError });
    const { db, exclusive } = database;
    // A process that is alone finds the lease of the one before it, which has ended, to be its own.
    this.lease = new Lease(db, 'sweep', exclusive ? 'alone' : randomUUID(), leaseMs);
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): void {
    this.rounds.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.ended();
    await this.sweeping;
    await this.lease.release().catch(this.onError);
  }

  private async lead(): Promise<void> {
    const leads = await this.lease.hold();
    if (!leads || this.sweeping || this.rounds.signal.aborted || performance.now() - this.sweptAt < hour) return;
    this.sweptAt = performance.now();
    const { files, segments, assets } = this;
    const { db } = this.database;
    const { retentionDays } = this.configuration;
    this.sweeping = sweep(
      { db, files, segments, assets },
      { now: this.now(), retentionDays, signal: this.rounds.signal },
    )
      .catch(this.onError)
      .finally(() => {
        this.sweeping = null;
      });
  }
}
