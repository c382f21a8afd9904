import {
  decide,
  inFlightStatuses,
  isInFlight,
  judgeRepeat,
  openVideoJob,
  ServiceError,
  webhookBody,
  type JobEffect,
  type JobEvent,
  type JobRefusal,
  type JobStatus,
  type MeterUnit,
  type QueuedJob,
  type VideoJob,
} from '@scenewright/core';
import type { Kysely } from 'kysely';
import { countInFlight, type AccountStore } from '../accounts/account-store.js';
import { balanceOf, lockAccount, move, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import type { Database } from '../database/schema.js';
import { downloadLinkSeconds, type FileStore } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import { downloadName } from './download-name.js';

export interface RememberedRequest {
  key: string;
  fingerprint: string;
}
export type Replay = { status: number; body: string };

export interface JobPage {
  jobs: VideoJob[];
  nextCursor: string | null;
}

/** Documents of a job that are too large for its record. */
export type JobDocument = 'storyboard' | 'timeline' | 'inputs';

/**
 * Video jobs. What core decides about a job is stored with its ledger entries and its effects in one transaction; the
 * effects are performed afterwards from the outbox.
 */
export class JobStore {
  private readonly listeners = new Set<(job: VideoJob) => void>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly files: FileStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** Called after a job was stored, in this process. Returns the function that ends it. */
  onStored(listener: (job: VideoJob) => void): () => void {
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
      await requireRoom(trx, account, need);
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
    options: { remember?: RememberedRequest | null; documents?: Partial<Record<JobDocument, unknown>> } = {},
  ): Promise<{ job: VideoJob } | { replay: Replay }> {
    const now = this.now();
    const result = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, job.accountId, this.accounts.planOf, now);
      if (options.remember) {
        const replay = await findRepeat(trx, account.id, options.remember, now);
        if (replay) return { replay };
        await remember(trx, account.id, { ...options.remember, ...answer }, now);
      }
      await requireRoom(trx, account, need);
      const opened = openVideoJob(job);
      await trx
        .insertInto('video_jobs')
        .values({ id: job.id, account_id: account.id, created_at: job.createdAt, ...columnsOf(opened.job) })
        .execute();
      for (const [kind, body] of Object.entries(options.documents ?? {})) {
        await putDocument(trx, job.id, kind as JobDocument, body);
      }
      await this.perform(trx, account, opened.job, opened.effects, now);
      return { job: opened.job };
    });
    if ('job' in result && result.job) this.announce(result.job);
    return result as { job: VideoJob } | { replay: Replay };
  }

  /** Applies an event of a client. @throws ServiceError not_found, or the refusal of core. */
  async applyForAccount(accountId: string, jobId: string, event: JobEvent): Promise<VideoJob> {
    const result = await this.apply(jobId, event, { accountId });
    if (!result.ok) throw refusalError(result.refusal);
    return result.job;
  }

  /** Applies an event. `documents` are stored with it, `check` runs inside the transaction, before anything is held. */
  async apply(
    jobId: string,
    event: JobEvent | ((job: VideoJob) => JobEvent),
    options: {
      accountId?: string;
      documents?: Partial<Record<JobDocument, unknown>>;
      remember?: (RememberedRequest & Replay) | null;
      check?: (trx: Trx, account: AccountRow) => Promise<void>;
    } = {},
  ): Promise<{ ok: true; job: VideoJob; replay?: Replay } | { ok: false; refusal: JobRefusal }> {
    const now = this.now();
    const owner = options.accountId ?? (await this.ownerOf(jobId));
    if (owner === null) throw new ServiceError('not_found', `No video ${jobId}.`);
    const result = await this.db.transaction().execute(async (trx) => {
      // Always the account first, then the job: two transactions can't wait for each other.
      const account = await lockAccount(trx, owner, this.accounts.planOf, now);
      const row = await trx
        .selectFrom('video_jobs')
        .select(['record'])
        .where('id', '=', jobId)
        .where('account_id', '=', owner)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new ServiceError('not_found', `No video ${jobId}.`);
      const job = JSON.parse(row.record) as VideoJob;
      const replay = options.remember ? await findRepeat(trx, account.id, options.remember, now) : null;
      if (replay) return { ok: true as const, job, effects: [], replay };
      const decision = decide(job, typeof event === 'function' ? event(job) : event, now);
      if (!decision.ok) return decision;
      await options.check?.(trx, account);
      if (options.remember) await remember(trx, account.id, options.remember, now);
      for (const [kind, body] of Object.entries(options.documents ?? {})) {
        await putDocument(trx, jobId, kind as JobDocument, body);
      }
      await trx.updateTable('video_jobs').set(columnsOf(decision.job)).where('id', '=', jobId).execute();
      await this.perform(trx, account, decision.job, decision.effects, now);
      return decision;
    });
    if (result.ok && !('replay' in result)) this.announce(result.job);
    return result;
  }

  /** @throws ServiceError not_found for an unknown id and for one of another account. */
  async get(accountId: string, jobId: string): Promise<VideoJob> {
    const row = await this.db
      .selectFrom('video_jobs')
      .select('record')
      .where('id', '=', jobId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No video ${jobId}.`);
    return JSON.parse(row.record) as VideoJob;
  }

  async find(jobId: string): Promise<VideoJob | null> {
    const row = await this.db.selectFrom('video_jobs').select('record').where('id', '=', jobId).executeTakeFirst();
    return row ? (JSON.parse(row.record) as VideoJob) : null;
  }

  /** Newest first. `cursor` is the id of the last job of the page before. */
  async list(
    accountId: string,
    page: { limit: number; cursor: string | null; status: JobStatus | null },
  ): Promise<JobPage> {
    let query = this.db
      .selectFrom('video_jobs')
      .select('record')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(page.limit + 1);
    if (page.cursor !== null) query = query.where('id', '<', page.cursor);
    if (page.status !== null) query = query.where('status', '=', page.status);
    const rows = await query.execute();
    const jobs = rows.slice(0, page.limit).map((row) => JSON.parse(row.record) as VideoJob);
    return { jobs, nextCursor: rows.length > page.limit ? (jobs.at(-1)?.id ?? null) : null };
  }

  async document<T>(jobId: string, kind: JobDocument): Promise<T | null> {
    const row = await this.db
      .selectFrom('job_documents')
      .select('body')
      .where('job_id', '=', jobId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row ? (JSON.parse(row.body) as T) : null;
  }

  async countByStatus(): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('video_jobs')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      .where('status', 'in', [...inFlightStatuses])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
  }

  private async ownerOf(jobId: string): Promise<string | null> {
    const row = await this.db.selectFrom('video_jobs').select('account_id').where('id', '=', jobId).executeTakeFirst();
    return row?.account_id ?? null;
  }

  private announce(job: VideoJob): void {
    for (const listener of this.listeners) listener(job);
  }

  private async perform(trx: Trx, account: AccountRow, job: VideoJob, effects: JobEffect[], now: number) {
    for (const effect of effects) {
      switch (effect.kind) {
        case 'hold':
        case 'settle':
        case 'release':
          await move(trx, account, effect.unit, effect, now);
          break;
        case 'enqueue':
          await trx
            .insertInto('outbox')
            .values({
              id: newId('evt', now),
              kind: 'enqueue',
              body: JSON.stringify({ topic: effect.task, jobId: effect.jobId }),
              created_at: now,
            })
            .execute();
          break;
        case 'sendWebhook':
          await this.writeWebhook(trx, job, effect, now);
      }
    }
  }

  private async writeWebhook(
    trx: Trx,
    job: VideoJob,
    effect: Extract<JobEffect, { kind: 'sendWebhook' }>,
    now: number,
  ): Promise<void> {
    const key = await trx
      .selectFrom('api_keys')
      .select(['default_webhook_url'])
      .where('id', '=', job.keyId)
      .executeTakeFirst();
    const url = effect.url ?? job.webhookUrl ?? key?.default_webhook_url ?? null;
    if (url === null) return;
    const data = { ...effect.data };
    const render = job.renders.find((entry) => entry.file === effect.file);
    if (render) {
      const name = downloadName(job, render);
      data['downloadUrl'] = await this.files.link(render.file, { name, seconds: downloadLinkSeconds });
    }
    await trx
      .insertInto('webhook_deliveries')
      .values({
        id: newId('evt', now),
        account_id: job.accountId,
        key_id: job.keyId,
        url,
        event: effect.event,
        body: webhookBody(effect.event, data, now),
        state: 'pending',
        tries: 0,
        next_at: now,
        created_at: now,
      })
      .execute();
  }
}

/** What a job needs to start. `minimum` is the model's own (interface 2.3). */
export interface Need {
  credits: number;
  minimum: number;
  exportMinutes: number;
}

/** In-flight cap, then credits, then export minutes. Decisions, "Order of checks" and "Prices". */
export async function requireRoom(trx: Trx, account: AccountRow, need: Need): Promise<void> {
  const cap = account.plan.jobsInFlight;
  if ((await countInFlight(trx, account.id)) >= cap) {
    const jobs = cap === 1 ? '1 video job' : `${cap} video jobs`;
    throw new ServiceError(
      'too_many_in_flight',
      `Your plan has ${jobs} in progress at most. Wait until one has ended.`,
    );
  }
  if (account.unlimited) return;
  const available = async (unit: MeterUnit) => (await balanceOf(trx, account.id, unit)).available;
  const credits = await available('credits');
  const wanted = Math.max(need.credits, need.minimum);
  if (credits < wanted) {
    throw new ServiceError(
      'insufficient_credits',
      `This job needs ${wanted} credits to start (estimate ${need.credits}, minimum ${need.minimum}); ${credits} are available.`,
    );
  }
  const minutes = need.exportMinutes > 0 ? await available('export_minutes') : 0;
  if (minutes < need.exportMinutes) {
    throw new ServiceError(
      'insufficient_credits',
      `This render needs ${need.exportMinutes} export minutes; ${minutes} are available.`,
    );
  }
}

async function findRepeat(
  db: Kysely<Database>,
  accountId: string,
  request: RememberedRequest,
  now: number,
): Promise<Replay | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  const verdict = judgeRepeat(row ? { ...row, createdAt: row.created_at } : null, request.fingerprint, now);
  if (verdict.kind === 'reused') {
    throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used with another request.');
  }
  return verdict.kind === 'replay' ? verdict : null;
}

async function remember(trx: Trx, accountId: string, request: RememberedRequest & Replay, now: number): Promise<void> {
  const { key, fingerprint, status, body } = request;
  const columns = { fingerprint, status, body, created_at: now };
  await trx
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, key, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(columns))
    .execute();
}

async function putDocument(trx: Trx, jobId: string, kind: JobDocument, document: unknown): Promise<void> {
  const body = JSON.stringify(document);
  await trx
    .insertInto('job_documents')
    .values({ job_id: jobId, kind, body })
    .onConflict((conflict) => conflict.columns(['job_id', 'kind']).doUpdateSet({ body }))
    .execute();
}

function columnsOf(job: VideoJob) {
  return { status: job.status, in_flight: isInFlight(job), fence: job.fence, record: JSON.stringify(job) };
}

export function refusalError(refusal: JobRefusal): ServiceError | Error {
  if (refusal.code === 'stale_lease' || refusal.code === 'not_possible') return new Error(refusal.message);
  return new ServiceError(refusal.code, refusal.message);
}
