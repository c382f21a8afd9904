import { Body, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { fieldError, parsedUrl } from '@scenewright/core/requests';
import { AccountStore } from '../accounts/account-store.js';
import { KeyStore, type ListedKey } from '../accounts/key-store.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { invalidRequest } from '../http/invalid-request.js';
import { AddressRules } from '../outbound/address-rules.js';
import type { Member } from '../people/sessions.js';
import { RotateKeyBody } from '../operator/operator-bodies.js';
import { MakeKeyBody } from './app-bodies.js';
import { AppController } from './app-controller.js';
import { OwnerAlone, SignedIn } from './session.guard.js';

/** API keys of the account. Interface 5.2, 5.7: shown once, with the secret that signs webhooks. */
@AppController('app/api/keys')
export class AppKeysController {
  constructor(
    private readonly accounts: AccountStore,
    private readonly keys: KeyStore,
    private readonly addresses: AddressRules,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Get()
  async list(@SignedIn() { person }: Member): Promise<unknown> {
    return { keys: (await this.keys.keys(person.accountId)).map(presentKey) };
  }

  @Post()
  @OwnerAlone(true)
  async make(@SignedIn() { person }: Member, @Body() body: MakeKeyBody): Promise<unknown> {
    const url = body.default_webhook_url ?? null;
    if (!this.addresses.allowPlainHttp && parsedUrl(url)?.protocol === 'http:')
      throw invalidRequest([fieldError('default_webhook_url', 'must be an https URL', url)]);
    this.addresses.refusePrivate([['default_webhook_url', url]]);
    const expiresAt = body.expires_at ? Date.parse(body.expires_at) : null;
    if (expiresAt !== null && expiresAt <= this.now())
      throw invalidRequest([fieldError('expires_at', 'must be a time that is still to come', body.expires_at)]);
    const made = await this.accounts.createKey(person.accountId, body.name.trim(), url, expiresAt);
    const listed = presentKey(await this.keys.keyOf(person.accountId, made.keyId));
    return { ...listed, api_key: made.apiKey, webhook_secret: made.webhookSecret };
  }

  /** Another secret for a key; the one before opens it until `former_valid_until`. */
  @Post(':id/rotate')
  @HttpCode(200)
  @OwnerAlone(true)
  async rotate(
    @SignedIn() { person }: Member,
    @Param('id') id: string,
    @Body() { overlap_seconds }: RotateKeyBody,
  ): Promise<unknown> {
    await this.keys.keyOf(person.accountId, id);
    const { apiKey } = await this.keys.rotate(id, overlap_seconds);
    return { ...presentKey(await this.keys.keyOf(person.accountId, id)), api_key: apiKey };
  }

  /** Decisions, "Webhooks": the secret is shown in the web app. */
  @Get(':id/webhook-secret')
  @OwnerAlone(true)
  async secret(@SignedIn() { person }: Member, @Param('id') id: string): Promise<unknown> {
    return { webhook_secret: await this.keys.webhookSecretOf(person.accountId, id) };
  }

  /** Another secret for what this key sends; the one before signs beside it until `former_valid_until`. */
  @Post(':id/webhook-secret/rotate')
  @HttpCode(200)
  @OwnerAlone(true)
  async rotateSecret(
    @SignedIn() { person }: Member,
    @Param('id') id: string,
    @Body() { overlap_seconds }: RotateKeyBody,
  ): Promise<unknown> {
    const made = await this.keys.rotateWebhookSecret(person.accountId, id, overlap_seconds);
    return { webhook_secret: made.webhookSecret, former_valid_until: iso(made.formerValidUntil) };
  }

  @Delete(':id')
  @HttpCode(204)
  @OwnerAlone(true)
  async revoke(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.keys.keyOf(person.accountId, id);
    await this.accounts.revokeKey(id);
  }
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const presentKey = ({ id, name, hint, defaultWebhookUrl, ...times }: ListedKey) => ({
  id,
  name,
  hint,
  default_webhook_url: defaultWebhookUrl,
  created_at: iso(times.createdAt),
  used_at: iso(times.usedAt),
  rotated_at: iso(times.rotatedAt),
  former_valid_until: iso(times.formerValidUntil),
  expires_at: iso(times.expiresAt),
  former_secret_until: iso(times.formerSecretUntil),
});
