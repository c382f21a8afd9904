import { Module } from '@nestjs/common';
import { defaultPlans } from '@scenewright/core/billing';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { DatabaseModule } from '../database/database.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountStore } from './account-store.js';
import { KeyStore } from './key-store.js';
import { LedgerReader } from './ledger-reader.js';
import { Owner } from './owner.js';
import { PLANS } from './plans.js';

/** Accounts with their keys, plans and ledger. */
@Module({
  imports: [DatabaseModule, SecretsModule],
  providers: [
    {
      provide: PLANS,
      inject: [MODULE_OPTIONS],
      useFactory: ({ plans }: ScenewrightModuleOptions) => plans ?? defaultPlans,
    },
    AccountStore,
    KeyStore,
    LedgerReader,
    Owner,
  ],
  exports: [PLANS, AccountStore, KeyStore, LedgerReader],
})
export class AccountsModule {}
