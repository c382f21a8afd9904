import { Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Configuration as Client } from 'openid-client';
import { Configuration } from '../configuration/configuration.js';
import { PublicUrl } from '../configuration/public-url.js';

/** What the browser of somebody who is sent away has to bring back, and what is kept here meanwhile. */
export interface OidcQuestion {
  state: string;
  nonce: string;
  verifier: string;
}

/** What an issuer says of somebody (OpenID Connect Core 1.0, 5.1). */
export interface OidcPerson {
  issuer: string;
  subject: string;
  name: string | null;
  /** null unless the issuer says that it is theirs. */
  email: string | null;
}

const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
/** Seconds that the issuer may take to answer. */
const patienceSeconds = 10;

/** The issuer that people sign in with, where one is configured: the code flow with PKCE, state and nonce. */
@Injectable()
export class OidcIssuer {
  private client: Promise<Client> | null = null;

  constructor(
    private readonly configuration: Configuration,
    private readonly publicUrl: PublicUrl,
  ) {}

  /** What its button says; null where none is configured. */
  get name(): string | null {
    return this.configuration.oidc?.name ?? null;
  }

  /** Where somebody is sent, and the question that their answer is held to. @throws ServiceError not_found, unavailable */
  async ask(): Promise<{ url: string; question: OidcQuestion }> {
    const client = await this.open();
    const oidc = await import('openid-client');
    const question = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: this.callbackUrl(),
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(question.verifier),
      code_challenge_method: 'S256',
      state: question.state,
      nonce: question.nonce,
    });
    return { url: url.href, question };
  }

  /** Who came back; null when the answer does not fit the question, was refused, or comes a second time. */
  async answer(query: string, question: OidcQuestion): Promise<OidcPerson | null> {
    const client = await this.open();
    const oidc = await import('openid-client');
    try {
      const tokens = await oidc.authorizationCodeGrant(client, new URL(this.callbackUrl() + query), {
        pkceCodeVerifier: question.verifier,
        expectedState: question.state,
        expectedNonce: question.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      // Many issuers tell name and address at their own address alone.
      const profile =
        claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
          : claims;
      const { email, email_verified: isVerified, name } = profile;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name:
          typeof name === 'string'
            ? name
                .replace(/\p{Cc}/gu, ' ')
                .trim()
                .slice(0, 100) || null
            : null,
        email: typeof email === 'string' && isVerified === true && isAddress(email) ? email : null,
      };
    } catch (error) {
      if (error instanceof oidc.ClientError || error instanceof oidc.AuthorizationResponseError) return null;
      if (error instanceof oidc.ResponseBodyError) return null;
      throw error;
    }
  }

  private callbackUrl(): string {
    return `${this.publicUrl.get()}/app/oidc/callback`;
  }

  /** Asks the issuer for what it can, once it was reached. */
  private async open(): Promise<Client> {
    const { oidc: settings } = this.configuration;
    if (!settings) throw new ServiceError('not_found', 'There is nothing at this path.');
    this.client ??= discover(settings);
    try {
      return await this.client;
    } catch (error) {
      // It may be back the next time.
      this.client = null;
      throw error;
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Configuration['oidc']>): Promise<Client> {
  const oidc = await import('openid-client');
  const address = new URL(issuer);
  const found = await oidc.discovery(address, clientId, {}, clientSecret === null ? oidc.None() : undefined, {
    timeout: patienceSeconds,
    // Over HTTP an issuer may be on this machine alone: the setting takes no other.
    ...(address.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  });
  if (clientSecret === null) return found;
  // A server that names no way takes Basic (RFC 8414, 2).
  const ways = found.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const way = ways.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
  const client = new oidc.Configuration(found.serverMetadata(), clientId, {}, way(clientSecret));
  client.timeout = patienceSeconds;
  if (address.protocol === 'http:') oidc.allowInsecureRequests(client);
  return client;
}
