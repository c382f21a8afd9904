import { defaultPriceBook, ServiceError, webhookBody, type WebhookEvent } from '@scenewright/core';
import type { Kysely } from 'kysely';
import type { AccountStore } from '../accounts/account-store.js';
import { balanceOf, lockAccount, move, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import { keepAssets } from '../assets/asset-uses.js';
import type { Database } from '../database/schema.js';
import { downloadLinkSeconds, type FileStore } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import { findRepeat, remember, type RememberedRequest, type Replay } from '../jobs/remembered-requests.js';
import type { ProjectRecord, RenderRecord, VersionRecord } from './infographic-records.js';

const prices = defaultPriceBook.infographic;

export interface NewVersion {
  project: ProjectRecord;
  version: VersionRecord;
  /** Starts with it, or null. */
  render: RenderRecord | null;
  answer: { status: number; body: string };
  remember: RememberedRequest | null;
}

/** Projects, versions and renders of infographics. Whatever costs or starts something is stored with its ledger entries, its work and its webhooks in one transaction. */
export class InfographicStore {
  private listener: () => void = () => undefined;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly files: FileStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** Called after something was stored that the outbox or the webhooks should see at once. */
  onStored(listener: () => void): void {
    this.listener = listener;
  }

  /** @throws ServiceError insufficient_credits */
  async checkCredits(accountId: string, credits: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, accountId, this.accounts.planOf, this.now());
      const { available } = await balanceOf(trx, accountId, 'credits');
      if (!account.unlimited && available < credits)
        throw new ServiceError(
          'insufficient_credits',
          `Not enough credits: ${credits} needed, ${available} available.`,
        );
    });
  }

  async findRepeat(accountId: string, request: RememberedRequest): Promise<Replay | null> {
    return findRepeat(this.db, accountId, request, this.now());
  }

  /** A new project with its first version, or a new version of one that exists; charged at once. */
  async addVersion(wish: NewVersion, kind: 'project' | 'version'): Promise<Replay | null> {
    const { project, version, render } = wish;
    return this.write(project.accountId, wish, async (trx, account, now) => {
      await charge(trx, account, `${version.id}:credits`, kind === 'project' ? prices.generate : prices.version, now);
      const record = JSON.stringify(project);
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
          record: JSON.stringify(version),
          created_at: version.createdAt,
        })
        .execute();
      await keepAssets(trx, version.id, JSON.stringify(version));
      await enqueue(trx, { work: 'thumbnail', versionId: version.id }, now);
      if (render) await insertRender(trx, account, render, now);
    });
  }

  async addRender(
    render: RenderRecord,
    answer: { status: number; body: string },
    repeat: RememberedRequest | null,
  ): Promise<Replay | null> {
    return this.write(render.accountId, { answer, remember: repeat }, (trx, account, now) =>
      insertRender(trx, account, render, now),
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
    return JSON.parse(row.record) as ProjectRecord;
  }

  /** Newest first. */
  async versions(projectId: string): Promise<VersionRecord[]> {
    const rows = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => JSON.parse(row.record) as VersionRecord);
  }

  async version(projectId: string, id: string): Promise<VersionRecord> {
    const row = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No version ${id} of infographic ${projectId}.`);
    return JSON.parse(row.record) as VersionRecord;
  }

  async findVersion(id: string): Promise<VersionRecord | null> {
    const row = await this.db
      .selectFrom('infographic_versions')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? (JSON.parse(row.record) as VersionRecord) : null;
  }

  /** Newest first. */
  async renders(projectId: string): Promise<RenderRecord[]> {
    const rows = await this.db
      .selectFrom('infographic_renders')
      .select('record')
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
      .limit(500)
      .execute();
    return rows.map((row) => JSON.parse(row.record) as RenderRecord);
  }

  async findRender(id: string): Promise<RenderRecord | null> {
    const row = await this.db
      .selectFrom('infographic_renders')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? (JSON.parse(row.record) as RenderRecord) : null;
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
    const projects = rows.slice(0, page.limit).map((row) => JSON.parse(row.record) as ProjectRecord);
    return { projects, nextCursor: rows.length > page.limit ? (projects.at(-1)?.id ?? null) : null };
  }

  async setThumbnail(versionId: string, file: string): Promise<void> {
    const version = await this.findVersion(versionId);
    if (!version) return;
    await this.db
      .updateTable('infographic_versions')
      .set({ record: JSON.stringify({ ...version, thumbnail: file }) })
      .where('id', '=', versionId)
      .execute();
  }

  /** Takes a render up. Null when it has ended, or is gone. */
  async startRender(id: string): Promise<RenderRecord | null> {
    return this.change(id, null, (render) => ({ ...render, status: 'rendering', fence: render.fence + 1 }));
  }

  /** @returns false when another worker has taken it over: the result is not wanted. */
  async completeRender(id: string, fence: number, file: string): Promise<boolean> {
    const done = await this.change(
      id,
      fence,
      (render) => ({ ...render, status: 'completed', file }),
      async (trx, account, render, now) => {
        await move(trx, account, 'credits', { kind: 'settle', holdId: render.hold, amount: prices.render }, now);
        await this.tell(trx, render, 'render.completed', { url: await this.link(render) }, now);
      },
    );
    return done !== null;
  }

  /** The credits go back. Interface 6.2: `render.failed`. */
  async failRender(id: string, fence: number | null, error: { code: string; message: string }): Promise<void> {
    await this.change(
      id,
      fence,
      (render) => ({ ...render, status: 'failed', error }),
      async (trx, account, render, now) => {
        await move(trx, account, 'credits', { kind: 'release', holdId: render.hold }, now);
        await this.tell(trx, render, 'render.failed', { error: error.message }, now);
      },
    );
  }

  /** A signed link of about 15 minutes. */
  async link(render: RenderRecord): Promise<string> {
    return this.files.link(render.file!, {
      name: `infographic-${render.id.slice(-6).toLowerCase()}.mp4`,
      seconds: downloadLinkSeconds,
    });
  }

  private async tell(
    trx: Trx,
    render: RenderRecord,
    event: WebhookEvent,
    own: Record<string, unknown>,
    now: number,
  ): Promise<void> {
    const key = await trx
      .selectFrom('api_keys')
      .select('default_webhook_url')
      .where('id', '=', render.keyId)
      .executeTakeFirst();
    const url = render.webhookUrl ?? key?.default_webhook_url ?? null;
    if (url === null) return;
    const { projectId, versionId, id: renderId, dimensions, fps, duration } = render;
    await trx
      .insertInto('webhook_deliveries')
      .values({
        id: newId('evt', now),
        account_id: render.accountId,
        key_id: render.keyId,
        url,
        event,
        body: webhookBody(event, { ...own, projectId, versionId, renderId, dimensions, fps, duration }, now),
        state: 'pending',
        tries: 0,
        next_at: now,
        created_at: now,
      })
      .execute();
  }

  /** One render that has not ended, changed under the lock of its account. */
  private async change(
    id: string,
    fence: number | null,
    step: (render: RenderRecord) => RenderRecord,
    effects: (trx: Trx, account: AccountRow, render: RenderRecord, now: number) => Promise<void> = async () =>
      undefined,
  ): Promise<RenderRecord | null> {
    const known = await this.findRender(id);
    if (!known) return null;
    const now = this.now();
    const changed = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, known.accountId, this.accounts.planOf, now);
      const row = await trx
        .selectFrom('infographic_renders')
        .select('record')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const render = row ? (JSON.parse(row.record) as RenderRecord) : null;
      if (!render || render.status === 'completed' || render.status === 'failed') return null;
      if (fence !== null && render.fence !== fence) return null;
      const next = { ...step(render), updatedAt: now };
      await trx
        .updateTable('infographic_renders')
        .set({ status: next.status, record: JSON.stringify(next) })
        .where('id', '=', id)
        .execute();
      await effects(trx, account, next, now);
      return next;
    });
    this.listener();
    return changed;
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
    this.listener();
    return replay;
  }
}

async function charge(trx: Trx, account: AccountRow, holdId: string, amount: number, now: number): Promise<void> {
  await move(trx, account, 'credits', { kind: 'hold', holdId, amount }, now);
  await move(trx, account, 'credits', { kind: 'settle', holdId, amount }, now);
}

async function insertRender(trx: Trx, account: AccountRow, render: RenderRecord, now: number): Promise<void> {
  await move(trx, account, 'credits', { kind: 'hold', holdId: render.hold, amount: prices.render }, now);
  await trx
    .insertInto('infographic_renders')
    .values({
      id: render.id,
      project_id: render.projectId,
      version_id: render.versionId,
      status: render.status,
      record: JSON.stringify(render),
      created_at: render.createdAt,
    })
    .execute();
  await enqueue(trx, { work: 'render', renderId: render.id }, now);
}

async function enqueue(trx: Trx, body: Record<string, string>, now: number): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: newId('evt', now),
      kind: 'enqueue',
      body: JSON.stringify({ topic: 'infographics', ...body }),
      created_at: now,
    })
    .execute();
}
