import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../configuration/clock.js';
import type { Database } from '../database/schema.js';
import { sha256 } from '../ids/ids.js';

/**
 * The storage of the authorization server in the database of the service. An id may be a token: it stands there by its hash, and
 * is put back when whoever has it asks for it.
 */
export class OAuthRecords implements Adapter {
  constructor(
    private readonly kind: string,
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const now = this.now();
    const columns = {
      grant_id: payload.grantId ?? null,
      uid: payload.uid ? sha256(payload.uid) : null,
      payload: JSON.stringify(this.kept(payload)),
      ends_at: expiresIn ? now + expiresIn * 1000 : null,
    };
    // An authorization begins with one of these: often enough to clear away what has ended.
    if (this.kind === 'Interaction') await this.db.deleteFrom('oauth_records').where('ends_at', '<', now).execute();
    await this.db
      .insertInto('oauth_records')
      .values({ kind: this.kind, id: sha256(id), ...columns })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.rows().where('id', '=', sha256(id)).executeTakeFirst();
    if (!row) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload;
    return 'jti' in payload ? { ...payload, jti: id } : payload;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.rows().where('uid', '=', sha256(uid)).executeTakeFirst();
    return row && (JSON.parse(row.payload) as AdapterPayload);
  }

  /** For devices without a browser, which are not let in. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Of two that come at the same time with one code or token, one is served. */
  async consume(id: string): Promise<void> {
    const row = await this.rows().where('id', '=', sha256(id)).executeTakeFirst();
    const payload = row && (JSON.parse(row.payload) as AdapterPayload);
    if (!payload || payload.consumed) throw new Error(`${this.kind} was used meanwhile.`);
    const result = await this.db
      .updateTable('oauth_records')
      .set({ payload: JSON.stringify({ ...payload, consumed: Math.floor(this.now() / 1000) }) })
      .where('kind', '=', this.kind)
      .where('id', '=', sha256(id))
      .where('payload', '=', row.payload)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new Error(`${this.kind} was used meanwhile.`);
  }

  async destroy(id: string): Promise<void> {
    await this.db.deleteFrom('oauth_records').where('kind', '=', this.kind).where('id', '=', sha256(id)).execute();
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db.deleteFrom('oauth_records').where('grant_id', '=', grantId).execute();
  }

  private rows() {
    return this.db
      .selectFrom('oauth_records')
      .select('payload')
      .where('kind', '=', this.kind)
      .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', this.now())]));
  }

  private kept(payload: AdapterPayload): AdapterPayload {
    const hidden = 'jti' in payload ? { ...payload, jti: '' } : payload;
    if (this.kind !== 'Session') return hidden;
    // Who is signed in is known by the session of the service. Remembered here too, the two could differ.
    const { accountId: _account, loginTs: _time, authorizations: _grants, ...rest } = hidden;
    return rest as AdapterPayload;
  }
}
