import type { Request } from 'express';
import type { Principal } from '../accounts/account.js';

const principals = new WeakMap<object, Principal>();

export function rememberPrincipal(request: Request, principal: Principal): void {
  principals.set(request, principal);
}

/** Who sends the request; set by the gate for every path that needs a key. */
export function principalOf(request: Request): Principal {
  const principal = principals.get(request);
  if (!principal) throw new Error(`${request.method} ${request.path} was not let through the gate.`);
  return principal;
}
