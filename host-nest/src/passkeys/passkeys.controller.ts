import { Body, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { Described, RequestBody } from '@scenewright/core/requests';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsObject, IsString, Matches, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import type { Member } from '../people/sessions.js';
import { AppController } from '../web-app/app-controller.js';
import { SignedIn } from '../web-app/session.guard.js';
import { PasskeyStore, type Passkey } from './passkey-store.js';
import { Passkeys } from './passkeys.js';
import { siteOf } from './site-of.js';
import { Operation } from '../openapi/operation.js';
import { PasskeyFacts, PasskeyList, PasskeyOptions } from './passkey-answers.js';

const called = { message: 'must be a name of 1 to 60 characters' };

@RequestBody({ must: 'must be a JSON object with name and response', optional: false })
export class AddPasskeyBody {
  @Described('What the passkey is called.', { example: 'Phone' })
  @MaxLength(60, called)
  @Matches(/\S/, called)
  @IsString(called)
  name!: string;

  @Described('What the authenticator has answered (WebAuthn).', { example: {} })
  @IsObject({ message: 'must be what the authenticator has answered' })
  response!: Record<string, unknown>;
}

/** Passkeys of the person who is signed in. */
@AppController('app/api/passkeys')
export class PasskeysController {
  constructor(
    private readonly store: PasskeyStore,
    private readonly passkeys: Passkeys,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get()
  @Operation({
    id: 'passkeys',
    tag: 'App',
    summary: 'Passkeys of the person.',
    success: [200, PasskeyList],
  })
  async list(@SignedIn() { person }: Member): Promise<PasskeyList> {
    return { passkeys: (await this.store.list(person.id)).map(presentPasskey) };
  }

  @Post('options')
  @HttpCode(200)
  @Operation({
    id: 'passkeyOptions',
    tag: 'App',
    summary: 'What an authenticator is asked (WebAuthn).',
    success: [200, PasskeyOptions],
    errors: ['invalid_request'],
  })
  async options(@SignedIn() { person }: Member, @Req() request: Request): Promise<object> {
    return this.passkeys.creationOptions(person, siteOf(request, this.publicUrl));
  }

  @Post()
  @Operation({
    id: 'addPasskey',
    tag: 'App',
    summary: 'Keeps what the authenticator has answered.',
    body: AddPasskeyBody,
    success: [201, PasskeyFacts],
    errors: ['invalid_request'],
  })
  async add(
    @SignedIn() { person }: Member,
    @Body() { name, response }: AddPasskeyBody,
    @Req() request: Request,
  ): Promise<PasskeyFacts> {
    const answer = response as unknown as RegistrationResponseJSON;
    return presentPasskey(await this.passkeys.add(person, answer, name.trim(), siteOf(request, this.publicUrl)));
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation({
    id: 'removePasskey',
    tag: 'App',
    summary: 'Removes a passkey.',
    params: { id: 'Id of the passkey.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async remove(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.store.remove(person.id, id);
  }
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey): PasskeyFacts => ({
  id,
  name,
  created_at: new Date(createdAt).toISOString(),
  used_at: iso(usedAt),
});
