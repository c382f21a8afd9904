import type { Plan } from '@scenewright/core/billing';
import { lockAccount, type Trx } from '../accounts/ledger-store.js';
import { sha256 } from '../ids/ids.js';

/**
 * Shuts an account in one transaction: its keys, sessions and agents open nothing any more, its people are gone, and nothing
 * new is taken for it. The row stays without name and address, because the books name it.
 *
 * @throws ServiceError not_found
 */
export async function closeAccount(
  trx: Trx,
  accountId: string,
  planOf: (id: string) => Plan,
  now: number,
): Promise<void> {
  await lockAccount(trx, accountId, planOf, now);
  const grants = await trx
    .selectFrom('connected_agents')
    .select('grant_id')
    .where('account_id', '=', accountId)
    .execute();
  const ids = grants.map(({ grant_id }) => grant_id);
  if (ids.length > 0) {
    await trx
      .deleteFrom('oauth_records')
      .where(({ eb, or, and }) =>
        or([eb('grant_id', 'in', ids), and([eb('kind', '=', 'Grant'), eb('id', 'in', ids.map(sha256))])]),
      )
      .execute();
  }
  await trx.deleteFrom('connected_agents').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('app_keys').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('people').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sign_in_links').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx
    .updateTable('accounts')
    .set({ name: '', email: null, closed_at: now })
    .where('id', '=', accountId)
    .execute();
}
