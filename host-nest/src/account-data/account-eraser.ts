import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { sql, type Kysely } from 'kysely';
import { AccountStore } from '../accounts/account-store.js';
import { BackgroundRounds } from '../background/background-rounds.js';
import { logFailure } from '../background/log-failure.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { JobStore } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { batchRows, inBatches } from '../retention/batches.js';
import { removeDeliveries } from '../webhooks/remove-deliveries.js';
import { closeAccount } from './close-account.js';

/** What was paid and for what: ids, amounts and times, no content. */
const books = ['balances', 'holds', 'ledger_entries'];
/** Their records name files: without a holder those are swept away. */
const holdAssets = ['account_fonts', 'brand_kits'];
/** Erased in a way of their own, with what hangs on them. */
const erasedSeparately = ['api_keys', 'infographic_projects', 'video_jobs', 'webhook_deliveries'];

/**
 * Deletes accounts. One is shut at once; what it has is erased behind the answer, and whatever a restart cuts off is gone on
 * with. Several nodes may do so at the same time: each removes what it still finds.
 */
@Injectable()
export class AccountEraser implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly rounds: BackgroundRounds;
  private forget: () => void = () => undefined;

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly jobs: JobStore,
    private readonly infographics: InfographicStore,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.rounds = new BackgroundRounds(() => this.eraseClosed(), { everyMs: 60_000, onError: logFailure(logger) });
  }

  onApplicationBootstrap(): void {
    // A worker has let go of the last job of an account, perhaps.
    this.forget = this.jobs.onStored((job, { event }) => {
      if (job.deleted && event !== 'activity' && event !== 'delete_requested') this.rounds.nudge();
    });
    this.rounds.start();
  }

  onModuleDestroy(): void {
    this.forget();
    this.rounds.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.ended();
  }

  /** @throws ServiceError not_found */
  async delete(accountId: string): Promise<void> {
    await this.db.transaction().execute((trx) => closeAccount(trx, accountId, this.accounts.planOf, this.now()));
    this.rounds.nudge();
  }

  private async eraseClosed(): Promise<void> {
    const rows = await this.db
      .selectFrom('accounts')
      .select('id')
      .where('closed_at', 'is not', null)
      .where('erased_at', 'is', null)
      .orderBy('id')
      .limit(batchRows)
      .execute();
    for (const { id } of rows) {
      if (this.rounds.signal.aborted) return;
      await this.erase(id);
    }
  }

  private async erase(accountId: string): Promise<void> {
    const { signal } = this.rounds;
    await inBatches(signal, () => this.eraseVideos(accountId));
    await inBatches(signal, () => this.eraseInfographics(accountId));
    await inBatches(signal, () =>
      this.db.transaction().execute((trx) => removeDeliveries(trx, 'account_id', accountId, batchRows)),
    );
    for (const table of await this.tablesOfAccounts()) {
      if (signal.aborted) return;
      if (holdAssets.includes(table))
        await sql`delete from asset_uses where holder in (select id from ${sql.table(table)} where account_id = ${accountId})`.execute(this.db); // prettier-ignore
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(this.db);
    }
    const left = await this.db
      .selectFrom('video_jobs')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    // A worker is still to stop.
    if (left || signal.aborted) return;
    await this.db.deleteFrom('api_keys').where('account_id', '=', accountId).execute();
    await this.db.updateTable('accounts').set({ erased_at: this.now() }).where('id', '=', accountId).execute();
    this.logger.info({ account: accountId }, 'account erased');
  }

  private async eraseVideos(accountId: string): Promise<number> {
    const { jobs } = await this.jobs.list(accountId, { limit: batchRows, cursor: null, status: null });
    for (const { id } of jobs) {
      if (this.rounds.signal.aborted) break;
      await this.jobs.applyForAccount(accountId, id, { kind: 'delete_requested' }).catch(ignoreNotFound);
    }
    return jobs.length;
  }

  private async eraseInfographics(accountId: string): Promise<number> {
    const { projects } = await this.infographics.list(accountId, { limit: batchRows, cursor: null });
    for (const { id } of projects) {
      if (this.rounds.signal.aborted) break;
      await this.infographics.erase(accountId, id);
    }
    return projects.length;
  }

  /** All other tables that say whose a row is, those of features to come too. */
  private async tablesOfAccounts(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'account_id' order by 1`.execute(this.db);
    return rows.map(({ name }) => name).filter((name) => !books.includes(name) && !erasedSeparately.includes(name));
  }
}

/** Another node was faster. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ServiceError && error.code === 'not_found')) throw error;
}
