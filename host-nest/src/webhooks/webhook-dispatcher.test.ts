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
let url: string;
/** Answers that hang, and how many of the others were given. */
const hanging: ServerResponse[] = [];
let quick = 0;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  await addAccount(opened.db, 'acc_1', 'key_slow');
  await addAccount(opened.db, 'acc_2', 'key_quick');
  receiver = createServer(({ url: path }, response) => {
    if (path === '/slow') hanging.push(response);
    else {
      quick += 1;
      response.end();
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a receiver that hangs keeps half of the tries at most: those of others leave meanwhile', async () => {
  const delivery = (id: string, account: string, key: string, path: string, next_at: number) => ({
    ...{ id, account_id: account, key_id: key, url: url + path, event: 'video.completed', body: '{}' },
    ...{ state: 'pending', tries: 0, next_at, created_at: 0 },
  });
  await opened.db
    .insertInto('webhook_deliveries')
    .values([
      ...Array.from({ length: 300 }, (_, n) => delivery(`evt_s${n}`, 'acc_1', 'key_slow', '/slow', n)),
      ...Array.from({ length: 12 }, (_, n) => delivery(`evt_q${n}`, 'acc_2', 'key_quick', '/quick', 1000 + n)),
    ])
    .execute();
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
  while (quick < 12) await sleep(10);
  expect(hanging.length).toBeLessThanOrEqual(16);
  const delivered = () =>
    opened.db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'delivered').execute();
  while ((await delivered()).length < 12) await sleep(10);
  const end = dispatcher.onApplicationShutdown();
  for (const response of hanging) response.end();
  await end;
});
