import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isTerminal, type VideoJob } from '@scenewright/core/jobs';
import { OpenDatabase } from '../database/open-database.js';
import { JobStore } from '../jobs/job-store.js';

/** Milliseconds between looks at what other nodes have stored, while anybody watches. */
const lookEveryMs = 1000;

export interface Watcher {
  readonly accountId: string;
  tell(job: VideoJob): void;
  /** The process ends: whoever watches is to ask another. */
  end(): void;
}

/**
 * Tells open pages of the videos of their accounts as these change. What this process stores is told at once; where other
 * nodes work on the same database, one statement a second asks for all accounts that are watched here.
 */
@Injectable()
export class LiveVideos implements OnModuleDestroy {
  private readonly watchers = new Set<Watcher>();
  /** The record that was told last, of each video in hand: two ways lead here. */
  private readonly lastSent = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly forget: () => void;
  private hasEnded = false;

  constructor(
    private readonly jobs: JobStore,
    private readonly database: OpenDatabase,
  ) {
    this.forget = jobs.onStored((job) => this.tell(job));
  }

  /** Until the returned function is called. */
  watch(watcher: Watcher): () => void {
    if (this.hasEnded) {
      watcher.end();
      return () => undefined;
    }
    this.watchers.add(watcher);
    if (!this.database.exclusive) this.timer ??= setTimeout(() => void this.look(), lookEveryMs).unref();
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) this.lastSent.clear();
    };
  }

  onModuleDestroy(): void {
    this.hasEnded = true;
    this.forget();
    clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.end();
    this.watchers.clear();
  }

  private tell(job: VideoJob): void {
    if (job.deleted) {
      this.lastSent.delete(job.id);
      return;
    }
    const mine = [...this.watchers].filter(({ accountId }) => accountId === job.accountId);
    if (mine.length === 0) return;
    const record = JSON.stringify(job);
    if (this.lastSent.get(job.id) === record) return;
    if (isTerminal(job)) this.lastSent.delete(job.id);
    else this.lastSent.set(job.id, record);
    for (const watcher of mine) watcher.tell(job);
  }

  private async look(): Promise<void> {
    this.timer = undefined;
    const accounts = [...new Set([...this.watchers].map(({ accountId }) => accountId))];
    if (accounts.length === 0) return;
    // A database that is away for a moment is asked again.
    const jobs = await this.jobs.inHand(accounts, [...this.lastSent.keys()]).catch(() => null);
    if (this.hasEnded) return;
    for (const job of jobs ?? []) this.tell(job);
    this.timer ??= setTimeout(() => void this.look(), lookEveryMs).unref();
  }
}
