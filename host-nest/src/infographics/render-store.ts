import { defaultPriceBook } from '@scenewright/core/billing';
import { webhookBody, type WebhookEvent } from '@scenewright/core/webhooks';
import type { Kysely } from 'kysely';
import type { AccountStore } from '../accounts/account-store.js';
import { lockAccount, move, type AccountRow, type Trx } from '../accounts/ledger-store.js';
import type { Database } from '../database/schema.js';
import { downloadLinkSeconds, type FileStore } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import { carriedTrace } from '../tracing/trace-carrier.js';
import { storedRender, type RenderRecord } from './infographic-records.js';
import { enqueue } from './queued-work.js';

const prices = defaultPriceBook.infographic;

/** A render as it was and as it is now. */
export interface RenderChange {
  before: RenderRecord;
  render: RenderRecord;
}

/** Renders of infographics: each change of one is stored with its ledger entry and its webhook in one transaction. */
export class RenderStore {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly accounts: AccountStore,
    private readonly files: FileStore,
    private readonly now: () => number,
    private readonly stored: (change: RenderChange | null) => void,
  ) {}

  /** A new one, held for its price, within a transaction that holds its account. */
  async add(trx: Trx, account: AccountRow, render: RenderRecord, now: number): Promise<void> {
    await move(trx, account, 'credits', { kind: 'hold', holdId: render.hold, amount: prices.render }, now);
    await trx
      .insertInto('infographic_renders')
      .values({
        id: render.id,
        project_id: render.projectId,
        version_id: render.versionId,
        status: render.status,
        record: storedRender.write(render),
        created_at: render.createdAt,
      })
      .execute();
    await enqueue(trx, account.id, { work: 'render', renderId: render.id }, now);
  }

  /** Those of a project, newest first. */
  async of(projectId: string): Promise<RenderRecord[]> {
    const rows = await this.db
      .selectFrom('infographic_renders')
      .select('record')
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
      .limit(500)
      .execute();
    return rows.map((row) => storedRender.read(row.record));
  }

  async find(id: string): Promise<RenderRecord | null> {
    const row = await this.db
      .selectFrom('infographic_renders')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? storedRender.read(row.record) : null;
  }

  /** Takes a render up. Null when it has ended, or is gone. */
  async start(id: string): Promise<RenderRecord | null> {
    return this.change(id, null, (render) => ({ ...render, status: 'rendering', fence: render.fence + 1 }));
  }

  /** @returns false when another worker has taken it over: the result is not wanted. */
  async complete(id: string, fence: number, file: string): Promise<boolean> {
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
  async fail(id: string, fence: number, error: { code: string; message: string }): Promise<void> {
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

  /** Gives back what those of a project hold that have not ended, and removes all. Returns their files. */
  async erase(trx: Trx, account: AccountRow, projectId: string, now: number): Promise<string[]> {
    const rows = await trx
      .deleteFrom('infographic_renders')
      .where('project_id', '=', projectId)
      .returning('record')
      .execute();
    const renders = rows.map(({ record }) => storedRender.read(record));
    for (const { status, hold } of renders) {
      if (status === 'completed' || status === 'failed') continue;
      await move(trx, account, 'credits', { kind: 'release', holdId: hold }, now);
    }
    return renders.flatMap(({ file }) => file ?? []);
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
        traceparent: carriedTrace().traceparent ?? null,
        subject: projectId,
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
    const known = await this.find(id);
    if (!known) return null;
    const now = this.now();
    const changed = await this.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, known.accountId, this.accounts.planOf, now, { evenClosed: true });
      const row = await trx
        .selectFrom('infographic_renders')
        .select('record')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const render = row ? storedRender.read(row.record) : null;
      if (!render || render.status === 'completed' || render.status === 'failed') return null;
      if (fence !== null && render.fence !== fence) return null;
      const next = { ...step(render), updatedAt: now };
      await trx
        .updateTable('infographic_renders')
        .set({ status: next.status, file: next.file, record: storedRender.write(next) })
        .where('id', '=', id)
        .execute();
      await effects(trx, account, next, now);
      return { before: render, render: next };
    });
    this.stored(changed);
    return changed?.render ?? null;
  }
}
