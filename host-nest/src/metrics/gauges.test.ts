import { rm } from 'node:fs/promises';
import { makeDataDir } from '../../testing/data-dir.js';
import { planOf, recordStatements } from '../../testing/recorded-statements.js';
import type { AccountStore } from '../accounts/account-store.js';
import { openEmbeddedDatabase } from '../database/open-database.js';
import type { FileStore } from '../files/file-store.js';
import { JobStore } from '../jobs/job-store.js';
import { countTurns, nextTurns, waitingTopics } from '../queue/fair-turns.js';
import { DatabaseQueue } from '../queue/database-queue.js';

it('the figures of /metrics are read from indexes of what is in work: no table that grows is scanned', async () => {
  const dataDir = await makeDataDir();
  const opened = await openEmbeddedDatabase(dataDir);
  try {
    const { db, statements } = recordStatements(opened.db);
    await new JobStore(db, {} as AccountStore, {} as FileStore).countByStatus();
    await new DatabaseQueue(db).waiting();
    await new DatabaseQueue(db).backlog('build');
    await countTurns(db);
    await waitingTopics(db);
    await nextTurns(db, 'build', 8);
    expect(statements).toHaveLength(6);
    for (const statement of statements) {
      const plan = await planOf(opened.db, statement);
      expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan).not.toContain('Seq Scan');
    }
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
