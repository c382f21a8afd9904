import { Body, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { Described, fieldError, parsedUrl, RequestBody } from '@scenewright/core/requests';
import { IsString, Matches, MaxLength } from 'class-validator';
import { invalidRequest } from '../http/invalid-request.js';
import { AddressRules } from '../outbound/address-rules.js';
import type { Member } from '../people/sessions.js';
import { AppController } from '../web-app/app-controller.js';
import { OwnerAlone, SignedIn } from '../web-app/session.guard.js';
import { ProviderKeys, type ProviderKey } from './provider-keys.js';
import { Operation } from '../openapi/operation.js';
import { ProviderKeyFacts, ProviderKeyList } from './provider-key-answers.js';
import { coveredBy, partCalled, providerPartIds } from './provider-parts.js';

@RequestBody({ must: 'must be a JSON object with base_url, model and api_key', optional: false })
export class SaveProviderKeyBody {
  @Described('Address of an OpenAI-compatible server with its `/v1`.', { example: 'https://llm.example.com/v1' })
  @MaxLength(500, { message: 'must have 500 characters at most' })
  @Matches(/^https?:\/\/\S+$/, { message: 'must be the address of an OpenAI-compatible server with its /v1' })
  base_url!: string;

  @Described('Name of a model of that server.', { example: 'qwen3:8b' })
  @MaxLength(200, { message: 'must have 200 characters at most' })
  @Matches(/\S/, { message: 'must be the name of a model of that server' })
  @IsString({ message: 'must be the name of a model of that server' })
  model!: string;

  @Described('The key.', { example: 'sk-1' })
  @MaxLength(1000, { message: 'must have 1000 characters at most' })
  @Matches(/^[\x21-\x7e]+$/, { message: 'must be the key, without blanks' })
  api_key!: string;
}

/** Keys for providers of the account's own. Interface 5.6. */
@AppController('app/api/provider-keys')
export class ProviderKeysController {
  constructor(
    private readonly keys: ProviderKeys,
    private readonly addresses: AddressRules,
  ) {}

  @Get()
  @Operation({
    id: 'providerKeys',
    tag: 'App',
    summary: 'Keys for providers of the account’s own; they are not told.',
    success: [200, ProviderKeyList],
  })
  async list(@SignedIn() { person }: Member): Promise<ProviderKeyList> {
    const keys = await this.keys.list(person.accountId);
    const parts = providerPartIds.map((part) => ({ part, covers: coveredBy(part) }));
    return { parts, keys: keys.filter(({ part }) => parts.some((known) => known.part === part)).map(presentKey) };
  }

  @Put(':part')
  @OwnerAlone(true)
  @Operation({
    id: 'saveProviderKey',
    tag: 'App',
    summary: 'Tries a key, and keeps it.',
    params: { part: 'What the provider does.' },
    body: SaveProviderKeyBody,
    success: [200, ProviderKeyFacts],
    errors: ['invalid_request', 'not_found'],
  })
  async save(
    @SignedIn() { person }: Member,
    @Param('part') called: string,
    @Body() body: SaveProviderKeyBody,
  ): Promise<ProviderKeyFacts> {
    const part = partCalled(called);
    const { base_url: baseUrl, model, api_key: key } = body;
    if (!this.addresses.allowPlainHttp && parsedUrl(baseUrl)?.protocol === 'http:')
      throw invalidRequest([
        fieldError('base_url', 'must be an https URL: the key travels with each request', baseUrl),
      ]);
    this.addresses.refusePrivate([['base_url', baseUrl]]);
    return presentKey(await this.keys.save(person.accountId, part, { baseUrl, model: model.trim(), key }));
  }

  @Delete(':part')
  @HttpCode(204)
  @OwnerAlone(true)
  @Operation({
    id: 'removeProviderKey',
    tag: 'App',
    summary: 'Removes a key.',
    params: { part: 'What the provider does.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async remove(@SignedIn() { person }: Member, @Param('part') part: string): Promise<void> {
    await this.keys.remove(person.accountId, partCalled(part));
  }
}

const presentKey = ({ part, baseUrl, model, hint, savedAt }: ProviderKey): ProviderKeyFacts => ({
  part,
  base_url: baseUrl,
  model,
  hint,
  saved_at: new Date(savedAt).toISOString(),
});
