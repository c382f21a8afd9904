import { Inject, Injectable } from '@nestjs/common';
import type { Asset } from '@scenewright/core/assets';
import type { FetchedInputs } from '@scenewright/core/brief';
import { ServiceError } from '@scenewright/core/errors';
import type { Kysely } from 'kysely';
import { keepAssets } from '../assets/asset-uses.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { StoredForm, unchanged } from '../database/stored-form.js';
import { newId } from '../ids/ids.js';

/** Interface 2.4 with what a video needs of it. */
export interface BrandKit {
  name: string;
  description: string;
  websiteUrl: string;
  colors: { primary: string; secondary: string; accent: string };
  fonts: { heading: string; body: string };
  hasLogo: boolean;
  /** In the asset store, checked and upright as every image of a request. */
  logo?: Asset;
}

/** `brand_kits.record` */
const storedKit = new StoredForm<BrandKit>('brand kit', [unchanged]);

/** Its key on timelines: no image of a request has it. */
const logoKey = 'brand-logo';

@Injectable()
export class BrandKitStore {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async list(accountId: string): Promise<({ id: string } & BrandKit)[]> {
    const rows = await this.db
      .selectFrom('brand_kits')
      .select(['id', 'record'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({ ...storedKit.read(row.record), id: row.id }));
  }

  async create(accountId: string, kit: BrandKit): Promise<string> {
    const now = this.now();
    const id = newId('bkt', now);
    const record = storedKit.write(kit);
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('brand_kits').values({ id, account_id: accountId, record, created_at: now }).execute();
      await keepAssets(trx, id, record);
    });
    return id;
  }

  /** @throws ServiceError not_found */
  async find(accountId: string, id: string): Promise<BrandKit> {
    const row = await this.db
      .selectFrom('brand_kits')
      .select('record')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) throw new ServiceError('not_found', `No brand kit ${id}.`);
    return storedKit.read(row.record);
  }

  /** Videos that were made with it keep what it was. @throws ServiceError not_found */
  async change(accountId: string, id: string, kit: BrandKit): Promise<void> {
    const record = storedKit.write(kit);
    await this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('brand_kits')
        .set({ record })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ServiceError('not_found', `No brand kit ${id}.`);
      await keepAssets(trx, id, record);
    });
  }

  /** @throws ServiceError not_found */
  async remove(accountId: string, id: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('brand_kits')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new ServiceError('not_found', `No brand kit ${id}.`);
      await keepAssets(trx, id, '');
    });
  }

  /** The kit as the brief takes it. @throws ServiceError not_found */
  async get(accountId: string, id: string): Promise<FetchedInputs['brandKit']> {
    const kit = (await this.list(accountId)).find((entry) => entry.id === id);
    if (!kit) throw new ServiceError('not_found', `No brand kit ${id}.`);
    return {
      name: kit.name,
      description: kit.description,
      ...kit.colors,
      headingFont: kit.fonts.heading,
      bodyFont: kit.fonts.body,
      ...(kit.logo && { logo: { ...kit.logo, key: logoKey } }),
    };
  }
}
