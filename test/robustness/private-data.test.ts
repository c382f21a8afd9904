import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { partsOf } from '../spec/support/parts-of.js';
import { openEmbeddedDatabase } from '../../host-nest/src/database/open-database.js';
import { LinkSigner } from '../../host-nest/src/files/signed-link.js';
import type { Sealed } from '../../host-nest/src/secrets/envelope.js';
import { startReceiver, type Receiver } from '../spec/support/receiver.js';
import { startTestServer, type NewAccount, type TestServer } from '../spec/support/test-server.js';

let server: TestServer;
let receiver: Receiver;
let account: NewAccount;
let umask: number;
beforeAll(async () => {
  umask = process.umask(0);
  receiver = await startReceiver();
  server = await startTestServer();
  account = await server.account();
});
afterAll(async () => {
  await server?.close();
  await receiver?.close();
  process.umask(umask);
});

const everything = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)));
/** What others may do anything with. */
const openTo = (dataDir: string) =>
  [dataDir, ...everything(dataDir)].filter((path) => (lstatSync(path).mode & 0o077) !== 0);
/** Files in which one of these texts stands. */
const filesWith = (dataDir: string, texts: string[]) =>
  everything(dataDir).filter((path) => {
    if (!lstatSync(path).isFile()) return false;
    const bytes = readFileSync(path);
    return texts.some((text) => bytes.includes(text));
  });
const secretsOf = ({ owner }: TestServer) => [
  ...[owner.apiKey, owner.webhookSecret, owner.signInUrl.split('=').at(-1) as string],
  ...[account.api_key, account.webhook_secret],
];
/** Its event is signed with the secret that was given out with the key. */
async function makeVideo(): Promise<void> {
  const arrived = receiver.received.length;
  const body = { prompt: 'a', render: true, webhook_url: receiver.url };
  const { body: job } = await server.call('POST', '/v1/videos', { key: account.api_key, body });
  await server.waitFor(job.id, account.api_key);
  for (let i = 0; i < 400 && receiver.received.length === arrived; i++) await new Promise((r) => setTimeout(r, 25));
  const event = receiver.received[arrived];
  new Webhook(account.webhook_secret).verify(event?.body ?? '', event?.headers as Record<string, string>);
}

it('a first start keeps DATA_DIR to its owner, with no secret in the clear in any byte of it', async () => {
  await makeVideo();
  expect(everything(server.dataDir).length).toBeGreaterThan(1000);
  expect(openTo(server.dataDir)).toEqual([]);
  expect(filesWith(server.dataDir, secretsOf(server))).toEqual([]);
  expect(filesWith(server.dataDir, [account.key_id])).not.toEqual([]);
});

it('a folder of an older version is closed, its secrets are encrypted, and keys and links go on to work', async () => {
  const { dataDir, owner } = server;
  await server.server.close();
  const clear = 'a-link-secret-that-an-older-version-has-made';
  const { db, close } = await openEmbeddedDatabase(dataDir);
  for (const [id, secret] of [
    [account.key_id, account.webhook_secret],
    [
      (await db.selectFrom('api_keys').select('id').orderBy('created_at').executeTakeFirstOrThrow()).id,
      owner.webhookSecret,
    ],
  ] as const) {
    await db
      .updateTable('api_keys')
      .set({ webhook_secret: secret as Sealed })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('settings').set({ value: clear }).where('name', '=', 'link_secret').execute();
  await close();
  rmSync(join(dataDir, 'secret.key'));
  for (const path of [...everything(dataDir), dataDir]) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  const secrets = [...secretsOf(server), clear];
  for (const secret of [account.webhook_secret, owner.webhookSecret, clear]) {
    expect(filesWith(dataDir, [secret])).not.toEqual([]);
  }

  server = await startTestServer({}, { dataDir, owner });
  expect(openTo(dataDir)).toEqual([]);
  expect(filesWith(dataDir, secrets)).toEqual([]);
  expect(partsOf(server.server).linkSigner.query('k', 'n', 0)).toBe(new LinkSigner(clear).query('k', 'n', 0));
  await makeVideo();
  await server.server.close();
  expect(openTo(dataDir)).toEqual([]);
  expect(filesWith(dataDir, secrets)).toEqual([]);
  server = await startTestServer({}, { dataDir, owner });
});
