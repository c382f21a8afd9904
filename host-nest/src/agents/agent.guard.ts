import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Principal } from '../accounts/account.js';
import { AccountStore } from '../accounts/account-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { ApiKeyGuard } from '../http/api-key.guard.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RateLimits } from '../limits/rate-limits.js';
import { AgentTokens } from '../oauth/agent-tokens.js';
import { Sessions } from '../people/sessions.js';
import { agentScopes, type AgentScope } from './tools/agent-tool.js';

const granted = new WeakMap<object, readonly AgentScope[]>();

/** What the sender of a request may do: a key everything, an access token what a person has granted. */
export const scopesOf = (request: Request): readonly AgentScope[] => granted.get(request) ?? agentScopes;

/** The checks of REST for agents, who come with a key or with an access token. Interface 5.6. */
@Injectable()
export class AgentGuard extends ApiKeyGuard {
  constructor(
    accounts: AccountStore,
    limiter: RateLimiter,
    limits: RateLimits,
    reflector: Reflector,
    sessions: Sessions,
    private readonly tokens: AgentTokens,
    private readonly publicUrl: PublicUrl,
  ) {
    super(accounts, limiter, limits, reflector, sessions);
  }

  /** An agent is let in by a person, and does not act in their browser. */
  protected override async memberOf(): Promise<null> {
    return null;
  }

  protected override async find(key: string, request: Request): Promise<Principal | null> {
    if (key.startsWith('svk_')) return super.find(key, request);
    const found = await this.tokens.find(key, this.publicUrl.seenBy(request));
    if (!found) return null;
    granted.set(request, found.scopes);
    return found.principal;
  }

  /** RFC 9728, 5.1: where a client learns who lets it in. */
  protected override challenge(request: Request, wasRefused: boolean): string {
    const metadata = `${this.publicUrl.seenBy(request)}/.well-known/oauth-protected-resource/mcp`;
    const error = wasRefused ? 'error="invalid_token", ' : '';
    return `Bearer ${error}resource_metadata="${metadata}", scope="${agentScopes.join(' ')}"`;
  }
}
