import { sql, type Kysely } from 'kysely';
import { BackgroundRounds } from '../background/background-rounds.js';
import { databaseNow } from '../database/database-now.js';
import type { Database } from '../database/schema.js';

/** Milliseconds between two signs of life of a render node, and after which a silent one counts as gone. */
const beatMs = 5000;
const staleAfterMs = 20_000;
/** Milliseconds for which an answer is good. */
const memoryMs = 1000;

/** Which render nodes there are, by the clock of the database. */
export class NodeRegistry {
  private readonly rounds: BackgroundRounds;
  private known: { at: number; others: number } | null = null;

  constructor(
    private readonly db: Kysely<Database>,
    readonly id: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.rounds = new BackgroundRounds(() => this.beat(), { everyMs: beatMs, onError });
  }

  async start(): Promise<void> {
    this.rounds.start();
    await this.rounds.ended();
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
    this.rounds.stop();
    await this.rounds.ended();
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
