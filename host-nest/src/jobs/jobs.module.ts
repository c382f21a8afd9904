import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { JobStore } from './job-store.js';
import { Pace } from './pace.js';

/** Video jobs as they are stored. */
@Module({
  imports: [DatabaseModule, AccountsModule, StorageModule],
  providers: [JobStore, Pace],
  exports: [JobStore, Pace],
})
export class JobsModule {}
