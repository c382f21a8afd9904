import { isIP } from 'node:net';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request } from 'express';
import { PublicUrl } from '../configuration/public-url.js';

/**
 * Refuses what a page of somebody else's could send through a browser on this network: a request under a name that is none of
 * ours (DNS rebinding), or with the `Origin` of another site. A name without a dot is no name of the internet: those of a
 * machine and of containers beside this one. An address is no name, so that nobody can lead it elsewhere.
 */
@Injectable()
export class AgentAddressGuard implements CanActivate {
  constructor(private readonly publicUrl: PublicUrl) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const ours = new URL(this.publicUrl.get()).hostname;
    const host = hostnameOf(`http://${headers.host ?? ''}`);
    if (host === null || !(host === ours || isLocalName(host) || isAddress(host))) {
      throw new ServiceError(
        'forbidden',
        `Host ${JSON.stringify(headers.host ?? '')} is none of this service. Use its address, or set PUBLIC_URL to this one.`,
      );
    }
    if (headers.origin === undefined) return true;
    const origin = hostnameOf(headers.origin);
    if (origin === null || !(origin === ours || origin === host || isLoopback(origin))) {
      throw new ServiceError('forbidden', `Origin ${JSON.stringify(headers.origin)} may not use this service.`);
    }
    return true;
  }
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') || null : null;
}

const isAddress = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isAddress(host) && host.startsWith('127.'));
const isLocalName = (host: string): boolean => !host.includes('.') || host.endsWith('.localhost');
