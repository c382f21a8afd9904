import { Get, Param, Query } from '@nestjs/common';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { OperatorController } from '../http/service-controllers.js';
import { JobStore } from '../jobs/job-store.js';
import { Operation } from '../openapi/operation.js';
import {
  AccountList,
  JobList,
  KeyList,
  presentAccountKey,
  presentAnyJob,
  presentListedAccount,
} from './operator-answers.js';
import { ListAccountsQuery, ListAllJobsQuery, ListKeysQuery } from './operator-queries.js';

/** What the operator looks through, each list the newest first and in pages. */
@OperatorController('admin/v1')
export class OperatorListsController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly keys: KeyStore,
    private readonly jobs: JobStore,
  ) {}

  @Get('accounts')
  @Operation({
    id: 'listAccounts',
    tag: 'Operator',
    summary: 'Lists accounts, newest first.',
    query: ListAccountsQuery,
    success: [200, AccountList],
    errors: ['invalid_request'],
  })
  async listAccounts(@Query() { limit, cursor, plan, email }: ListAccountsQuery): Promise<AccountList> {
    const wish = { limit, cursor: cursor ?? null, plan: plan ?? null, email: email ?? null };
    const page = await this.accounts.list(wish);
    return { accounts: page.accounts.map(presentListedAccount), next_cursor: page.nextCursor };
  }

  @Get('accounts/:id/keys')
  @Operation({
    id: 'listKeys',
    tag: 'Operator',
    summary: 'Lists the keys of an account, newest first.',
    params: { id: 'Id of the account.' },
    query: ListKeysQuery,
    success: [200, KeyList],
    errors: ['invalid_request'],
  })
  async listKeys(@Param('id') id: string, @Query() { limit, cursor, state }: ListKeysQuery): Promise<KeyList> {
    await this.accounts.summary(id);
    const page = await this.keys.list(id, { limit, cursor: cursor ?? null, state: state ?? null });
    return { keys: page.keys.map(presentAccountKey), next_cursor: page.nextCursor };
  }

  /** The video jobs of all accounts, or of one. */
  @Get('jobs')
  @Operation({
    id: 'listJobs',
    tag: 'Operator',
    summary: 'Lists the video jobs of all accounts or of one, newest first.',
    query: ListAllJobsQuery,
    success: [200, JobList],
    errors: ['invalid_request'],
  })
  async listJobs(@Query() { limit, cursor, status, account_id }: ListAllJobsQuery): Promise<JobList> {
    const wish = { limit, cursor: cursor ?? null, status: status ?? null };
    const page = await this.jobs.list(account_id ?? null, wish);
    return { jobs: page.jobs.map(presentAnyJob), next_cursor: page.nextCursor };
  }
}
