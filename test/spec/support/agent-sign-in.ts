import type {
  OAuthClientMetadata,
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';

/** What the official client needs to be let in by a person: it remembers here what it is told, and where it sends them. */
export class AgentSignIn implements OAuthClientProvider {
  /** Where the person is sent to. */
  sentTo: URL | null = null;
  saved: StoredOAuthTokens | undefined;
  private discovered: OAuthDiscoveryState | undefined;
  private client: StoredOAuthClientInformation | undefined;
  private verifier = '';

  constructor(
    private readonly scope?: string,
    readonly redirectUrl = 'http://127.0.0.1:1455/callback',
  ) {}

  get clientMetadata(): OAuthClientMetadata {
    return {
      client_name: 'Test <agent>',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...(this.scope !== undefined && { scope: this.scope }),
    };
  }

  state(): string {
    return 'the-state-of-the-test';
  }

  clientInformation(): StoredOAuthClientInformation | undefined {
    return this.client;
  }

  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.client = client;
  }

  tokens(): StoredOAuthTokens | undefined {
    return this.saved;
  }

  saveTokens(tokens: StoredOAuthTokens): void {
    this.saved = tokens;
  }

  invalidateCredentials(): void {
    this.saved = undefined;
  }

  redirectToAuthorization(url: URL): void {
    this.sentTo = url;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.discovered = state;
  }

  discoveryState(): OAuthDiscoveryState | undefined {
    return this.discovered;
  }

  codeVerifier(): string {
    return this.verifier;
  }
}
