import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from '../accounts/account.js';

const principals = new WeakMap<object, Principal>();

export function rememberPrincipal(request: Request, principal: Principal): void {
  principals.set(request, principal);
}

/** Who sends the request; set by `ApiKeyGuard` for every path that needs a key. */
export function principalOf(request: Request): Principal {
  const principal = principals.get(request);
  if (!principal) throw new Error(`${request.method} ${request.path} was not let through by a guard.`);
  return principal;
}

/** The account and key that send the request. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal =>
  principalOf(context.switchToHttp().getRequest<Request>()),
);
