// @cost 3
import { rm } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { makeDataDir } from '../../testing/data-dir.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import { renewedEveryMs, SessionStore } from './session-store.js';

// Databases start slowly on a busy machine.
jest.setTimeout(120_000);

let dataDir: string;
let opened: OpenDatabase;
beforeAll(async () => {
  dataDir = await makeDataDir();
  opened = await openEmbeddedDatabase(dataDir);
  const { db } = opened;
  const account = { id: 'acc_1', name: 'A', plan: 'creator', unlimited: false, renewed_period: '', email: null };
  await db
    .insertInto('accounts')
    .values({ ...account, created_at: 0 })
    .execute();
  const person = { id: 'usr_1', account_id: 'acc_1', role: 'owner' as const, name: 'Ada', email: 'ada@example.com' };
  await db
    .insertInto('people')
    .values({ ...person, password_hash: '', created_at: 0 })
    .execute();
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('gives one new token to requests that all found the old one due', async () => {
  let now = 1_000_000;
  const store = new SessionStore(opened.db, () => now);
  const token = await store.open('usr_1');
  expect(await store.find(token)).toMatchObject({ person: { id: 'usr_1' }, isOld: false });
  now += renewedEveryMs + 1;
  const found = await Promise.all([store.find(token), store.find(token)]);
  expect(found.map((session) => session?.isOld)).toEqual([true, true]);
  const [first, second] = [await store.renew(token), await store.renew(token)];
  expect([typeof first, second]).toEqual(['string', null]);
  expect(await store.find(first as string)).toMatchObject({ id: found[0]?.id, isOld: false });
  // Its successor was used: it gets no other, and ends soon.
  now += 59_000;
  expect(await store.find(token)).toMatchObject({ isOld: false });
  now += 2_000;
  expect(await store.find(token)).toBeNull();
  expect(await store.renew(token)).toBeNull();
});
