import { Get, Param, Post, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { agentScopes, type AgentScope } from '../agents/tools/agent-tool.js';
import { PublicUrl } from '../configuration/public-url.js';
import { sendPage } from '../pages/page.js';
import { PageController } from '../pages/page-controller.js';
import { formField } from '../pages/read-form.interceptor.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { wordsFor } from '../pages/words/words-for.js';
import type { Person } from '../people/person-store.js';
import { AuthorizationServers } from './authorization-servers.js';
import { ConnectedAgents } from './connected-agents.js';
import { consentPage, type AskedConsent } from './consent-page.js';

interface Asked extends AskedConsent {
  server: Provider;
  clientId: string;
  /** What the server wants to see granted beside the resource, where it was asked for. */
  others: string[];
}

/** Where an agent sends its user: to sign in, and to say whether it may act for them. */
@PageController('app/connect')
export class ConnectController {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly agents: ConnectedAgents,
    private readonly session: SessionCookie,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get(':uid')
  async show(@Param('uid') uid: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const asked = await this.asked(uid, request, response);
    const person = await this.session.personOf(request);
    if (person) sendPage(response, consentPage(asked, person, wordsFor(request)));
    else this.askToSignIn(request, response);
  }

  @Post(':uid')
  async answer(@Param('uid') uid: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const asked = await this.asked(uid, request, response);
    const person = await this.session.personOf(request);
    if (!person) {
      this.askToSignIn(request, response);
      return;
    }
    const result =
      formField(request, 'answer') === 'allow'
        ? { login: { accountId: person.id, remember: false }, consent: { grantId: await this.grant(asked, person) } }
        : { error: 'access_denied', error_description: 'The person did not allow it.' };
    await asked.server.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private async grant({ server, clientId, resource, scopes, others, agent }: Asked, person: Person): Promise<string> {
    const grant = new server.Grant({ accountId: person.id, clientId });
    grant.addResourceScope(resource, scopes.join(' '));
    if (others.length > 0) grant.addOIDCScope(others.join(' '));
    const grantId = await grant.save();
    await this.agents.add(person, { grantId, name: agent, scopes });
    return grantId;
  }

  private async asked(uid: string, request: Request, response: Response): Promise<Asked> {
    const url = this.publicUrl.seenBy(request);
    const server = await this.servers.at(url);
    // Found by the cookie of the browser that began it.
    const found = await server.interactionDetails(request, response).catch(() => null);
    if (!found || found.uid !== uid) {
      throw new ServiceError(
        'not_found',
        'This request has ended, or was begun in another browser. Connect the agent again.',
      );
    }
    const { client_id: clientId, redirect_uri: redirectUri, scope, resource } = found.params as Record<string, string>;
    const client = await server.Client.find(clientId as string);
    if (!client) throw new ServiceError('not_found', 'The agent is not registered any more. Connect it again.');
    const wanted = new Set((scope ?? '').split(' '));
    return {
      server,
      clientId: client.clientId,
      action: new URL(`${url}/app/connect/${uid}`).pathname,
      agent: (client.clientName ?? client.clientId).slice(0, 80),
      documentedAt: documentHostOf(client.clientId),
      redirectUri: redirectUri as string,
      resource: resource ?? `${url}/mcp`,
      scopes: agentScopes.filter((one): one is AgentScope => wanted.has(one)),
      others: ['openid', 'offline_access', ...agentScopes].filter((one) => wanted.has(one)),
    };
  }

  private askToSignIn(request: Request, response: Response): void {
    const base = new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
    response.redirect(303, `${base}/app/sign-in?${new URLSearchParams({ next: request.originalUrl }).toString()}`);
  }
}

/** Whose document says who the agent is; null for one that has registered itself. */
const documentHostOf = (clientId: string): string | null =>
  clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;
