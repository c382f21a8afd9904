import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.js';

export interface OutboxTask {
  id: string;
  body: string;
  owner: string;
}

/** Topics that have something in the outbox. Read from the first rows of an index, however much waits. */
export async function waitingTopics(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    with recursive topics as (
      (select topic from outbox where handed_at is null order by topic limit 1)
      union all
      select (select topic from outbox where handed_at is null and topic > topics.topic order by topic limit 1)
      from topics where topics.topic is not null)
    select topic from topics where topic is not null`.execute(db);
  return rows.map(({ topic }) => topic);
}

/**
 * What is to be handed over next, `count` tasks at most: the accounts take turns. The place of a task is how many of its
 * account come before it, those that the queue has already included; of one place the oldest goes first. It costs a few
 * rows for each account that waits, however much each of them has ordered.
 */
export async function nextTurns(db: Kysely<Database>, topic: string, count: number): Promise<OutboxTask[]> {
  const { rows } = await sql<OutboxTask>`
    with recursive owners as (
      (select owner from outbox where handed_at is null and topic = ${topic} order by owner limit 1)
      union all
      select (
        select owner from outbox
        where handed_at is null and topic = ${topic} and owner > owners.owner order by owner limit 1)
      from owners where owners.owner is not null)
    select waiting.id, waiting.body, owners.owner
    from owners
    cross join lateral (
      select count(*) as tasks from outbox
      where handed_at is not null and topic = ${topic} and owner = owners.owner) as handed
    cross join lateral (
      select count(*) as tasks from queue_tasks
      where state in ('waiting', 'running') and topic = ${topic} and owner = owners.owner) as queued
    cross join lateral (
      select id, body, row_number() over (order by id) as place from (
        select id, body from outbox
        where handed_at is null and topic = ${topic} and owner = owners.owner order by id limit ${count}) as own
    ) as waiting
    where owners.owner is not null
    order by handed.tasks + queued.tasks + waiting.place, waiting.id
    limit ${count}`.execute(db);
  return rows;
}

/** How many wait for their turn. */
export async function countTurns(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('handed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
