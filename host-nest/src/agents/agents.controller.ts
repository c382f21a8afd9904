import { All, Post, Req, Res } from '@nestjs/common';
import { toNodeHandler, type NodeMcpRequestHandler } from '@modelcontextprotocol/node';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import type { Principal } from '../accounts/account.js';
import { Caller } from '../http/request-context.js';
import { PublicUrl } from '../configuration/public-url.js';
import { AgentServer } from './agent-server.js';
import { AgentController } from './agent-controller.js';
import { scopesOf } from './agent.guard.js';

/** Interface 4.10: the agent protocol over Streamable HTTP, one message a request. */
@AgentController('mcp')
export class AgentsController {
  private readonly handle: NodeMcpRequestHandler;

  constructor(
    { handler }: AgentServer,
    private readonly publicUrl: PublicUrl,
  ) {
    this.handle = toNodeHandler(handler);
  }

  @Post()
  async serve(@Caller() principal: Principal, @Req() request: Request, @Res() response: Response): Promise<void> {
    const body = request.body as unknown;
    // They left the protocol in 2025, and each of theirs would have to be counted.
    if (Array.isArray(body)) throw new ServiceError('invalid_request', 'A request takes one message, not a batch.');
    const auth = {
      token: '',
      clientId: principal.keyId,
      scopes: [...scopesOf(request)],
      // Where a client that may too little asks for more.
      resource: new URL(`${this.publicUrl.seenBy(request)}/mcp`),
      extra: { principal, message: body },
    };
    await this.handle(Object.assign(request, { auth }), response, body);
  }

  /** No stream stays open beside a call, and there is no session to end. */
  @All()
  refuse(@Req() { method }: Request): never {
    throw new ServiceError('method_not_allowed', `${method} is not a method of this path.`, { Allow: 'POST' });
  }
}
