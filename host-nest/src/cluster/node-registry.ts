import { sql, type Kysely } from 'kysely';
import { databaseNow } from '../database/database-now.js';
import type { Database } from '../database/schema.js';

/** Milliseconds between two signs of life of a render node, and after which a silent one counts as gone. */
const beatMs = 5000;
const staleAfterMs = 20_000;
/** Milliseconds for which an answer is good. */
const memoryMs = 1000;

/** Which render nodes there are, by the clock of the database. */
export class NodeRegistry {
  private timer: NodeJS.Timeout | null = null;
  private known: { at: number; others: number } | null = null;

  constructor(
    private readonly db: Kysely<Database>,
    readonly id: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch(this.onError), beatMs);
    this.timer.unref();
  }

  /** Render nodes beside this one. */
  async others(): Promise<number> {
    if (this.known && performance.now() - this.known.at < memoryMs) return this.known.others;
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as others from render_nodes
      where id <> ${this.id} and seen_at > ${databaseNow} - ${staleAfterMs}`.execute(this.db);
    const others = rows[0]?.others ?? 0;
    this.known = { at: performance.now(), others };
    return others;
  }

  async close(): Promise<void> {
    if (this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
    await this.db.deleteFrom('render_nodes').where('id', '=', this.id).execute().catch(this.onError);
  }

  private async beat(): Promise<void> {
    await sql`
      insert into render_nodes (id, seen_at) values (${this.id}, ${databaseNow})
      on conflict (id) do update set seen_at = excluded.seen_at`.execute(this.db);
    await sql`
      delete from render_nodes
      where seen_at < ${databaseNow} - ${staleAfterMs * 10}`.execute(this.db);
  }
}
