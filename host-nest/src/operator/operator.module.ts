import { Module } from '@nestjs/common';
import { CatalogsModule } from '../catalogs/catalogs.module.js';
import { HttpModule } from '../http/http.module.js';
import { InputsModule } from '../inputs/inputs.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AdminController } from './admin.controller.js';

/** Accounts, keys and brand kits in the hands of the operator. */
@Module({ imports: [HttpModule, CatalogsModule, InputsModule, PeopleModule], controllers: [AdminController] })
export class OperatorModule {}
