import { Module } from '@nestjs/common';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { OidcController } from './oidc.controller.js';
import { OidcIssuer } from './oidc-issuer.js';
import { OidcSignIn } from './oidc-sign-in.js';
import { OidcStore } from './oidc-store.js';

/** Signing in with an issuer of OpenID Connect. */
@Module({
  imports: [HttpModule, DatabaseModule],
  controllers: [OidcController],
  providers: [OidcIssuer, OidcStore, OidcSignIn],
  exports: [OidcIssuer],
})
export class OidcModule {}
