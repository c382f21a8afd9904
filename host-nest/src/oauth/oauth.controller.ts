import { All, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { agentScopes } from '../agents/tools/agent-tool.js';
import { PublicUrl } from '../configuration/public-url.js';
import { AgentAddressGuard } from '../http/agent-address.guard.js';
import { addressOf, countRequest, writeLimits } from '../http/limit-headers.js';
import { tooMany } from '../http/api-key.guard.js';
import { OpenController } from '../http/service-controllers.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { AuthorizationServers } from './authorization-servers.js';

/** OAuth 2.1 for agents: what a client finds out (RFC 9728, RFC 8414), and the endpoints of the authorization server. */
@OpenController()
@UseGuards(AgentAddressGuard)
export class OAuthController {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly publicUrl: PublicUrl,
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
  ) {}

  @Get(['.well-known/oauth-protected-resource', '.well-known/oauth-protected-resource/mcp'])
  resource(@Req() request: Request, @Res() response: Response): void {
    const url = this.publicUrl.seenBy(request);
    response.set('Access-Control-Allow-Origin', '*').json({
      resource: `${url}/mcp`,
      authorization_servers: [url],
      scopes_supported: agentScopes,
      bearer_methods_supported: ['header'],
      resource_name: 'Scenewright',
    });
  }

  @All(['.well-known/oauth-authorization-server', '.well-known/openid-configuration', 'oauth/*rest'])
  async server(@Req() request: Request, @Res() response: Response): Promise<void> {
    const verdict = await countRequest(this.limiter, addressOf(request), [this.limits.requests]);
    writeLimits(response, verdict);
    if (!verdict.admitted) throw tooMany(verdict);
    const { origin, protocol, host, pathname } = new URL(this.publicUrl.seenBy(request));
    const base = pathname.replace(/\/$/, '');
    const server = await this.servers.at(`${origin}${base}`);
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
    request.url = withScope(request.url.slice(base.length));
    await server.callback()(request, response);
  }
}

/** An agent that asks for no scope asks for what there is; the person sees it and decides. */
function withScope(url: string): string {
  const asked = new URL(url, 'http://here.invalid');
  if (!asked.pathname.endsWith('/oauth/authorize') || asked.searchParams.get('scope')) return url;
  asked.searchParams.set('scope', agentScopes.join(' '));
  return asked.pathname + asked.search;
}
