// @cost 4
import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoJob } from '@scenewright/core/jobs';
import { createDatabase } from '../../testing/test-database.js';
import { openServerDatabase, type OpenDatabase } from '../database/open-database.js';
import { ForeignChanges, type ForeignChange } from './foreign-changes.js';
import type { JobStore } from './job-store.js';

const serverUrl = process.env['TEST_DATABASE_URL'] as string;
if (!serverUrl) console.warn('SKIPPED: changes of other nodes. Set TEST_DATABASE_URL to run it.');

/** A store that says what it is told to have stored. */
function storeFor() {
  const listeners = new Set<(job: VideoJob) => void>();
  const jobs = { onStored: (listener: (job: VideoJob) => void) => listeners.add(listener) } as unknown as JobStore;
  const stored = (id: string, accountId: string) => {
    for (const listener of listeners) listener({ id, accountId } as VideoJob);
  };
  return { jobs, stored };
}

async function until(fact: () => boolean): Promise<void> {
  while (!fact()) await sleep(10);
}

(serverUrl ? describe : describe.skip)('what other nodes store', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let nodes: OpenDatabase[];
  beforeAll(async () => {
    database = await createDatabase(serverUrl);
    nodes = await Promise.all([openServerDatabase(database.url), openServerDatabase(database.url)]);
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await database?.drop();
  });

  it('is heard with its job and account, and what the process has stored itself is not', async () => {
    const [mine, other] = [storeFor(), storeFor()];
    const [here, there] = [new ForeignChanges(nodes[0]!, mine.jobs), new ForeignChanges(nodes[1]!, other.jobs)];
    const heard: (ForeignChange | null)[] = [];
    const ignore = here.onChanged((change) => heard.push(change));
    for (const one of [here, there]) one.onApplicationBootstrap();
    await until(() => here.areHeard && there.areHeard);
    // Opened anew: something may have been missed.
    expect(heard).toContain(null);
    heard.length = 0;
    mine.stored('vid_own', 'acc_1');
    other.stored('vid_other', 'acc_2');
    await until(() => heard.length > 0);
    other.stored('vid_next', 'acc_2');
    await until(() => heard.length > 1);
    expect(heard).toEqual([
      { accountId: 'acc_2', jobId: 'vid_other' },
      { accountId: 'acc_2', jobId: 'vid_next' },
    ]);
    ignore();
  });
});

it('an embedded database has no other node, and nothing is heard', () => {
  const { jobs, stored } = storeFor();
  const alone = new ForeignChanges({ signals: null } as OpenDatabase, jobs);
  alone.onApplicationBootstrap();
  stored('vid_own', 'acc_1');
  expect(alone.areHeard).toBe(false);
});
