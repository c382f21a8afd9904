import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { BackgroundRounds } from '../background/background-rounds.js';
import { Configuration } from '../configuration/configuration.js';
import { databaseNow } from '../database/database-now.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { nodeFacts, type NodeFacts } from './node-facts.js';
import { WorksInHand } from './work-in-hand.js';

/** Milliseconds between two signs of a process, after which a silent one counts as gone, and is forgotten. */
const signMs = 10_000;
const staleAfterMs = 3 * signMs;
const forgottenMs = 86_400_000;

export interface ServiceNode extends NodeFacts {
  id: string;
  /** Milliseconds since 1970, by the clock of the database. */
  startedAt: number;
  seenAt: number;
  /** It gave no sign for three times as long as it should have. One that ends by itself is not listed any more. */
  isGone: boolean;
}

/** The processes of the installation: this one gives a sign now and then, and each sees them all. */
@Injectable()
export class ServiceNodes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly rounds: BackgroundRounds;

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly configuration: Configuration,
    private readonly works: WorksInHand,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.rounds = new BackgroundRounds(() => this.sign(), {
      everyMs: signMs,
      onError: (error) => logger.warn({ err: error }, 'this node could not give a sign'),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.rounds.start();
    await this.rounds.ended();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.rounds.stop();
    await this.rounds.ended();
    await this.db
      .deleteFrom('service_nodes')
      .where('id', '=', this.id)
      .execute()
      .catch(() => undefined);
  }

  /** Those that have worked in the last day, the newest first. */
  async list(): Promise<ServiceNode[]> {
    // What this one does now, not what it did when it last gave a sign.
    await this.sign();
    const rows = await this.db
      .selectFrom('service_nodes')
      .selectAll()
      .select(sql<boolean>`seen_at < ${databaseNow} - ${staleAfterMs}::float8`.as('is_gone'))
      .orderBy('started_at', 'desc')
      .execute();
    return rows.map(({ id, facts, started_at: startedAt, seen_at: seenAt, is_gone: isGone }) => ({
      ...(JSON.parse(facts) as NodeFacts),
      id,
      startedAt,
      seenAt,
      isGone,
    }));
  }

  private async sign(): Promise<void> {
    const facts = JSON.stringify(await nodeFacts(this.configuration, this.works.list()));
    await sql`
      insert into service_nodes (id, facts, started_at, seen_at)
      values (${this.id}, ${facts}, ${databaseNow}, ${databaseNow})
      on conflict (id) do update set facts = excluded.facts, seen_at = excluded.seen_at`.execute(this.db);
    await sql`delete from service_nodes where seen_at < ${databaseNow} - ${forgottenMs}::float8`.execute(this.db);
  }
}
