import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OidcModule } from '../oidc/oidc.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { PagesController } from './pages.controller.js';
import { ResetController } from './reset.controller.js';

/** Signing in and out, and a new password. */
@Module({
  imports: [HttpModule, MailModule, OidcModule, PasskeysModule],
  controllers: [PagesController, ResetController],
})
export class PagesModule {}
