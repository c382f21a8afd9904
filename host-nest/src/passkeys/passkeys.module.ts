import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PasskeyStore } from './passkey-store.js';
import { Passkeys } from './passkeys.js';

/** Signing in with what a person's device or key holds. */
@Module({
  imports: [DatabaseModule, PeopleModule],
  providers: [PasskeyStore, Passkeys],
  exports: [PasskeyStore, Passkeys],
})
export class PasskeysModule {}
