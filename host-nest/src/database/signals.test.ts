// @cost 4
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase } from '../../testing/test-database.js';
import { openServerDatabase, type OpenDatabase } from './open-database.js';

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: signals of PostgreSQL. Set TEST_DATABASE_URL to run it.');

(serverUrl ? describe : describe.skip)('signals', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sender: OpenDatabase;
  let receiver: OpenDatabase;
  let heard: Record<string, number>;
  beforeAll(async () => {
    database = await createDatabase(serverUrl);
    [sender, receiver] = await Promise.all([openServerDatabase(database.url), openServerDatabase(database.url)]);
    heard = { one: 0, two: 0 };
    for (const channel of ['one', 'two']) receiver.signals!.listen(channel, () => (heard[channel]! += 1));
    await until(() => receiver.signals!.areHeard);
  });
  afterAll(async () => {
    await sender?.close();
    await receiver?.close();
    await database?.drop();
  });

  it('reach who listens to their channel in another process', async () => {
    const before = { ...heard };
    await sender.signals!.send('one');
    await until(() => heard['one']! > before['one']!);
    await sender.signals!.send('one');
    await until(() => heard['one'] === before['one']! + 2);
    expect(heard['two']).toBe(before['two']);
  });

  it('reach it again after its connection broke, and it is told that it may have missed some', async () => {
    const before = { ...heard };
    const { rows } = await sql<{ ended: boolean }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(sender.db);
    expect(rows).toEqual([{ ended: true }]);
    await until(() => !receiver.signals!.areHeard);
    await until(() => receiver.signals!.areHeard);
    await until(() => heard['two']! > before['two']!);
    await sender.signals!.send('two');
    await until(() => heard['two'] === before['two']! + 2);
  });
});

async function until(fact: () => boolean): Promise<void> {
  while (!fact()) await sleep(10);
}
