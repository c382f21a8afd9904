import type { MeterUnit } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import { countInFlight } from '../accounts/account-store.js';
import { balanceOf, type AccountRow, type Trx } from '../accounts/ledger-store.js';

/** What a job needs to start. `minimum` is the model's own (interface 2.3). */
export interface Need {
  credits: number;
  minimum: number;
  exportMinutes: number;
}

/** In-flight cap, then credits, then export minutes. Decisions, "Order of checks" and "Prices". */
export async function requireAllowance(trx: Trx, account: AccountRow, need: Need): Promise<void> {
  const cap = account.plan.jobsInFlight;
  if ((await countInFlight(trx, account.id)) >= cap) {
    const jobs = cap === 1 ? '1 video job' : `${cap} video jobs`;
    throw new ServiceError(
      'too_many_in_flight',
      `Your plan has ${jobs} in progress at most. Wait until one has ended.`,
    );
  }
  if (account.unlimited) return;
  const available = async (unit: MeterUnit) => (await balanceOf(trx, account.id, unit)).available;
  const credits = await available('credits');
  const wanted = Math.max(need.credits, need.minimum);
  if (credits < wanted) {
    throw new ServiceError(
      'insufficient_credits',
      `This job needs ${wanted} credits to start (estimate ${need.credits}, minimum ${need.minimum}); ${credits} are available.`,
    );
  }
  const minutes = need.exportMinutes > 0 ? await available('export_minutes') : 0;
  if (minutes < need.exportMinutes) {
    throw new ServiceError(
      'insufficient_credits',
      `This render needs ${need.exportMinutes} export minutes; ${minutes} are available.`,
    );
  }
}
