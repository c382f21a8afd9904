import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeyStore } from './passkey-store.js';
import { Passkeys } from './passkeys.js';

/** Signing in with what a person's device or key holds. */
@Module({
  imports: [HttpModule, DatabaseModule, PeopleModule],
  controllers: [PasskeysController],
  providers: [PasskeyStore, Passkeys],
  exports: [PasskeyStore, Passkeys],
})
export class PasskeysModule {}
