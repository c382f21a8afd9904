import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { HttpModule } from '../http/http.module.js';
import { PeopleModule } from '../people/people.module.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AgentTokens } from './agent-tokens.js';
import { AuthorizationServers } from './authorization-servers.js';
import { ClientDocuments } from './client-documents.js';
import { ConnectController } from './connect.controller.js';
import { ConnectedAgents } from './connected-agents.js';
import { OAuthController } from './oauth.controller.js';

/** OAuth 2.1: how an agent is let in by a person, without a key. */
@Module({
  imports: [HttpModule, DatabaseModule, AccountsModule, SecretsModule, PeopleModule],
  controllers: [OAuthController, ConnectController],
  providers: [AuthorizationServers, ClientDocuments, ConnectedAgents, AgentTokens],
  exports: [AgentTokens, ConnectedAgents],
})
export class OAuthModule {}
