import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import { sealingKeyOf, type Sealed } from './envelope.js';
import type { SecretBox } from './secret-box.js';

/** The settings whose value is a secret. */
const secretSettings = ['link_secret', 'oauth_keys'] as const;
export type SecretSetting = (typeof secretSettings)[number];

/** What a secret is sealed for. */
export const holderOf = {
  webhookSecret: (keyId: string) => `api_keys.webhook_secret/${keyId}`,
  providerKey: (accountId: string, part: string) => `provider_keys.secret/${accountId}/${part}`,
  setting: (name: SecretSetting) => `settings.value/${name}`,
};

interface StoredSecret {
  holder: string;
  text: string;
  /** Unless it has changed meanwhile: several nodes may start at once. */
  replace(by: Sealed): Promise<unknown>;
}

/** All secrets of the database that the key with this id has not sealed: those in the clear, and those of other keys. */
export async function secretsNotUnder(keyId: string, db: Kysely<Database>): Promise<StoredSecret[]> {
  const others = `sealed.1.${keyId}.%`;
  const keys = await db
    .selectFrom('api_keys')
    .select(['id', 'webhook_secret as text'])
    .where('webhook_secret', 'not like', others as Sealed)
    .execute();
  const formerSecrets = await db
    .selectFrom('api_keys')
    .select(['id', 'former_webhook_secret as text'])
    .where('former_webhook_secret', 'is not', null)
    .where('former_webhook_secret', 'not like', others as Sealed)
    .$narrowType<{ text: Sealed }>()
    .execute();
  const settings = await db
    .selectFrom('settings')
    .select(['name', 'value as text'])
    .where('name', 'in', secretSettings)
    .where('value', 'not like', others)
    .execute();
  const providerKeys = await db
    .selectFrom('provider_keys')
    .select(['account_id', 'part', 'secret as text'])
    .where('secret', 'not like', others as Sealed)
    .execute();
  return [
    ...providerKeys.map(({ account_id, part, text }) => ({
      holder: holderOf.providerKey(account_id, part),
      text,
      replace: (by: Sealed) =>
        db
          .updateTable('provider_keys')
          .set({ secret: by })
          .where('account_id', '=', account_id)
          .where('part', '=', part)
          .where('secret', '=', text)
          .execute(),
    })),
    ...keys.map(({ id, text }) => ({
      holder: holderOf.webhookSecret(id),
      text,
      replace: (by: Sealed) =>
        db
          .updateTable('api_keys')
          .set({ webhook_secret: by })
          .where('id', '=', id)
          .where('webhook_secret', '=', text)
          .execute(),
    })),
    ...formerSecrets.map(({ id, text }) => ({
      holder: holderOf.webhookSecret(id),
      text,
      replace: (by: Sealed) =>
        db
          .updateTable('api_keys')
          .set({ former_webhook_secret: by })
          .where('id', '=', id)
          .where('former_webhook_secret', '=', text)
          .execute(),
    })),
    ...settings.map(({ name, text }) => ({
      holder: holderOf.setting(name as SecretSetting),
      text,
      replace: (by: Sealed) =>
        db.updateTable('settings').set({ value: by }).where('name', '=', name).where('value', '=', text).execute(),
    })),
  ];
}

/** Ids of keys that are needed to read what is stored, and that the box does not have. */
export async function missingKeys(box: SecretBox, db: Kysely<Database>): Promise<string[]> {
  const found = (await secretsNotUnder(box.currentKeyId, db)).map(({ text }) => sealingKeyOf(text));
  return [...new Set(found)].filter((id): id is string => id !== null && !box.opens(id));
}

/**
 * Seals everything with the current key: what an older version has stored in the clear, and what a former key has
 * sealed. `exclusive` stands for the embedded database. @throws SecretKeyError
 */
export async function sealAll(
  box: SecretBox,
  { db, exclusive }: { db: Kysely<Database>; exclusive: boolean },
): Promise<void> {
  let wasClear = false;
  for (const { holder, text, replace } of await secretsNotUnder(box.currentKeyId, db)) {
    const isClear = sealingKeyOf(text) === null;
    wasClear ||= isClear;
    await replace(box.seal(holder, isClear ? text : box.open(holder, text as Sealed)));
  }
  if (!wasClear) return;
  // Replaced rows stay in the files of a table, and samples of its columns in the planner's statistics.
  for (const table of ['api_keys', 'settings']) await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db);
  if (exclusive) await dropOldLog(db);
}

/** The write-ahead log of the embedded database still holds the rows in the clear; that of a server is its operator's. */
async function dropOldLog(db: Kysely<Database>): Promise<void> {
  // Files of the log that are no longer needed are deleted, not kept under a new name with their contents.
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  await sql`reset wal_recycle`.execute(db);
}

/** A secret that is made once for an installation and kept in its database. */
export async function secretSetting(
  name: SecretSetting,
  make: () => string,
  box: SecretBox,
  db: Kysely<Database>,
): Promise<string> {
  const holder = holderOf.setting(name);
  await db
    .insertInto('settings')
    .values({ name, value: box.seal(holder, make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return box.open(holder, row.value as Sealed);
}
