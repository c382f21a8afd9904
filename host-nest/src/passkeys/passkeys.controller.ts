import { Body, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { RequestBody } from '@scenewright/core/requests';
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

const called = { message: 'must be a name of 1 to 60 characters' };

@RequestBody({ must: 'must be a JSON object with name and response', optional: false })
export class AddPasskeyBody {
  @MaxLength(60, called)
  @Matches(/\S/, called)
  @IsString(called)
  name!: string;

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
  async list(@SignedIn() { person }: Member): Promise<unknown> {
    return { passkeys: (await this.store.list(person.id)).map(presentPasskey) };
  }

  @Post('options')
  @HttpCode(200)
  async options(@SignedIn() { person }: Member, @Req() request: Request): Promise<unknown> {
    return this.passkeys.creationOptions(person, siteOf(request, this.publicUrl));
  }

  @Post()
  async add(
    @SignedIn() { person }: Member,
    @Body() { name, response }: AddPasskeyBody,
    @Req() request: Request,
  ): Promise<unknown> {
    const answer = response as unknown as RegistrationResponseJSON;
    return presentPasskey(await this.passkeys.add(person, answer, name.trim(), siteOf(request, this.publicUrl)));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.store.remove(person.id, id);
  }
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const presentPasskey = ({ id, name, createdAt, usedAt }: Passkey) => ({
  id,
  name,
  created_at: iso(createdAt),
  used_at: iso(usedAt),
});
