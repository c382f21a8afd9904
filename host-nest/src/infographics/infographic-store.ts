import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { sql, type Kysely } from 'kysely';
import { AccountStore } from '../accounts/account-store.js';
import { lockAccount, move, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import { keepAssets } from '../assets/asset-uses.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { FileStore } from '../files/file-store.js';
import { findRepeat, remember, type RememberedRequest, type Replay } from '../jobs/remembered-requests.js';
import { removeDeliveries } from '../webhooks/remove-deliveries.js';
import {
  storedProject,
  storedVersion,
  type ProjectRecord,
  type RenderRecord,
  type VersionRecord,
} from './infographic-records.js';
import { enqueue } from './queued-work.js';
import { RenderStore, type RenderChange } from './render-store.js';

export interface NewVersion {
  project: ProjectRecord;
  version: VersionRecord;
  /** Starts with it, or null. */
  render: RenderRecord | null;
  answer: { status: number; body: string };
  remember: RememberedRequest | null;
}

export interface VersionSummary {
  count: number;
  /** The newest one. */
  latestId: string;
  /** Of the newest that has one. */
  thumbnail: string | null;
}

/** Projects and versions of infographics. Whatever costs or starts something is stored with its ledger entries and its work in one transaction. */
@Injectable()
export class InfographicStore {
  private readonly listeners: ((change: RenderChange | null) => void)[] = [];
  readonly renders: RenderStore;

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly now: Clock = Date.now,
  ) {
    this.renders = new RenderStore(db, accounts, files, now, (change) => this.announce(change));
  }

  /** Called after something was stored that the outbox or the webhooks should see at once; with a render that was changed. */
  onStored(listener: (change: RenderChange | null) => void): void {
    this.listeners.push(listener);
  }

  /** @throws ServiceError insufficient_credits */
  async checkCredits(accountId: string, credits: number): Promise<void> {
    await this.accounts.checkCredits(accountId, credits);
  }

  async findRepeat(accountId: string, request: RememberedRequest): Promise<Replay | null> {
    return findRepeat(this.db, accountId, request, this.now());
  }

  /** A new project with its first version, or a new version of one that exists; charged at once. */
  async addVersion(wish: NewVersion, kind: 'project' | 'version'): Promise<Replay | null> {
    const { project, version, render } = wish;
    return this.write(project.accountId, wish, async (trx, account, now) => {
      const { creditsCost: amount } = version;
      const holdId = `${version.id}:credits`;
      if (amount > 0) {
        await move(trx, account, 'credits', { kind: 'hold', holdId, amount }, now);
        await move(trx, account, 'credits', { kind: 'settle', holdId, amount }, now);
      }
      const record = storedProject.write(project);
      if (kind === 'project')
        await trx
          .insertInto('infographic_projects')
          .values({ id: project.id, account_id: project.accountId, record, created_at: project.createdAt })
          .execute();
      else await trx.updateTable('infographic_projects').set({ record }).where('id', '=', project.id).execute();
      await trx
        .insertInto('infographic_versions')
        .values({
          id: version.id,
          project_id: project.id,
          record: storedVersion.write(version),
          created_at: version.createdAt,
          thumbnail: version.thumbnail,
        })
        .execute();
      await keepAssets(trx, version.id, JSON.stringify(version));
      await enqueue(trx, account.id, { work: 'thumbnail', versionId: version.id }, now);
      if (render) await this.renders.add(trx, account, render, now);
    });
  }

  async addRender(
    render: RenderRecord,
    answer: { status: number; body: string },
    repeat: RememberedRequest | null,
  ): Promise<Replay | null> {
    return this.write(render.accountId, { answer, remember: repeat }, (trx, account, now) =>
      this.renders.add(trx, account, render, now),
    );
  }

  /** @throws ServiceError not_found for an unknown id and for one of another account. */
  async project(accountId: string, id: string): Promise<ProjectRecord> {
    const row = await this.db
      .selectFrom('infographic_projects')
      .select('record')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No infographic ${id}.`);
    return storedProject.read(row.record);
  }

  /** Newest first. */
  async versions(projectId: string): Promise<VersionRecord[]> {
    const rows = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => storedVersion.read(row.record));
  }

  async version(projectId: string, id: string): Promise<VersionRecord> {
    const row = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No version ${id} of infographic ${projectId}.`);
    return storedVersion.read(row.record);
  }

  async findVersion(id: string): Promise<VersionRecord | null> {
    const row = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? storedVersion.read(row.record) : null;
  }

  /** What a list says of the versions of these projects, by project: none of the records is read for it. */
  async summaries(projectIds: readonly string[]): Promise<Map<string, VersionSummary>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('infographic_versions')
      .select(({ fn }) => [
        'project_id',
        fn.countAll<string | number>().as('count'),
        fn.max('id').as('latest'),
        sql<string | null>`(array_agg(thumbnail order by id desc) filter (where thumbnail is not null))[1]`.as(
          'picture',
        ),
      ])
      .where('project_id', 'in', projectIds)
      .groupBy('project_id')
      .execute();
    return new Map(
      rows.map(({ project_id, count, latest, picture }) => [
        project_id,
        { count: Number(count), latestId: latest, thumbnail: picture },
      ]),
    );
  }

  /** Newest first. `cursor` is the id of the last project of the page before. */
  async list(
    accountId: string,
    page: { limit: number; cursor: string | null },
  ): Promise<{ projects: ProjectRecord[]; nextCursor: string | null }> {
    let query = this.db
      .selectFrom('infographic_projects')
      .select('record')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(page.limit + 1);
    if (page.cursor !== null) query = query.where('id', '<', page.cursor);
    const rows = await query.execute();
    const projects = rows.slice(0, page.limit).map((row) => storedProject.read(row.record));
    return { projects, nextCursor: rows.length > page.limit ? (projects.at(-1)?.id ?? null) : null };
  }

  /** @returns false when the version is gone. */
  async setThumbnail(versionId: string, file: string): Promise<boolean> {
    const version = await this.findVersion(versionId);
    if (!version) return false;
    const { numUpdatedRows } = await this.db
      .updateTable('infographic_versions')
      .set({ record: storedVersion.write({ ...version, thumbnail: file }), thumbnail: file })
      .where('id', '=', versionId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Removes a project with its versions, renders and files. One that is drawn just now finds its record gone. */
  async erase(accountId: string, projectId: string): Promise<void> {
    const now = this.now();
    const files = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId, this.accounts.planOf, now, { evenClosed: true });
      const renders = await this.renders.erase(trx, account, projectId, now);
      const versions = await trx
        .deleteFrom('infographic_versions')
        .where('project_id', '=', projectId)
        .returning(['id', 'thumbnail'])
        .execute();
      for (const { id } of versions) await keepAssets(trx, id, '');
      await removeDeliveries(trx, 'subject', projectId);
      await trx.deleteFrom('infographic_projects').where('id', '=', projectId).execute();
      return [...renders, ...versions.flatMap(({ thumbnail }) => thumbnail ?? [])];
    });
    // What can't be removed now is swept as a stray file.
    await Promise.allSettled(files.map((file) => this.files.remove(file)));
  }

  private async write(
    accountId: string,
    wish: { answer: { status: number; body: string }; remember: RememberedRequest | null },
    store: (trx: Trx, account: AccountRow, now: number) => Promise<void>,
  ): Promise<Replay | null> {
    const now = this.now();
    const replay = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId, this.accounts.planOf, now);
      if (wish.remember) {
        const repeated = await findRepeat(trx, accountId, wish.remember, now);
        if (repeated) return repeated;
        await remember(trx, accountId, { ...wish.remember, ...wish.answer }, now);
      }
      await store(trx, account, now);
      return null;
    });
    this.announce(null);
    return replay;
  }

  private announce(change: RenderChange | null): void {
    for (const listener of this.listeners) listener(change);
  }
}
