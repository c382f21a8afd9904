// @cost 2
import { rm } from 'node:fs/promises';
import { makeDataDir } from '../../testing/data-dir.js';
import { Lease } from './lease.js';
import { openEmbeddedDatabase, type OpenDatabase } from './open-database.js';

let dataDir: string;
let opened: OpenDatabase;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

const hour = 3600_000;

it('is held by one node, which can renew it, until that gives it back', async () => {
  const [first, second] = ['a', 'b'].map((node) => new Lease(opened.db, 'given back', node, hour)) as [Lease, Lease];
  expect(await first.hold()).toBe(true);
  expect([await second.hold(), await first.hold()]).toEqual([false, true]);
  // What another has is not given back.
  await second.release();
  expect(await second.hold()).toBe(false);
  await first.release();
  expect([await second.hold(), await first.hold()]).toEqual([true, false]);
});

it('is taken over when its time is up', async () => {
  const gone = new Lease(opened.db, 'run out', 'a', -1);
  const next = new Lease(opened.db, 'run out', 'b', hour);
  expect(await gone.hold()).toBe(true);
  expect([await next.hold(), await gone.hold()]).toEqual([true, false]);
});

it('of one name says nothing of another', async () => {
  expect(await new Lease(opened.db, 'one', 'a', hour).hold()).toBe(true);
  expect(await new Lease(opened.db, 'another', 'b', hour).hold()).toBe(true);
});
