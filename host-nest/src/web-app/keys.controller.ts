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
import { Operation } from '../openapi/operation.js';
import { MadeKey, OwnKey, OwnKeys, RotatedOwnKey, RotatedWebhookSecret, WebhookSecret } from './app-answers.js';

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
  @Operation({
    id: 'ownKeys',
    tag: 'App',
    summary: 'Keys of the account.',
    success: [200, OwnKeys],
  })
  async list(@SignedIn() { person }: Member): Promise<OwnKeys> {
    return { keys: (await this.keys.keys(person.accountId)).map(presentKey) };
  }

  @Post()
  @OwnerAlone(true)
  @Operation({
    id: 'makeKey',
    tag: 'App',
    summary: 'Makes a key; its secrets are shown once.',
    body: MakeKeyBody,
    success: [201, MadeKey],
    errors: ['invalid_request'],
  })
  async make(@SignedIn() { person }: Member, @Body() body: MakeKeyBody): Promise<MadeKey> {
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
  @Operation({
    id: 'rotateOwnKey',
    tag: 'App',
    summary: 'Gives a key another secret.',
    params: { id: 'Id of the key.' },
    body: RotateKeyBody,
    success: [200, RotatedOwnKey],
    errors: ['not_found', 'invalid_request'],
  })
  async rotate(
    @SignedIn() { person }: Member,
    @Param('id') id: string,
    @Body() { overlap_seconds }: RotateKeyBody,
  ): Promise<RotatedOwnKey> {
    await this.keys.keyOf(person.accountId, id);
    const { apiKey } = await this.keys.rotate(id, overlap_seconds);
    return { ...presentKey(await this.keys.keyOf(person.accountId, id)), api_key: apiKey };
  }

  /** Decisions, "Webhooks": the secret is shown in the web app. */
  @Get(':id/webhook-secret')
  @OwnerAlone(true)
  @Operation({
    id: 'webhookSecret',
    tag: 'App',
    summary: 'What signs the webhooks of a key.',
    params: { id: 'Id of the key.' },
    success: [200, WebhookSecret],
    errors: ['not_found'],
  })
  async secret(@SignedIn() { person }: Member, @Param('id') id: string): Promise<WebhookSecret> {
    return { webhook_secret: await this.keys.webhookSecretOf(person.accountId, id) };
  }

  /** Another secret for what this key sends; the one before signs beside it until `former_valid_until`. */
  @Post(':id/webhook-secret/rotate')
  @HttpCode(200)
  @OwnerAlone(true)
  @Operation({
    id: 'rotateWebhookSecret',
    tag: 'App',
    summary: 'Gives webhooks of a key another secret.',
    params: { id: 'Id of the key.' },
    body: RotateKeyBody,
    success: [200, RotatedWebhookSecret],
    errors: ['not_found', 'invalid_request'],
  })
  async rotateSecret(
    @SignedIn() { person }: Member,
    @Param('id') id: string,
    @Body() { overlap_seconds }: RotateKeyBody,
  ): Promise<RotatedWebhookSecret> {
    const made = await this.keys.rotateWebhookSecret(person.accountId, id, overlap_seconds);
    return { webhook_secret: made.webhookSecret, former_valid_until: isoOrNull(made.formerValidUntil) };
  }

  @Delete(':id')
  @HttpCode(204)
  @OwnerAlone(true)
  @Operation({
    id: 'revokeOwnKey',
    tag: 'App',
    summary: 'Ends a key.',
    params: { id: 'Id of the key.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async revoke(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.keys.keyOf(person.accountId, id);
    await this.accounts.revokeKey(id);
  }
}

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

const presentKey = ({ id, name, hint, defaultWebhookUrl, ...times }: ListedKey): OwnKey => ({
  id,
  name,
  hint,
  default_webhook_url: defaultWebhookUrl,
  created_at: iso(times.createdAt),
  used_at: isoOrNull(times.usedAt),
  rotated_at: isoOrNull(times.rotatedAt),
  former_valid_until: isoOrNull(times.formerValidUntil),
  expires_at: isoOrNull(times.expiresAt),
  former_secret_until: isoOrNull(times.formerSecretUntil),
});
