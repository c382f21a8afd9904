import { Inject, Injectable } from '@nestjs/common';
import type { Asset } from '@scenewright/core/assets';
import { ServiceError } from '@scenewright/core/errors';
import { familyFor } from '@scenewright/core/style';
import { InputProblem, readFontFile } from '@scenewright/providers';
import type { Kysely } from 'kysely';
import { keepAssets } from '../assets/asset-uses.js';
import { LocalAssets } from '../assets/local-assets.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { StoredForm, unchanged } from '../database/stored-form.js';
import { FileStore } from '../files/file-store.js';
import { newId } from '../ids/ids.js';
import { readUpload } from '../inputs/read-upload.js';
import { uploadKeyOf } from '../inputs/upload-address.js';

export interface OwnFont {
  id: string;
  asset: Asset;
  createdAt: number;
}

/** `account_fonts.record` */
const storedFont = new StoredForm<Asset>('font of an account', [unchanged]);

const fontBytes = 10_000_000;
const fontsEach = 60;

/** "Bebas Neue" and "bebas-neue" are the same family. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Fonts that an account has brought: read, written anew with what draws, and known by the family that they say. */
@Injectable()
export class OwnFonts {
  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly files: FileStore,
    private readonly assets: LocalAssets,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The newest first. */
  async list(accountId: string): Promise<OwnFont[]> {
    const rows = await this.db
      .selectFrom('account_fonts')
      .select(['id', 'record', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, record, created_at: createdAt }) => ({ id, asset: storedFont.read(record), createdAt }));
  }

  async facesOf(accountId: string, family: string): Promise<Asset[]> {
    const fonts = await this.list(accountId);
    const faces = fonts.filter(({ asset }) => plain(asset.font?.family ?? '') === plain(family));
    return faces.map(({ asset }) => ({ ...asset, font: { ...asset.font!, family } }));
  }

  /** Takes an upload in, in place of the same face of the same family. @throws ServiceError invalid_request */
  async add(accountId: string, url: string): Promise<OwnFont> {
    const asset = await this.read(url);
    const { family, weight, style } = asset.font!;
    if (familyFor(family)?.exact)
      throw new ServiceError('invalid_request', `url: "${family}" comes along already. Name it in the kit.`);
    const before = await this.list(accountId);
    const same = before.find(
      ({ asset: { font } }) => font?.family === family && font.weight === weight && font.style === style,
    );
    if (!same && before.length >= fontsEach)
      throw new ServiceError('invalid_request', `There are ${fontsEach} fonts already. Remove one first.`);
    const now = this.now();
    const id = newId('fnt', now);
    const record = storedFont.write(asset);
    await this.db.transaction().execute(async (trx) => {
      if (same) {
        await trx.deleteFrom('account_fonts').where('id', '=', same.id).execute();
        await keepAssets(trx, same.id, '');
      }
      await trx.insertInto('account_fonts').values({ id, account_id: accountId, record, created_at: now }).execute();
      await keepAssets(trx, id, record);
    });
    return { id, asset, createdAt: now };
  }

  /** Films that are set in it keep it. @throws ServiceError not_found */
  async remove(accountId: string, id: string): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('account_fonts')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new ServiceError('not_found', `No font ${id}.`);
      await keepAssets(trx, id, '');
    });
  }

  private async read(url: string): Promise<Asset> {
    const key = uploadKeyOf(url);
    if (key === null) throw new ServiceError('invalid_request', 'url must be the url of an upload.');
    try {
      const { bytes, mimeType, ...face } = readFontFile(await readUpload(this.files, key, fontBytes));
      const { digest } = await this.assets.put(bytes);
      return { key: `font-${digest.slice(0, 16)}`, kind: 'font', digest, mimeType, bytes: bytes.length, font: face };
    } catch (error) {
      if (error instanceof InputProblem) throw new ServiceError('invalid_request', `url: the file ${error.message}.`);
      throw error;
    }
  }
}
