import { Inject, Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { storedRender } from '../infographics/infographic-records.js';
import { storedJob } from '../jobs/stored-jobs.js';

export const failureKinds = ['video', 'infographic', 'webhook'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Something that ended without what was asked for. */
export interface Failure {
  kind: FailureKind;
  /** Of the video, the render of an infographic, or the event. */
  id: string;
  accountId: string;
  /** Milliseconds since 1970. */
  at: number;
  code: string;
  message: string;
}

/** Failures of one kind with one cause. */
export interface FailureCause {
  kind: FailureKind;
  code: string;
  count: number;
  lastAt: number;
}

/** Of each kind, the newest that are looked through. */
const lookedThrough = 500;

/** What went wrong lately, for all accounts. */
@Injectable()
export class Failures {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** Of the last days: how often each cause, and the newest of all kinds. */
  async lately(days: number, limit: number): Promise<{ causes: FailureCause[]; latest: Failure[] }> {
    const since = this.now() - days * 86_400_000;
    const found = [await this.ofVideos(), await this.ofInfographics(since), await this.ofWebhooks(since)]
      .flat()
      .filter(({ at }) => at >= since)
      .sort((one, other) => other.at - one.at);
    return { causes: causesOf(found), latest: found.slice(0, limit) };
  }

  private async ofVideos(): Promise<Failure[]> {
    const rows = await this.db
      .selectFrom('video_jobs')
      .select('record')
      .where('status', '=', 'failed')
      .where('deleted', '=', false)
      .orderBy('id', 'desc')
      .limit(lookedThrough)
      .execute();
    return rows.flatMap(({ record }) => {
      const job = storedJob.read(record);
      if (job.status !== 'failed') return [];
      const { id, accountId, endedAt: at, error } = job;
      return [{ kind: 'video' as const, id, accountId, at, code: error.code, message: error.message }];
    });
  }

  private async ofInfographics(since: number): Promise<Failure[]> {
    const rows = await this.db
      .selectFrom('infographic_renders')
      .select('record')
      .where('status', '=', sql.lit('failed'))
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(lookedThrough)
      .execute();
    return rows.map(({ record }) => {
      const { id, accountId, updatedAt: at, error } = storedRender.read(record);
      return {
        kind: 'infographic' as const,
        id,
        accountId,
        at,
        code: error?.code ?? 'internal_error',
        message: error?.message ?? '',
      };
    });
  }

  /** The address is told without its path, in which receivers like to put a secret. */
  private async ofWebhooks(since: number): Promise<Failure[]> {
    const { rows } = await sql<{
      id: string;
      account_id: string;
      url: string;
      event: string;
      at: number;
      status: number | null;
      error: string | null;
    }>`
      select failed.id, failed.account_id, failed.url, failed.event, last.at, last.status, last.error
      from (
        select id, account_id, url, event, created_at from webhook_deliveries
        where state = 'failed' and created_at >= ${since}::float8 order by created_at desc limit ${lookedThrough}) as failed
      cross join lateral (
        select at, status, error from webhook_tries where delivery_id = failed.id order by id desc limit 1) as last
    `.execute(this.db);
    return rows.map(({ id, account_id: accountId, url, event, at, status, error }) => ({
      kind: 'webhook' as const,
      id,
      accountId,
      at,
      code: status === null ? 'no_answer' : `http_${status}`,
      message: `${event} to ${URL.canParse(url) ? new URL(url).host : url}: ${error ?? ''}`,
    }));
  }
}

/** The most frequent first. */
function causesOf(failures: readonly Failure[]): FailureCause[] {
  const causes = new Map<string, FailureCause>();
  for (const { kind, code, at } of failures) {
    const name = `${kind} ${code}`;
    const known = causes.get(name);
    if (known) known.count += 1;
    else causes.set(name, { kind, code, count: 1, lastAt: at });
  }
  return [...causes.values()].sort((one, other) => other.count - one.count);
}
