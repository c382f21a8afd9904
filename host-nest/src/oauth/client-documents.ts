import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { guardedFetch } from '@scenewright/providers';

/**
 * Documents in which clients say who they are, at the https address that is their id (draft-ietf-oauth-client-id-metadata-document).
 * They are fetched from the hosts that the operator allows, and from public addresses alone.
 */
@Injectable()
export class ClientDocuments {
  private readonly guarded: typeof fetch;

  constructor(private readonly configuration: Configuration) {
    this.guarded = guardedFetch(configuration.allowPrivateUrls);
  }

  /** As `oidc-provider` is told of it. */
  get feature() {
    const { agentDocumentHosts: hosts } = this.configuration;
    return {
      enabled: hosts.length > 0,
      // The version of the draft that was tried: another one is looked at first.
      ack: 'draft-02',
      allowFetch: async (_context: unknown, clientId: string): Promise<boolean> =>
        hosts.includes('*') || hosts.includes(new URL(clientId).hostname.toLowerCase()),
    };
  }

  /** What the authorization server fetches, which are these documents alone. The connection is ours to make. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method, headers, signal } = init;
    return this.guarded(url, { method, headers, signal });
  };
}
