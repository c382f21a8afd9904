import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely';
import type { Database } from '../src/database/schema.js';

/** `db` with a list of the statements that go through it. */
export function recordStatements(db: Kysely<Database>): { db: Kysely<Database>; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const recorded = db.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: recorded, statements };
}

/**
 * How the database goes about a statement when it reads no table from end to end unless it has to: in an empty table it
 * would rather do that, whatever indexes there are.
 */
export async function planOf(db: Kysely<Database>, { sql, parameters }: CompiledQuery): Promise<string> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const { rows } = await connection.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
    await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = on'));
    return rows.map((row) => Object.values(row as object)[0]).join('\n');
  });
}
