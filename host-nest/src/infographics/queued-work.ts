import type { Trx } from '../accounts/ledger-store.js';
import { newId } from '../ids/ids.js';
import { carriedTrace } from '../tracing/trace-carrier.js';

/** Work for the renderers, stored with what it is for and handed to the queue afterwards. */
export async function enqueue(trx: Trx, body: Record<string, string>, now: number): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: newId('evt', now),
      kind: 'enqueue',
      body: JSON.stringify({ topic: 'infographics', ...body, ...carriedTrace() }),
      created_at: now,
    })
    .execute();
}
