import type { Plan } from '@scenewright/core/billing';

export interface Account {
  id: string;
  name: string;
  email: string | null;
  plan: Plan;
  unlimited: boolean;
}

/** Who sends a request. */
export interface Principal {
  account: Account;
  keyId: string;
}
