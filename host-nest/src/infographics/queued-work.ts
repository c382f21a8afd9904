import type { Trx } from '../accounts/ledger-store.js';
import { newId } from '../ids/ids.js';
import { carriedTrace } from '../tracing/trace-carrier.js';

const topic = 'infographics';

/** Work for the renderers, stored with what it is for and handed to the queue afterwards. `owner` is its account. */
export async function enqueue(trx: Trx, owner: string, body: Record<string, string>, now: number): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: newId('evt', now),
      kind: 'enqueue',
      topic,
      owner,
      body: JSON.stringify({ topic, ...body, ...carriedTrace() }),
      created_at: now,
    })
    .execute();
}
