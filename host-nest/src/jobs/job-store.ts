import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import {
  decide,
  filesOfRender,
  isInFlight,
  openVideoJob,
  type JobEvent,
  type JobRefusal,
  type JobStatus,
  type QueuedJob,
  type VideoJob,
} from '@scenewright/core/jobs';
import type { Kysely } from 'kysely';
import { AccountStore } from '../accounts/account-store.js';
import { lockAccount, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { FileStore } from '../files/file-store.js';
import { firstIdAt } from '../ids/ids.js';
import { putDocument, readDocument, type JobDocument } from './job-documents.js';
import { performEffects } from './job-effects.js';
import { refusalError } from './refusal-error.js';
import { findRepeat, remember, type RememberedRequest, type Replay } from './remembered-requests.js';
import { storedJob } from './stored-jobs.js';
import { requireAllowance, type Need } from './require-allowance.js';

export type { JobDocument } from './job-documents.js';
export { refusalError } from './refusal-error.js';
export type { RememberedRequest, Replay } from './remembered-requests.js';
export { requireAllowance, type Need } from './require-allowance.js';

export interface JobPage {
  jobs: VideoJob[];
  nextCursor: string | null;
}

/** What brought a job to where it was stored: the event, and the job before it. */
export interface JobChange {
  event: JobEvent['kind'] | 'created';
  before: VideoJob | null;
}
type JobListener = (job: VideoJob, change: JobChange) => void;

/**
 * Video jobs. What core decides about a job is stored with its ledger entries and its effects in one transaction; the
 * effects are performed afterwards from the outbox.
 */
@Injectable()
export class JobStore {
  private readonly listeners = new Set<JobListener>();

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly now: Clock = Date.now,
  ) {}

  /** Called after a job was stored, in this process. Returns the function that ends it. */
  onStored(listener: JobListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Whether an account may start a job of this size now. Interface 3.1 and the order of the decisions: 409, then 402.
   * @throws ServiceError too_many_in_flight, insufficient_credits
   */
  async checkRoom(accountId: string, need: Need): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId, this.accounts.planOf, this.now());
      await requireAllowance(trx, account, need);
    });
  }

  /** What is remembered under an `Idempotency-Key`. @throws ServiceError idempotency_key_reused */
  async findRepeat(accountId: string, request: RememberedRequest): Promise<Replay | null> {
    return findRepeat(this.db, accountId, request, this.now());
  }

  /**
   * Stores a new job with its holds. `answer` is what the client is told, and what a repeat is told again.
   * @throws ServiceError too_many_in_flight, insufficient_credits, idempotency_key_reused
   */
  async create(
    job: QueuedJob,
    need: Need,
    answer: { status: number; body: string },
    options: { remember?: RememberedRequest | null; documents?: Partial<Record<JobDocument, object>> } = {},
  ): Promise<{ job: VideoJob } | { replay: Replay }> {
    const now = this.now();
    const result = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, job.accountId, this.accounts.planOf, now);
      if (options.remember) {
        const replay = await findRepeat(trx, account.id, options.remember, now);
        if (replay) return { replay };
        await remember(trx, account.id, { ...options.remember, ...answer }, now);
      }
      await requireAllowance(trx, account, need);
      const opened = openVideoJob(job);
      await trx
        .insertInto('video_jobs')
        .values({ id: job.id, account_id: account.id, created_at: job.createdAt, ...columnsOf(opened.job) })
        .execute();
      for (const [kind, body] of Object.entries(options.documents ?? {})) {
        await putDocument(trx, job.id, kind as JobDocument, body);
      }
      await performEffects(trx, { account, ...opened, files: this.files, now });
      return { job: opened.job };
    });
    if ('job' in result && result.job) this.announce(result.job, { event: 'created', before: null });
    return result as { job: VideoJob } | { replay: Replay };
  }

  /** Applies an event of a client. @throws ServiceError not_found, or the refusal of core. */
  async applyForAccount(accountId: string, jobId: string, event: JobEvent): Promise<VideoJob> {
    const result = await this.apply(jobId, event, { accountId });
    if (!result.ok) throw refusalError(result.refusal);
    return result.job;
  }

  /**
   * Applies an event of a worker, or of an account when it is named: then a job that is not there, not its own or deleted is
   * not_found. To a worker it is refused as one that is gone. `documents` are stored with it, `check` runs inside the
   * transaction, before anything is held.
   */
  async apply(
    jobId: string,
    event: JobEvent | ((job: VideoJob) => JobEvent),
    options: {
      accountId?: string;
      documents?: Partial<Record<JobDocument, object>>;
      remember?: (RememberedRequest & Replay) | null;
      check?: (trx: Trx, account: AccountRow) => Promise<void>;
    } = {},
  ): Promise<{ ok: true; job: VideoJob; replay?: Replay } | { ok: false; refusal: JobRefusal }> {
    const now = this.now();
    const owner = options.accountId ?? (await this.ownerOf(jobId));
    if (owner === null) return isGone(jobId);
    const result = await this.db.transaction().execute(async (trx) => {
      // Always the account first, then the job: two transactions can't wait for each other.
      const account = await lockAccount(trx, owner, this.accounts.planOf, now, { evenClosed: true });
      const row = await trx
        .selectFrom('video_jobs')
        .select(['record'])
        .where('id', '=', jobId)
        .where('account_id', '=', owner)
        .forUpdate()
        .executeTakeFirst();
      const job = row ? storedJob.read(row.record) : null;
      if (options.accountId !== undefined && (job === null || job.deleted)) throw notFound(jobId);
      if (job === null) return isGone(jobId);
      const replay = options.remember ? await findRepeat(trx, account.id, options.remember, now) : null;
      if (replay) return { ok: true as const, job, effects: [], replay };
      const happened = typeof event === 'function' ? event(job) : event;
      const decision = decide(job, happened, now);
      if (!decision.ok) return decision;
      await options.check?.(trx, account);
      if (options.remember) await remember(trx, account.id, options.remember, now);
      for (const [kind, body] of Object.entries(options.documents ?? {})) {
        await putDocument(trx, jobId, kind as JobDocument, body);
      }
      await trx.updateTable('video_jobs').set(columnsOf(decision.job)).where('id', '=', jobId).execute();
      const { job: decided, effects } = decision;
      await performEffects(trx, { account, job: decided, effects, files: this.files, now });
      return { ...decision, change: { event: happened.kind, before: job } };
    });
    if (!result.ok || !('change' in result)) return result;
    if (result.effects.some(({ kind }) => kind === 'erase')) await this.removeFiles(result.job);
    this.announce(result.job, result.change);
    return result;
  }

  /**
   * A sign of life, with what the worker has to tell. It moves no balance, so that it waits for nobody who holds the
   * account: workers write one every second.
   */
  async report(
    jobId: string,
    event: Extract<JobEvent, { kind: 'activity' }>,
  ): Promise<{ ok: true; job: VideoJob } | { ok: false; refusal: JobRefusal }> {
    const now = this.now();
    const result = await this.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('video_jobs')
        .select('record')
        .where('id', '=', jobId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return isGone(jobId);
      const before = storedJob.read(row.record);
      const decision = decide(before, event, now);
      if (!decision.ok) return decision;
      await trx.updateTable('video_jobs').set(columnsOf(decision.job)).where('id', '=', jobId).execute();
      return { ...decision, change: { event: event.kind, before } };
    });
    if (result.ok) this.announce(result.job, result.change);
    return result;
  }

  /** @throws ServiceError not_found for an unknown id and for one of another account. */
  async get(accountId: string, jobId: string): Promise<VideoJob> {
    const row = await this.db
      .selectFrom('video_jobs')
      .select('record')
      .where('id', '=', jobId)
      .where('account_id', '=', accountId)
      .where('deleted', '=', false)
      .executeTakeFirst();
    if (!row) throw notFound(jobId);
    return storedJob.read(row.record);
  }

  async find(jobId: string): Promise<VideoJob | null> {
    const row = await this.db.selectFrom('video_jobs').select('record').where('id', '=', jobId).executeTakeFirst();
    return row ? storedJob.read(row.record) : null;
  }

  /** Newest first. `cursor` is the id of the last job of the page before. `accountId` null stands for all accounts. */
  async list(
    accountId: string | null,
    page: { limit: number; cursor: string | null; status: JobStatus | null },
  ): Promise<JobPage> {
    let query = this.db
      .selectFrom('video_jobs')
      .select('record')
      .where('deleted', '=', false)
      .orderBy('id', 'desc')
      .limit(page.limit + 1);
    if (accountId !== null) query = query.where('account_id', '=', accountId);
    if (page.cursor !== null) query = query.where('id', '<', page.cursor);
    if (page.status !== null) query = query.where('status', '=', page.status);
    const rows = await query.execute();
    const jobs = rows.slice(0, page.limit).map((row) => storedJob.read(row.record));
    return { jobs, nextCursor: rows.length > page.limit ? (jobs.at(-1)?.id ?? null) : null };
  }

  /** What is being made for these accounts, those of `ids` that are not any more, and what was asked for after `since`: some twice. */
  async inHand(accountIds: readonly string[], ids: readonly string[], since: number): Promise<VideoJob[]> {
    const ofThem = this.db.selectFrom('video_jobs').select('record').where('account_id', 'in', accountIds);
    // One after another: with `or` between them all that the accounts ever made would be read.
    const rows = await ofThem
      .where((all) => all.eb.ref('in_flight'))
      .unionAll(ofThem.where('id', '>', firstIdAt('vid', since)))
      .$if(ids.length > 0, (both) => both.unionAll(ofThem.where('id', 'in', ids)))
      .execute();
    return rows.map(({ record }) => storedJob.read(record));
  }

  async document<T>(jobId: string, kind: JobDocument): Promise<T | null> {
    return readDocument<T>(this.db, jobId, kind);
  }

  async countByStatus(): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('video_jobs')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      // The condition of an index of its own: jobs that have ended are not looked at.
      .where(({ eb }) => eb.ref('in_flight'))
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
  }

  private async ownerOf(jobId: string): Promise<string | null> {
    const row = await this.db.selectFrom('video_jobs').select('account_id').where('id', '=', jobId).executeTakeFirst();
    return row?.account_id ?? null;
  }

  /** What can't be removed now is swept as a stray file. */
  private async removeFiles(job: VideoJob): Promise<void> {
    await Promise.allSettled(job.renders.flatMap(filesOfRender).map((file) => this.files.remove(file)));
  }

  private announce(job: VideoJob, change: JobChange): void {
    for (const listener of this.listeners) listener(job, change);
  }
}

const notFound = (jobId: string) => new ServiceError('not_found', `No video ${jobId}.`);

const isGone = (jobId: string) => ({
  ok: false as const,
  refusal: { code: 'not_possible' as const, message: `There is no video ${jobId} any more.` },
});

/** The record, and what is looked for in it. */
export function columnsOf(job: VideoJob) {
  const renderTimes = job.renders.map(({ createdAt }) => createdAt);
  return {
    status: job.status,
    in_flight: isInFlight(job),
    fence: job.fence,
    deleted: job.deleted === true,
    oldest_render_at: renderTimes.length > 0 ? Math.min(...renderTimes) : null,
    record: storedJob.write(job),
  };
}
