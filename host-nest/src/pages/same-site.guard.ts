import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
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
    const { method, headers, protocol } = context.switchToHttp().getRequest<Request>();
    if (method === 'GET' || method === 'HEAD') return true;
    const site = headers['sec-fetch-site'];
    const { origin } = headers;
    const ours = new URL(this.publicUrl.seenBy({ protocol, headers })).origin;
    const isOurs = site === undefined ? origin === ours : site === 'same-origin';
    if (!isOurs) throw new ServiceError('forbidden', 'This form was not sent from a page of this service.');
    return true;
  }
}
