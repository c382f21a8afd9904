import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { PersonStore } from './person-store.js';
import { SessionStore } from './session-store.js';
import { SignIn } from './sign-in.js';

/** Members of accounts, and how they sign in. */
@Module({
  imports: [DatabaseModule, CoordinationModule],
  providers: [PersonStore, SessionStore, SignIn, SessionCookie],
  exports: [PersonStore, SignIn, SessionCookie],
})
export class PeopleModule {}
