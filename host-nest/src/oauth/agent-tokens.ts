import { Injectable } from '@nestjs/common';
import type { Principal } from '../accounts/account.js';
import { agentScopes, type AgentScope } from '../agents/tools/agent-tool.js';
import { AuthorizationServers } from './authorization-servers.js';
import { ConnectedAgents } from './connected-agents.js';

/** Who sends an access token. */
@Injectable()
export class AgentTokens {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly agents: ConnectedAgents,
  ) {}

  /** null: it is unknown, has ended, or is for another service (RFC 8707). */
  async find(token: string, url: string): Promise<{ principal: Principal; scopes: AgentScope[] } | null> {
    // Ours have 43 characters; nothing else is looked up.
    if (!/^[\w-]{20,100}$/.test(token)) return null;
    const found = await (await this.servers.at(url)).AccessToken.find(token);
    if (!found?.grantId || found.aud !== `${url}/mcp`) return null;
    const principal = await this.agents.principalOf(found.grantId);
    const granted = new Set(found.scope?.split(' '));
    return principal && { principal, scopes: agentScopes.filter((scope) => granted.has(scope)) };
  }
}
