import type { Trx } from '../accounts/ledger-store.js';

/** Removes deliveries with their tries. One that is being sent just now finds itself gone, and is not tried again. */
export async function removeDeliveries(
  trx: Trx,
  column: 'subject' | 'account_id',
  value: string,
  limit?: number,
): Promise<number> {
  let chosen = trx.selectFrom('webhook_deliveries').select('id').where(column, '=', value).forUpdate();
  if (limit !== undefined) chosen = chosen.limit(limit);
  const ids = (await chosen.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('webhook_tries').where('delivery_id', 'in', ids).execute();
  await trx.deleteFrom('webhook_deliveries').where('id', 'in', ids).execute();
  return ids.length;
}
