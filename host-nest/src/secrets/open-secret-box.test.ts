import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPlans } from '@scenewright/core/billing';
import { KeyStore } from '../accounts/key-store.js';
import { AccountStore, type NewKey } from '../accounts/account-store.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { Sealed } from './envelope.js';
import { KeyFile } from './key-file.js';
import { openSecretBox } from './open-secret-box.js';
import { resetSecrets } from './reset-secrets.js';
import type { SecretBox } from './secret-box.js';
import { newSecretKeyText, SecretKeyError } from './secret-key.js';
import { holderOf, secretSetting } from './stored-secrets.js';

let folder: string;
let database: OpenDatabase;
let dataDir: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-secrets-'));
  database = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  await database.db.deleteFrom('api_keys').execute();
  await database.db.deleteFrom('settings').execute();
});

const [first, second, third] = [newSecretKeyText(), newSecretKeyText(), newSecretKeyText()];
/** A start with these keys; without a key it uses the file. */
const start = (secretKey: string | null = null, previousSecretKeys: string[] = []) =>
  openSecretBox({ dataDir, secretKey, previousSecretKeys }, database);
const file = () => new KeyFile(dataDir);
const linkSecret = (box: SecretBox, make = 'made at the first start') =>
  secretSetting('link_secret', () => make, box, database.db);
const addKey = async (box: SecretBox): Promise<NewKey> =>
  new AccountStore(database.db, defaultPlans, box).create({ name: 'A', plan: 'creator' });
async function stored(): Promise<string[]> {
  const keys = await database.db.selectFrom('api_keys').select('webhook_secret').execute();
  const settings = await database.db.selectFrom('settings').select('value').execute();
  return [...keys.map((row) => row.webhook_secret), ...settings.map((row) => row.value)];
}
async function secretOf(box: SecretBox, { keyId }: NewKey): Promise<string> {
  const query = database.db.selectFrom('api_keys').select('webhook_secret').where('id', '=', keyId);
  return box.open(holderOf.webhookSecret(keyId), (await query.executeTakeFirstOrThrow()).webhook_secret);
}

describe('stored secrets', () => {
  it('are encrypted with a key from a file that the first start makes, for its owner alone', async () => {
    const box = await start();
    const key = await addKey(box);
    await linkSecret(box);
    expect(statSync(file().path).mode & 0o777).toBe(0o600);
    expect(file().read()).toHaveLength(1);
    for (const text of await stored()) expect(text).toMatch(new RegExp(`^sealed\\.1\\.${box.currentKeyId}\\.`));
    const again = await start();
    expect(await secretOf(again, key)).toBe(key.webhookSecret);
    expect(await linkSecret(again, 'not made again')).toBe('made at the first start');
  });

  it('need no file where SECRET_KEY is set', async () => {
    const key = await addKey(await start(first));
    expect(existsSync(file().path)).toBe(false);
    expect(await secretOf(await start(first), key)).toBe(key.webhookSecret);
  });

  it('that an older version stored in the clear are encrypted at the start', async () => {
    const key = await addKey(await start(first));
    await database.db
      .updateTable('api_keys')
      .set({ webhook_secret: key.webhookSecret as Sealed })
      .execute();
    await database.db.insertInto('settings').values({ name: 'link_secret', value: 'old' }).execute();
    await database.db.insertInto('settings').values({ name: 'installation', value: 'no secret' }).execute();
    const box = await start(first);
    expect(await stored()).toEqual([
      expect.stringMatching(/^sealed/),
      ...['no secret', expect.stringMatching(/^sealed/)],
    ]);
    expect(await secretOf(box, key)).toBe(key.webhookSecret);
    expect(await linkSecret(box)).toBe('old');
  });

  it('are encrypted anew when SECRET_KEY changes, and the former key is then needed no more', async () => {
    const key = await addKey(await start(first));
    await linkSecret(await start(first));
    const reader = await start(second, [third, first]);
    expect(await secretOf(reader, key)).toBe(key.webhookSecret);
    const box = await start(second);
    for (const text of await stored()) expect(text).toContain(`.${box.currentKeyId}.`);
    expect(await secretOf(box, key)).toBe(key.webhookSecret);
    await expect(start(first)).rejects.toThrow(SecretKeyError);
  });

  it('are encrypted anew with what signed before a webhook secret was replaced', async () => {
    const box = await start(first);
    const key = await addKey(box);
    const row = await database.db.selectFrom('api_keys').select(['account_id']).executeTakeFirstOrThrow();
    const keys = new KeyStore(database.db, new AccountStore(database.db, defaultPlans, box), box, Date.now);
    const { webhookSecret } = await keys.rotateWebhookSecret(row.account_id, key.keyId, 60);
    const reader = await start(second, [first]);
    const { former } = await database.db
      .selectFrom('api_keys')
      .select('former_webhook_secret as former')
      .executeTakeFirstOrThrow();
    expect(await secretOf(reader, key)).toBe(webhookSecret);
    expect((await start(second)).open(holderOf.webhookSecret(key.keyId), former as Sealed)).toBe(key.webhookSecret);
  });

  it('can be moved from the file to SECRET_KEY and back', async () => {
    const key = await addKey(await start());
    expect(await secretOf(await start(first), key)).toBe(key.webhookSecret);
    rmSync(file().path);
    expect(await secretOf(await start(null, [first]), key)).toBe(key.webhookSecret);
    expect(await secretOf(await start(), key)).toBe(key.webhookSecret);
  });

  it('are encrypted anew with the new key of the file, which then holds no other', async () => {
    const key = await addKey(await start());
    const [former] = file().read();
    file().rotate();
    expect(file().read()[1]).toBe(former);
    const box = await start();
    expect(file().read()).toHaveLength(1);
    expect(file().read()[0]).not.toBe(former);
    expect(statSync(file().path).mode & 0o777).toBe(0o600);
    expect(await secretOf(box, key)).toBe(key.webhookSecret);
  });

  it('are refused to a wrong SECRET_KEY, with the setting and the remedy, and stay as they are', async () => {
    const box = await start(first);
    await addKey(box);
    const before = await stored();
    await expect(start(second)).rejects.toThrow(
      new RegExp(`^SECRET_KEY .* is not the key .* \\(key ${box.currentKeyId}\\).* SECRET_KEY_PREVIOUS`),
    );
    await expect(start(second)).rejects.not.toThrow(first);
    expect(await stored()).toEqual(before);
  });

  it('are refused when the file is gone, damaged or another; no other is made in its place', async () => {
    await addKey(await start());
    const kept = readFileSync(file().path);
    rmSync(file().path);
    await expect(start()).rejects.toThrow(/SECRET_KEY is not set, and .*secret\.key is missing\. Put that file back/);
    expect(() => file().rotate()).toThrow(/secret\.key is missing\. Put it back/);
    expect(existsSync(file().path)).toBe(false);
    file().create();
    await expect(start()).rejects.toThrow(/secret\.key holds another key\. Put that file back/);
    writeFileSync(file().path, 'short\n');
    await expect(start()).rejects.toThrow(/secret\.key is damaged\. Put the file back/);
    writeFileSync(file().path, kept);
    await start();
  });

  it('are refused to the second of two nodes that make their keys themselves', async () => {
    await linkSecret(await start());
    dataDir = mkdtempSync(join(folder, 'other-'));
    await expect(start()).rejects.toThrow(SecretKeyError);
  });

  it('do not open in another row', async () => {
    const box = await start();
    const [mine, other] = [await addKey(box), await addKey(box)];
    const query = database.db.selectFrom('api_keys').select('webhook_secret').where('id', '=', other.keyId);
    const { webhook_secret } = await query.executeTakeFirstOrThrow();
    await database.db.updateTable('api_keys').set({ webhook_secret }).where('id', '=', mine.keyId).execute();
    await expect(secretOf(box, mine)).rejects.toThrow(/was changed, or copied/);
  });

  it('are made anew when the key is lost for good', async () => {
    const key = await addKey(await start(first));
    await linkSecret(await start(first));
    const [made] = await resetSecrets({ dataDir, secretKey: second }, database.db);
    expect(made).toMatchObject({ keyId: key.keyId, webhookSecret: expect.stringMatching(/^whsec_/) });
    const box = await start(second);
    expect(await secretOf(box, key)).toBe(made?.webhookSecret);
    expect(await linkSecret(box, 'new')).toBe('new');
  });
});
