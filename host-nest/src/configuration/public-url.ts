import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Configuration } from './configuration.js';

/**
 * What links begin with. Without PUBLIC_URL it is where the application listens, with the prefix of its routes: under the name of
 * this machine and not its number, since browsers bind passkeys to names alone.
 */
@Injectable()
export class PublicUrl {
  private prefix: string | null = null;

  constructor(
    private readonly configuration: Configuration,
    private readonly host: HttpAdapterHost,
  ) {}

  get(): string {
    const { publicUrl, port } = this.configuration;
    if (publicUrl !== null) return publicUrl;
    const address = (this.host.httpAdapter?.getHttpServer() as Server | undefined)?.address();
    const listening = typeof address === 'object' && address !== null ? address.port : port;
    return `http://localhost:${listening}${this.globalPrefix()}`;
  }

  /** The same as a client sees it: without PUBLIC_URL under the name that it has asked for. */
  seenBy({ protocol, headers }: { protocol: string; headers: { host?: string } }): string {
    if (this.configuration.publicUrl !== null || headers.host === undefined) return this.get();
    return `${protocol}://${headers.host}${this.globalPrefix()}`;
  }

  /** Nest keeps the prefix of an application to itself; the router shows it before a path of ours. */
  private globalPrefix(): string {
    if (this.prefix !== null) return this.prefix;
    const router = (this.host.httpAdapter?.getInstance() as { router?: Router } | undefined)?.router;
    const path = router?.stack.map(({ route }) => route?.path).find((one) => one?.endsWith(download));
    if (path === undefined) return '';
    this.prefix = path.slice(0, -download.length);
    return this.prefix;
  }
}

const download = '/files/*key';

interface Router {
  stack: { route?: { path: string } }[];
}
