import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { fieldError, parsedUrl } from '@scenewright/core/requests';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore } from '../accounts/key-store.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { PublicUrl } from '../configuration/public-url.js';
import { invalidRequest } from '../http/invalid-request.js';
import { OperatorController } from '../http/service-controllers.js';
import { LogoFetcher } from '../inputs/logo-fetcher.js';
import { Operation } from '../openapi/operation.js';
import { AddressRules } from '../outbound/address-rules.js';
import { PersonStore } from '../people/person-store.js';
import {
  AccountFacts,
  CreatedAccount,
  CreatedBrandKit,
  CreatedKey,
  presentAccount,
  presentRotatedKey,
  RotatedKeyAnswer,
  SignInLink,
} from './operator-answers.js';
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
  @Operation({
    id: 'createAccount',
    tag: 'Operator',
    summary: 'Makes an account with its first key; both secrets are shown once.',
    body: CreateAccountBody,
    success: [201, CreatedAccount],
    errors: ['invalid_request'],
  })
  async createAccount(
    @Body() { name, email, plan, credits, export_minutes }: CreateAccountBody,
  ): Promise<CreatedAccount> {
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
  @Operation({
    id: 'getAccount',
    tag: 'Operator',
    summary: 'One account with its balances.',
    params: { id: 'Id of the account.' },
    success: [200, AccountFacts],
  })
  async getAccount(@Param('id') id: string): Promise<AccountFacts> {
    return presentAccount(await this.accounts.summary(id));
  }

  @Patch('accounts/:id')
  @Operation({
    id: 'changeAccount',
    tag: 'Operator',
    summary: 'Changes name, plan or balances.',
    params: { id: 'Id of the account.' },
    body: ChangeAccountBody,
    success: [200, AccountFacts],
    errors: ['invalid_request'],
  })
  async changeAccount(
    @Param('id') id: string,
    @Body() { name, plan, credits, export_minutes }: ChangeAccountBody,
  ): Promise<AccountFacts> {
    if (plan !== undefined) this.checkPlan(plan);
    const change = { name: name?.trim(), plan, credits, exportMinutes: export_minutes };
    return presentAccount(await this.accounts.update(id, change));
  }

  @Post('accounts/:id/keys')
  @Operation({
    id: 'createKey',
    tag: 'Operator',
    summary: 'Makes another key; its secrets are shown once.',
    params: { id: 'Id of the account.' },
    body: CreateKeyBody,
    success: [201, CreatedKey],
    errors: ['invalid_request'],
  })
  async createKey(@Param('id') id: string, @Body() body: CreateKeyBody): Promise<CreatedKey> {
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
  @Operation({
    id: 'rotateKey',
    tag: 'Operator',
    summary: 'Gives a key another secret; the one before opens it for a while still.',
    params: { id: 'Id of the key.' },
    body: RotateKeyBody,
    success: [200, RotatedKeyAnswer],
    errors: ['invalid_request'],
  })
  async rotateKey(@Param('id') id: string, @Body() { overlap_seconds }: RotateKeyBody): Promise<RotatedKeyAnswer> {
    return presentRotatedKey(await this.keys.rotate(id, overlap_seconds));
  }

  /** A link for one person: a new member, or one of the account who takes a new password. */
  @Post('accounts/:id/sign-in-links')
  @Operation({
    id: 'createSignInLink',
    tag: 'Operator',
    summary: 'A link by which one person joins the account, or takes a new password.',
    params: { id: 'Id of the account.' },
    success: [201, SignInLink],
  })
  async createSignInLink(@Param('id') id: string): Promise<SignInLink> {
    await this.accounts.summary(id);
    return { sign_in_url: `${this.publicUrl.get()}/app/sign-in#token=${await this.people.createLink(id)}` };
  }

  @Delete('keys/:id')
  @HttpCode(204)
  @Operation({
    id: 'revokeKey',
    tag: 'Operator',
    summary: 'Ends a key.',
    params: { id: 'Id of the key.' },
    success: [204, null],
  })
  async revokeKey(@Param('id') id: string): Promise<void> {
    await this.accounts.revokeKey(id);
  }

  @Post('accounts/:id/brand-kits')
  @Operation({
    id: 'createBrandKit',
    tag: 'Operator',
    summary: 'Gives an account a brand kit.',
    params: { id: 'Id of the account.' },
    body: CreateBrandKitBody,
    success: [201, CreatedBrandKit],
    errors: ['invalid_request'],
  })
  async createBrandKit(@Param('id') id: string, @Body() kit: CreateBrandKitBody): Promise<CreatedBrandKit> {
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
