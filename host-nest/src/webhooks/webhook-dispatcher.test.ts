// @cost 4
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { makeDataDir } from '../../testing/data-dir.js';
import { addAccount } from '../../testing/stored-jobs.js';
import type { Configuration } from '../configuration/configuration.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { InfographicStore } from '../infographics/infographic-store.js';
import type { JobStore } from '../jobs/job-store.js';
import type { Metrics } from '../metrics/metrics.js';
import type { SecretBox } from '../secrets/secret-box.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';

let dataDir: string;
let opened: OpenDatabase;
let receiver: Server;
/** Another receiver for each address of the machine itself, 127.0.0.1 and on. */
let at: (address: number, path: string) => string;
/** Answers that hang, and how many of the others were given. */
const hanging: ServerResponse[] = [];
let quick = 0;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  for (const [account, key] of [
    ['acc_1', 'key_1'],
    ['acc_2', 'key_2'],
    ['acc_3', 'key_3'],
  ] as const)
    await addAccount(opened.db, account, key);
  receiver = createServer(({ url: path }, response) => {
    if (path === '/slow') hanging.push(response);
    else {
      quick += 1;
      response.end();
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '0.0.0.0', resolve));
  const { port } = receiver.address() as AddressInfo;
  at = (address, path) => `http://127.0.0.${address}:${port}${path}`;
});
beforeEach(async () => {
  await opened.db.deleteFrom('webhook_tries').execute();
  await opened.db.deleteFrom('webhook_deliveries').execute();
  hanging.length = 0;
  quick = 0;
});
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Order {
  account: number;
  url: (n: number) => string;
  count: number;
}

/** Stores what is due, in the order given, and sends until `done` were answered and `share` hang. How many hang then. */
async function send(orders: readonly Order[], { done, share }: { done: number; share: number }): Promise<number> {
  let next = 0;
  const values = orders.flatMap(({ account, url, count }) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ id: `evt_${(next += 1)}`, account_id: `acc_${account}`, key_id: `key_${account}`, url: url(n) },
      ...{ event: 'video.completed', body: '{}', state: 'pending', tries: 0, next_at: next, created_at: 0 },
    })),
  );
  await opened.db.insertInto('webhook_deliveries').values(values).execute();
  const dispatcher = new WebhookDispatcher(
    opened.db,
    { open: () => `whsec_${Buffer.alloc(32).toString('base64')}` } as unknown as SecretBox,
    { allowPrivateUrls: true } as Configuration,
    { webhooks: { inc: () => undefined } } as unknown as Metrics,
    { onStored: () => () => undefined } as unknown as JobStore,
    { onStored: () => undefined } as unknown as InfographicStore,
    pino({ level: 'silent' }),
    Date.now,
  );
  dispatcher.onApplicationBootstrap();
  const delivered = () =>
    opened.db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'delivered').execute();
  while (hanging.length < share || quick < done || (await delivered()).length < done) await sleep(10);
  const [held, end] = [hanging.length, dispatcher.onApplicationShutdown()];
  for (const response of hanging) response.end();
  await end;
  return held;
}

it('a receiver that hangs keeps half of the tries at most: those to others leave meanwhile, of the same account too', async () => {
  const hanging = await send(
    [
      { account: 1, url: () => at(1, '/slow'), count: 300 },
      { account: 1, url: () => at(2, '/quick'), count: 12 },
      { account: 2, url: () => at(2, '/quick'), count: 12 },
    ],
    { done: 24, share: 16 },
  );
  expect(hanging).toBe(16);
});

it('a receiver has its share once, whoever sends to it', async () => {
  const hanging = await send(
    [
      { account: 1, url: () => at(1, '/slow'), count: 20 },
      { account: 2, url: () => at(1, '/slow'), count: 20 },
      { account: 3, url: () => at(2, '/quick'), count: 12 },
    ],
    { done: 12, share: 16 },
  );
  expect(hanging).toBe(16);
});

it('an account whose receivers all hang leaves a quarter of the tries to others', async () => {
  const hanging = await send(
    [
      { account: 1, url: (n) => at(10 + (n % 60), '/slow'), count: 240 },
      { account: 2, url: () => at(2, '/quick'), count: 12 },
    ],
    { done: 12, share: 24 },
  );
  expect(hanging).toBe(24);
});
