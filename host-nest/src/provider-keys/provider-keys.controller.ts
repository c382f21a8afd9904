import { Body, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { fieldError, parsedUrl, RequestBody } from '@scenewright/core/requests';
import { IsString, Matches, MaxLength } from 'class-validator';
import { invalidRequest } from '../http/invalid-request.js';
import { AddressRules } from '../outbound/address-rules.js';
import type { Member } from '../people/sessions.js';
import { AppController } from '../web-app/app-controller.js';
import { OwnerAlone, SignedIn } from '../web-app/session.guard.js';
import { ProviderKeys, type ProviderKey } from './provider-keys.js';

@RequestBody({ must: 'must be a JSON object with base_url, model and api_key', optional: false })
export class SaveProviderKeyBody {
  @MaxLength(500, { message: 'must have 500 characters at most' })
  @Matches(/^https?:\/\/\S+$/, { message: 'must be the address of an OpenAI-compatible server with its /v1' })
  base_url!: string;

  @MaxLength(200, { message: 'must have 200 characters at most' })
  @Matches(/\S/, { message: 'must be the name of a model of that server' })
  @IsString({ message: 'must be the name of a model of that server' })
  model!: string;

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
  async list(@SignedIn() { person }: Member): Promise<unknown> {
    return { keys: (await this.keys.list(person.accountId)).map(presentKey) };
  }

  @Put('language_model')
  @OwnerAlone(true)
  async save(@SignedIn() { person }: Member, @Body() body: SaveProviderKeyBody): Promise<unknown> {
    const { base_url: baseUrl, model, api_key: key } = body;
    if (!this.addresses.allowPlainHttp && parsedUrl(baseUrl)?.protocol === 'http:')
      throw invalidRequest([
        fieldError('base_url', 'must be an https URL: the key travels with each request', baseUrl),
      ]);
    this.addresses.refusePrivate([['base_url', baseUrl]]);
    return presentKey(await this.keys.save(person.accountId, { baseUrl, model: model.trim(), key }));
  }

  @Delete('language_model')
  @HttpCode(204)
  @OwnerAlone(true)
  async remove(@SignedIn() { person }: Member): Promise<void> {
    await this.keys.remove(person.accountId, 'language_model');
  }
}

const presentKey = ({ part, baseUrl, model, hint, savedAt }: ProviderKey) => ({
  part,
  base_url: baseUrl,
  model,
  hint,
  saved_at: new Date(savedAt).toISOString(),
});
