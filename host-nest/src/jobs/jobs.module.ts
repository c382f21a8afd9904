import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { ForeignChanges } from './foreign-changes.js';
import { JobStore } from './job-store.js';
import { Pace } from './pace.js';

/** Video jobs as they are stored. */
@Module({
  imports: [DatabaseModule, AccountsModule, StorageModule],
  providers: [ForeignChanges, JobStore, Pace],
  exports: [ForeignChanges, JobStore, Pace],
})
export class JobsModule {}
