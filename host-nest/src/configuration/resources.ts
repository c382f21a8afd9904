import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

type Close = () => Promise<unknown>;

/**
 * What was opened and has to be closed: the database, the object storage, Redis, threads. The last one opened is closed first, so
 * that nothing is closed before what was built on it. Nest calls no hooks of an application that could not be made: when one
 * cannot be opened, those that were are closed here and the error goes on to the application.
 */
@Injectable()
export class Resources implements OnApplicationShutdown {
  private readonly opened: Close[] = [];
  private closing: Promise<void> | null = null;

  /** Opens, and closes with the application. */
  async open<T>(opening: () => T | Promise<T>, close: (opened: T) => Promise<unknown>): Promise<T> {
    try {
      const opened = await opening();
      // Others were opened at the same time, and one of them could not be.
      if (this.closing) {
        await close(opened);
        throw new Error('The application has ended.');
      }
      this.opened.push(() => close(opened));
      return opened;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private close(): Promise<void> {
    this.closing ??= (async () => {
      for (let close = this.opened.pop(); close; close = this.opened.pop()) await close();
    })();
    return this.closing;
  }
}
