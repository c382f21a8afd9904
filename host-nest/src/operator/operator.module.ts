import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageModule } from '../files/storage.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { NodesModule } from '../nodes/nodes.module.js';
import { PeopleModule } from '../people/people.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { AdminController } from './admin.controller.js';
import { Failures } from './failures.js';
import { OperatorListsController } from './operator-lists.controller.js';
import { OperatorOverviewController } from './operator-overview.controller.js';
import { QueueStates } from './queue-state.js';
import { StorageMeter } from './storage-use.js';

/** Accounts, keys and brand kits in the hands of the operator, and how the installation gets on. */
@Module({
  imports: [
    HttpModule,
    CatalogsModule,
    CoordinationModule,
    DatabaseModule,
    InputsModule,
    JobsModule,
    NodesModule,
    PeopleModule,
    StorageModule,
  ],
  controllers: [AdminController, OperatorListsController, OperatorOverviewController],
  providers: [QueueStates, StorageMeter, Failures],
})
export class OperatorModule {}
