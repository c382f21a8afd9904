import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { PasswordResets } from './password-resets.js';
import { PersonStore } from './person-store.js';
import { SessionStore } from './session-store.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';

/** Members of accounts, and how they sign in. */
@Module({
  imports: [DatabaseModule, CoordinationModule, AccountsModule],
  providers: [PersonStore, PasswordResets, SessionStore, SignIn, SessionCookie, Sessions],
  exports: [PersonStore, PasswordResets, SessionStore, SignIn, SessionCookie, Sessions],
})
export class PeopleModule {}
