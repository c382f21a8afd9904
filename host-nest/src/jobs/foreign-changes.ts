import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OpenDatabase } from '../database/open-database.js';
import { JobStore } from './job-store.js';

/** What another process has stored of a video job. */
export interface ForeignChange {
  accountId: string;
  jobId: string;
}
/** null: some may have been missed. */
type Listener = (change: ForeignChange | null) => void;

const channel = 'video_jobs';

/**
 * Tells processes on one PostgreSQL of the jobs that the others store (NOTIFY), as a hint: whoever listens looks by itself now
 * and then, and more often while `areHeard` is false. An embedded database has no other process, and nothing is sent.
 */
@Injectable()
export class ForeignChanges implements OnApplicationBootstrap {
  private readonly listeners = new Set<Listener>();
  /** By which a process knows its own. */
  private readonly self = randomUUID();

  constructor(
    private readonly database: OpenDatabase,
    private readonly jobs: JobStore,
  ) {}

  get areHeard(): boolean {
    return this.database.signals?.areHeard ?? false;
  }

  onApplicationBootstrap(): void {
    const { signals } = this.database;
    if (!signals) return;
    this.jobs.onStored(({ id, accountId }) => {
      void signals.send(channel, [this.self, accountId, id].join(' ')).catch(() => undefined);
    });
    signals.listen(channel, (payload) => this.heard(payload));
  }

  /** Until the returned function is called. */
  onChanged(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private heard(payload: string | null): void {
    const [from, accountId = '', jobId = ''] = payload?.split(' ') ?? [];
    if (from === this.self) return;
    for (const listener of this.listeners) listener(payload === null ? null : { accountId, jobId });
  }
}
