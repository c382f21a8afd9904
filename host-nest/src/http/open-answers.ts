import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/** The answers that are on their way to clients, downloads above all: a server that stops lets them finish. */
@Injectable()
export class OpenAnswers {
  private readonly open = new Set<ServerResponse>();
  private listeners: (() => void)[] = [];

  add(response: ServerResponse): void {
    this.open.add(response);
    response.once('close', () => {
      this.open.delete(response);
      if (this.open.size === 0) for (const done of this.listeners.splice(0)) done();
    });
  }

  /** Resolves when none is open, and after `patienceMs` at the latest. */
  finished(patienceMs: number): Promise<void> {
    if (this.open.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      this.listeners.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
