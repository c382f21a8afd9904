import { rm } from 'node:fs/promises';
import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import { makeDataDir } from '../../testing/data-dir.js';
import type { AccountStore } from '../accounts/account-store.js';
import { openEmbeddedDatabase } from '../database/open-database.js';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import { JobStore } from '../jobs/job-store.js';
import { DatabaseQueue } from '../queue/database-queue.js';

it('the figures of /metrics are read from indexes of what is in work: no table that grows is scanned', async () => {
  const dataDir = await makeDataDir();
  const opened = await openEmbeddedDatabase(dataDir);
  try {
    const asked: CompiledQuery[] = [];
    const db: Kysely<Database> = opened.db.withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(opened.db.getExecutor().compileQuery(node as RootOperationNode, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await new JobStore(db, {} as AccountStore, {} as FileStore).countByStatus();
    await new DatabaseQueue(db).waiting();
    expect(asked).toHaveLength(2);
    // In an empty table the planner would rather scan; what is asked here is whether it has to.
    await opened.db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    for (const { sql, parameters } of asked) {
      const { rows } = await opened.db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
      const plan = rows.map((row) => Object.values(row as object)[0]).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
      expect(plan).not.toContain('Seq Scan');
    }
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
