import type { Server } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { MODULE_OPTIONS, type ScenewrightModuleOptions } from '../configuration/module-options.js';
import { PublicUrl } from '../configuration/public-url.js';
import { AccountStore } from './account-store.js';
import { printOwner } from './owner-greeting.js';

/** Makes the owner of a new installation at its first start, and greets them. */
@Injectable()
export class Owner implements OnApplicationBootstrap, OnModuleDestroy {
  private greet: () => void = () => undefined;

  constructor(
    @Inject(MODULE_OPTIONS) private readonly options: ScenewrightModuleOptions,
    private readonly accounts: AccountStore,
    private readonly publicUrl: PublicUrl,
    private readonly host: HttpAdapterHost,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const owner = await this.accounts.createOwner();
    if (!owner) return;
    const { apiKey, webhookSecret, signInToken } = owner;
    this.greet = () => {
      this.greet = () => undefined;
      const signInUrl = `${this.publicUrl.get()}/app/sign-in#token=${signInToken}`;
      (this.options.onOwner ?? printOwner)({ apiKey, webhookSecret, signInUrl });
    };
    // The link leads to where the application listens. When it can't, the key is shown all the same: it is now or never.
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    server?.once('listening', () => this.greet());
    server?.once('error', () => this.greet());
  }

  onModuleDestroy(): void {
    this.greet();
  }
}
