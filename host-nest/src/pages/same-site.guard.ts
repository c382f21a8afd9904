import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { PublicUrl } from '../configuration/public-url.js';

/**
 * A form counts only when a page of ours sent it: a browser tells where one comes from, and no page can make it tell otherwise.
 * Beside it, session cookies are `SameSite`.
 */
@Injectable()
export class SameSiteGuard implements CanActivate {
  constructor(private readonly publicUrl: PublicUrl) {}

  canActivate(context: ExecutionContext): boolean {
    requireOwnPage(context.switchToHttp().getRequest<Request>(), this.publicUrl);
    return true;
  }
}

/** @throws ServiceError forbidden, for what changes something and was sent by a page of another site */
export function requireOwnPage({ method, headers, protocol }: Request, publicUrl: PublicUrl): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const ours = new URL(publicUrl.seenBy({ protocol, headers })).origin;
  const isOurs = site === undefined ? origin === ours : site === 'same-origin';
  if (!isOurs) throw new ServiceError('forbidden', 'This was not sent from a page of this service.');
}
