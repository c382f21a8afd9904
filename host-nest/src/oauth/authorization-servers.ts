import { generateKeyPairSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type Provider from 'oidc-provider';
import type { Configuration as ProviderConfiguration, errors as ProviderErrors, JWK } from 'oidc-provider';
import { agentScopes } from '../agents/tools/agent-tool.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { newToken } from '../ids/ids.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { PersonStore } from '../people/person-store.js';
import { SecretBox } from '../secrets/secret-box.js';
import { secretSetting } from '../secrets/stored-secrets.js';
import { ClientDocuments } from './client-documents.js';
import { ConnectedAgents } from './connected-agents.js';
import { OAuthRecords } from './oauth-records.js';

const day = 86_400;
/** Seconds. Decisions, fine point 17. */
const lifetimes = {
  AccessToken: 3600,
  RefreshToken: 60 * day,
  AuthorizationCode: 60,
  Interaction: 1800,
  Session: day,
  Grant: 3650 * day,
};
/** A code must not cross a network in the clear (OAuth 2.1, 2.3.1). Other schemes lead to a program of the same machine. */
function isSafeRedirect(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol !== 'http:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Names under which this service is asked at the same time; more begin anew. */
const mostServers = 8;

interface Keys {
  jwk: JWK;
  cookie: string;
}

/**
 * The authorization server of OAuth 2.1, `oidc-provider` over the storage of the service. One for each address under which
 * clients know the service: it is the issuer, and what a token is for.
 */
@Injectable()
export class AuthorizationServers {
  private readonly servers = new Map<string, Provider>();
  private keys: Promise<Keys> | null = null;

  constructor(
    @Inject(DATABASE) private readonly db: Kysely<Database>,
    private readonly secrets: SecretBox,
    private readonly people: PersonStore,
    private readonly agents: ConnectedAgents,
    private readonly documents: ClientDocuments,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async at(url: string): Promise<Provider> {
    this.keys ??= this.readKeys();
    const keys = await this.keys;
    // With the first agent that asks: most installations are used with keys.
    const { Provider: Server, errors } = await import('oidc-provider');
    const known = this.servers.get(url);
    if (known) return known;
    const [oldest] = this.servers.keys();
    if (this.servers.size >= mostServers && oldest !== undefined) this.servers.delete(oldest);
    const server = new Server(url, this.configuration(url, keys, errors));
    // The address is ours to say: whatever is passed on by whoever stands before it was put in by us.
    server.proxy = true;
    server.on('grant.revoked', (_context: unknown, grantId: string) => {
      this.agents
        .forget(grantId)
        .catch((error: unknown) => this.logger.error({ err: error }, 'an agent was not cut off'));
    });
    server.on('server_error', (_context: unknown, error: Error) => this.logger.error({ err: error }, 'OAuth failed'));
    this.servers.set(url, server);
    return server;
  }

  private configuration(url: string, { jwk, cookie }: Keys, errors: typeof ProviderErrors): ProviderConfiguration {
    const { db, now, people } = this;
    const base = new URL(url).pathname.replace(/\/$/, '');
    const resource = `${url}/mcp`;
    return {
      adapter: (kind: string) => new OAuthRecords(kind, db, now),
      jwks: { keys: [jwk] },
      cookies: { keys: [cookie] },
      scopes: [...agentScopes],
      responseTypes: ['code'],
      clientAuthMethods: ['none'],
      clientDefaults: {
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'ES256',
      },
      // Asked for each client that registers, with all that it says of itself.
      extraClientMetadata: {
        properties: ['redirects'],
        validator: (_context, _property, _value, { redirect_uris: uris = [] }) => {
          if (uris.every(isSafeRedirect)) return;
          throw new errors.InvalidRedirectUri('redirect_uris must be https, or http to this machine itself');
        },
      },
      pkce: { required: () => true },
      ttl: lifetimes,
      issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
      rotateRefreshToken: true,
      expiresWithSession: async () => false,
      // Each connection is asked for, and is one of its own.
      loadExistingGrant: async ({ oidc }) => {
        const grantId = oidc.result?.consent?.grantId;
        return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
      },
      findAccount: async (_context, sub) =>
        (await people.has(sub)) ? { accountId: sub, claims: async () => ({ sub }) } : undefined,
      interactions: { url: async (_context, { uid }) => `${base}/app/connect/${uid}` },
      routes: {
        authorization: '/oauth/authorize',
        token: '/oauth/token',
        registration: '/oauth/register',
        revocation: '/oauth/revoke',
        jwks: '/oauth/jwks',
      },
      features: {
        devInteractions: { enabled: false },
        userinfo: { enabled: false },
        rpInitiatedLogout: { enabled: false },
        revocation: {
          enabled: true,
          allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
        },
        registration: { enabled: true },
        clientIdMetadataDocument: this.documents.feature,
        resourceIndicators: {
          enabled: true,
          defaultResource: async () => resource,
          useGrantedResource: async () => true,
          getResourceServerInfo: async (_context, indicator) => {
            if (indicator !== resource) throw new errors.InvalidTarget(`The resource of this server is ${resource}.`);
            return { scope: agentScopes.join(' '), audience: resource, accessTokenFormat: 'opaque' };
          },
        },
      },
      fetch: this.documents.fetch,
      renderError: async (context, { error, error_description: description }) => {
        context.type = 'text/plain; charset=utf-8';
        context.body = `${error}: ${description ?? 'the request of the agent could not be read'}\n`;
      },
    };
  }

  private async readKeys(): Promise<Keys> {
    const make = (): string => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return JSON.stringify({
        jwk: privateKey.export({ format: 'jwk' }),
        cookie: newToken(),
      });
    };
    return JSON.parse(await secretSetting('oauth_keys', make, this.secrets, this.db)) as Keys;
  }
}
