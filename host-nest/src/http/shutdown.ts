import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { OpenAnswers } from './open-answers.js';

/**
 * The end of the application, as requests see it: they are answered until the downloads that are open have finished, for
 * `SHUTDOWN_SECONDS` at most. Nest goes on listening until then.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy, BeforeApplicationShutdown {
  private finished: Promise<void> | null = null;

  constructor(
    private readonly configuration: Configuration,
    private readonly openAnswers: OpenAnswers,
  ) {}

  get hasBegun(): boolean {
    return this.finished !== null;
  }

  /** Nest's first word of the end. */
  onModuleDestroy(): void {
    this.finished ??= this.openAnswers.finished(this.configuration.shutdownSeconds * 1000);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.finished;
  }
}
