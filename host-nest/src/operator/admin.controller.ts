import { Body, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ServiceError, unstorableText } from '@scenewright/core';
import { z } from 'zod';
import { AccountStore, type AccountSummary } from '../accounts/account-store.js';
import { BrandKitStore } from '../catalogs/brand-kit-store.js';
import { Configuration } from '../configuration/configuration.js';
import { OperatorController } from '../http/service-controllers.js';
import { LogoFetcher } from '../inputs/logo-fetcher.js';
import { visiblyPrivate } from '../outbound/address-guard.js';

const amount = z.number().int().min(0).max(1_000_000_000);
const name = z.string().trim().min(1).max(200);
const accountBody = z.strictObject({
  name,
  email: z.email().nullish(),
  plan: z.string(),
  credits: amount.nullish(),
  export_minutes: amount.nullish(),
});
const changeBody = z.strictObject({
  name: name.optional(),
  plan: z.string().optional(),
  credits: amount.optional(),
  export_minutes: amount.optional(),
});
const keyBody = z.strictObject({ name, default_webhook_url: z.url().nullish() });
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const brandKitBody = z.strictObject({
  name,
  description: z.string().max(2000).default(''),
  website_url: z.union([z.url(), z.literal('')]).default(''),
  colors: z.strictObject({ primary: hex, secondary: hex, accent: hex }),
  fonts: z.strictObject({ heading: z.string().min(1), body: z.string().min(1) }),
  /** PNG, JPEG, WebP or SVG, as the images of a request. */
  logo_url: z.url().optional(),
});

/** Decisions, "Operator interface". Behind ADMIN_TOKEN. */
@OperatorController('admin/v1')
export class AdminController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly brandKits: BrandKitStore,
    private readonly logos: LogoFetcher,
    private readonly configuration: Configuration,
  ) {}

  @Post('accounts')
  async createAccount(@Body() body: unknown): Promise<unknown> {
    const request = read(accountBody, body);
    this.checkPlan(request.plan);
    const made = await this.accounts.create({ ...request, exportMinutes: request.export_minutes });
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
  async changeAccount(@Param('id') id: string, @Body() body: unknown): Promise<unknown> {
    const change = read(changeBody, body);
    if (change.plan !== undefined) this.checkPlan(change.plan);
    return presentAccount(await this.accounts.update(id, { ...change, exportMinutes: change.export_minutes }));
  }

  @Post('accounts/:id/keys')
  async createKey(@Param('id') id: string, @Body() body: unknown): Promise<unknown> {
    const request = read(keyBody, body);
    const url = request.default_webhook_url ?? null;
    const { allowPrivateUrls } = this.configuration;
    if (url !== null && !allowPrivateUrls && (!url.startsWith('https:') || visiblyPrivate(url))) {
      throw new ServiceError('invalid_request', 'default_webhook_url must be an https URL on a public address.');
    }
    const key = await this.accounts.createKey(id, request.name, url);
    return { key_id: key.keyId, api_key: key.apiKey, webhook_secret: key.webhookSecret };
  }

  @Delete('keys/:id')
  @HttpCode(204)
  async revokeKey(@Param('id') id: string): Promise<void> {
    await this.accounts.revokeKey(id);
  }

  @Post('accounts/:id/brand-kits')
  async createBrandKit(@Param('id') id: string, @Body() body: unknown): Promise<unknown> {
    const { website_url, logo_url, ...kit } = read(brandKitBody, body);
    await this.accounts.summary(id);
    const logo = logo_url === undefined ? undefined : await this.logos.fetch(logo_url);
    const kitId = await this.brandKits.create(id, {
      ...kit,
      websiteUrl: website_url,
      hasLogo: logo !== undefined,
      ...(logo && { logo }),
    });
    return { id: kitId };
  }

  private checkPlan(plan: string): void {
    const ids = this.accounts.planIds();
    if (!ids.includes(plan)) throw new ServiceError('invalid_request', `plan must be one of ${ids.join(', ')}.`);
  }
}

function presentAccount(summary: AccountSummary) {
  return {
    account_id: summary.accountId,
    name: summary.name,
    plan: summary.plan,
    credits_available: summary.creditsAvailable,
    credits_held: summary.creditsHeld,
    export_minutes_available: summary.exportMinutesAvailable,
    export_minutes_held: summary.exportMinutesHeld,
    in_flight: summary.inFlight,
  };
}

function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const [unstorable] = unstorableText(body);
  if (unstorable) throw new ServiceError('invalid_request', `${unstorable.message}.`);
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')} is not a known property`)
      : [`${issue.path.join('.') || 'body'}: ${issue.message}`],
  );
  throw new ServiceError('invalid_request', `${lines.join('. ')}.`);
}
