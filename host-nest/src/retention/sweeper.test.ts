// @cost 3
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { makeDataDir } from '../../testing/data-dir.js';
import type { LocalAssets } from '../assets/local-assets.js';
import type { Configuration } from '../configuration/configuration.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { FileStore } from '../files/file-store.js';
import type { SegmentExchange } from '../files/segment-exchange.js';
import { Sweeper } from './sweeper.js';

let dataDir: string;
let opened: OpenDatabase;
let sweeps: string[];
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  sweeps = [];
});

/** A node that has started. `alone`: no other process is on its database. */
function start(name: string, alone = false) {
  const files = { async *list() {} } as unknown as FileStore;
  const segments = { sweep: async () => void sweeps.push(name) } as unknown as SegmentExchange;
  const assets = { removeUnused: async () => 0 } as unknown as LocalAssets;
  const database = { db: opened.db, exclusive: alone } as OpenDatabase;
  const configuration = { retentionDays: 0 } as Configuration;
  const sweeper = new Sweeper(database, files, segments, assets, configuration, Date.now, pino({ level: 'silent' }));
  sweeper.onApplicationBootstrap();
  return {
    async stop() {
      sweeper.onModuleDestroy();
      await sweeper.beforeApplicationShutdown();
    },
  };
}
const swept = async (count: number) => {
  while (sweeps.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('is done by one node of several; one that comes after it has stopped does it at its start', async () => {
  const first = start('first');
  await swept(1);
  const second = start('second');
  // Waits for its look at the lease.
  await second.stop();
  expect(sweeps).toEqual(['first']);
  await first.stop();
  const third = start('third');
  await swept(2);
  await third.stop();
  expect(sweeps).toEqual(['first', 'third']);
});

it('is done at each start of a process that is alone, also when the one before it was killed', async () => {
  start('killed', true);
  await swept(1);
  const next = start('next', true);
  await swept(2);
  await next.stop();
  expect(sweeps).toEqual(['killed', 'next']);
});
