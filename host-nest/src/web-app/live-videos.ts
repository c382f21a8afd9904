import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isTerminal, type VideoJob } from '@scenewright/core/jobs';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { OpenDatabase } from '../database/open-database.js';
import { ForeignChanges } from '../jobs/foreign-changes.js';
import { JobStore } from '../jobs/job-store.js';

/**
 * Milliseconds until the next look at what other nodes have stored, while anybody watches: after one that says that it has
 * stored something (several together), between looks while they can say so, and while they cannot.
 */
const lookMs = { afterWord: 50, heard: 5000, unheard: 1000 };
/**
 * Milliseconds for which a new video is looked at even when it is ready: it may have been made between two looks. More than
 * one look, since the clocks of nodes differ.
 */
const newForMs = 3 * lookMs.heard;

export interface Watcher {
  readonly accountId: string;
  tell(job: VideoJob): void;
  /** The process ends: whoever watches is to ask another. */
  end(): void;
}

/**
 * Tells open pages of the videos of their accounts as these change. What this process stores is told at once; what other
 * nodes store on the same database is asked for in one statement, for all accounts that are watched here.
 */
@Injectable()
export class LiveVideos implements OnModuleDestroy {
  private readonly watchers = new Set<Watcher>();
  /** What was told last of each video that is in hand or new: two ways lead here. */
  private readonly lastSent = new Map<string, { job: VideoJob; record: string }>();
  private timer: NodeJS.Timeout | undefined;
  /** When the next look is due, by the clock of the process. */
  private nextLook = Number.POSITIVE_INFINITY;
  private readonly forget: (() => void)[];
  private hasEnded = false;

  constructor(
    private readonly jobs: JobStore,
    private readonly database: OpenDatabase,
    private readonly foreign: ForeignChanges,
    @Inject(CLOCK) private readonly now: Clock,
  ) {
    this.forget = [
      jobs.onStored((job) => this.tell(job)),
      foreign.onChanged((change) => {
        if (change === null || this.isWatched(change.accountId)) this.lookIn(lookMs.afterWord);
      }),
    ];
  }

  /** Until the returned function is called. */
  watch(watcher: Watcher): () => void {
    if (this.hasEnded) {
      watcher.end();
      return () => undefined;
    }
    this.watchers.add(watcher);
    this.lookIn(this.restMs());
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) this.lastSent.clear();
    };
  }

  onModuleDestroy(): void {
    this.hasEnded = true;
    for (const forget of this.forget) forget();
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
    if (this.lastSent.get(job.id)?.record === record) return;
    this.lastSent.set(job.id, { job, record });
    this.forgetEnded();
    for (const watcher of mine) watcher.tell(job);
  }

  private isWatched(account: string): boolean {
    return [...this.watchers].some(({ accountId }) => accountId === account);
  }

  private restMs(): number {
    return this.foreign.areHeard ? lookMs.heard : lookMs.unheard;
  }

  /** Looks then, or before when a look is due earlier. */
  private lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.database.exclusive || this.hasEnded || at >= this.nextLook) return;
    clearTimeout(this.timer);
    this.nextLook = at;
    this.timer = setTimeout(() => void this.look(), ms).unref();
  }

  private async look(): Promise<void> {
    this.nextLook = Number.POSITIVE_INFINITY;
    const accounts = [...new Set([...this.watchers].map(({ accountId }) => accountId))];
    if (accounts.length === 0) return;
    // A database that is away for a moment is asked again.
    const open = [...this.lastSent.values()].filter(({ job }) => !isTerminal(job)).map(({ job }) => job.id);
    const jobs = await this.jobs.inHand(accounts, open, this.now() - newForMs).catch(() => null);
    if (this.hasEnded) return;
    for (const job of jobs ?? []) this.tell(job);
    this.lookIn(this.restMs());
  }

  /** Of one that is new the next look still tells, and that is not to be told twice. */
  private forgetEnded(): void {
    const since = this.now() - 2 * newForMs;
    for (const [id, { job }] of this.lastSent) if (isTerminal(job) && job.createdAt < since) this.lastSent.delete(id);
  }
}
