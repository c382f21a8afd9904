import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { fieldError, parsedUrl } from '@scenewright/core/requests';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { invalidRequest } from '../http/invalid-request.js';
import { OperatorController } from '../http/service-controllers.js';
import { LogoFetcher } from '../inputs/logo-fetcher.js';
import { AddressRules } from '../outbound/address-rules.js';
import { PersonStore } from '../people/person-store.js';
import { presentAccount, presentRotatedKey } from './operator-answers.js';
import {
  ChangeAccountBody,
  CreateAccountBody,
  CreateBrandKitBody,
  CreateKeyBody,
  RotateKeyBody,
} from './operator-bodies.js';

/** Decisions, "Operator interface". Behind ADMIN_TOKEN. */
@OperatorController('admin/v1')
export class AdminController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly keys: KeyStore,
    private readonly brandKits: BrandKitStore,
    private readonly logos: LogoFetcher,
    private readonly addresses: AddressRules,
    private readonly people: PersonStore,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Post('accounts')
  async createAccount(@Body() { name, email, plan, credits, export_minutes }: CreateAccountBody): Promise<unknown> {
    this.checkPlan(plan);
    const made = await this.accounts.create({
      name: name.trim(),
      email,
      plan,
      credits,
      exportMinutes: export_minutes,
    });
    return {
      account_id: made.accountId,
      key_id: made.keyId,
      api_key: made.apiKey,
      webhook_secret: made.webhookSecret,
    };
  }

  @Get('accounts/:id')
  async getAccount(@Param('id') id: string): Promise<unknown> {
    return presentAccount(await this.accounts.summary(id));
  }

  @Patch('accounts/:id')
  async changeAccount(
    @Param('id') id: string,
    @Body() { name, plan, credits, export_minutes }: ChangeAccountBody,
  ): Promise<unknown> {
    if (plan !== undefined) this.checkPlan(plan);
    const change = { name: name?.trim(), plan, credits, exportMinutes: export_minutes };
    return presentAccount(await this.accounts.update(id, change));
  }

  @Post('accounts/:id/keys')
  async createKey(@Param('id') id: string, @Body() body: CreateKeyBody): Promise<unknown> {
    const url = body.default_webhook_url ?? null;
    if (!this.addresses.allowPlainHttp && parsedUrl(url)?.protocol === 'http:')
      throw invalidRequest([fieldError('default_webhook_url', 'must be an https URL', url)]);
    this.addresses.refusePrivate([['default_webhook_url', url]]);
    const key = await this.accounts.createKey(id, body.name.trim(), url);
    return { key_id: key.keyId, api_key: key.apiKey, webhook_secret: key.webhookSecret };
  }

  /** Another secret for a key. The one before opens it until `former_valid_until`; its webhook secret stays. */
  @Post('keys/:id/rotate')
  @HttpCode(200)
  async rotateKey(@Param('id') id: string, @Body() { overlap_seconds }: RotateKeyBody): Promise<unknown> {
    return presentRotatedKey(await this.keys.rotate(id, overlap_seconds));
  }

  /** A link for one person: a new member, or one of the account who takes a new password. */
  @Post('accounts/:id/sign-in-links')
  async createSignInLink(@Param('id') id: string): Promise<unknown> {
    await this.accounts.summary(id);
    return { sign_in_url: `${this.publicUrl.get()}/app/sign-in#token=${await this.people.createLink(id)}` };
  }

  @Delete('keys/:id')
  @HttpCode(204)
  async revokeKey(@Param('id') id: string): Promise<void> {
    await this.accounts.revokeKey(id);
  }

  @Post('accounts/:id/brand-kits')
  async createBrandKit(@Param('id') id: string, @Body() kit: CreateBrandKitBody): Promise<unknown> {
    await this.accounts.summary(id);
    const logo = kit.logo_url === undefined ? undefined : await this.logos.fetch(kit.logo_url);
    const kitId = await this.brandKits.create(id, {
      name: kit.name.trim(),
      description: kit.description,
      websiteUrl: kit.website_url,
      colors: { ...kit.colors },
      fonts: { ...kit.fonts },
      hasLogo: logo !== undefined,
      ...(logo && { logo }),
    });
    return { id: kitId };
  }

  private checkPlan(plan: string): void {
    const ids = this.accounts.planIds();
    if (!ids.includes(plan)) throw invalidRequest([fieldError('plan', `must be one of ${ids.join(', ')}`, plan)]);
  }
}
