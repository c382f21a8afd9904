import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { PeopleModule } from '../people/people.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { AdminController } from './admin.controller.js';
import { OperatorListsController } from './operator-lists.controller.js';

/** Accounts, keys and brand kits in the hands of the operator. */
@Module({
  imports: [HttpModule, CatalogsModule, InputsModule, JobsModule, PeopleModule],
  controllers: [AdminController, OperatorListsController],
})
export class OperatorModule {}
