import { join } from 'node:path';
import { Body, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Response } from 'express';
import { LocalAssets } from '../assets/local-assets.js';
import { BrandKitStore, type BrandKit } from '../catalogs/brand-kit-store.js';
import { LogoFetcher } from '../inputs/logo-fetcher.js';
import type { Member } from '../people/sessions.js';
import { BrandKitBody } from './app-bodies.js';
import { AppController } from './app-controller.js';
import { SignedIn } from './session.guard.js';
import { Operation } from '../openapi/operation.js';
import { SavedBrandKit } from './app-answers.js';

/** Interface 2.4: brand kits are made and edited in the web app. */
@AppController('app/api/brand-kits')
export class AppBrandKitsController {
  constructor(
    private readonly kits: BrandKitStore,
    private readonly logos: LogoFetcher,
    private readonly assets: LocalAssets,
  ) {}

  @Post()
  @Operation({
    id: 'makeBrandKit',
    tag: 'App',
    summary: 'Makes a brand kit.',
    body: BrandKitBody,
    success: [201, SavedBrandKit],
    errors: ['invalid_request'],
  })
  async make(@SignedIn() { person }: Member, @Body() body: BrandKitBody): Promise<SavedBrandKit> {
    return { id: await this.kits.create(person.accountId, await this.kitOf(body, undefined)) };
  }

  @Put(':id')
  @Operation({
    id: 'changeBrandKit',
    tag: 'App',
    summary: 'Changes a brand kit.',
    params: { id: 'Id of the kit.' },
    body: BrandKitBody,
    success: [200, SavedBrandKit],
    errors: ['not_found', 'invalid_request'],
  })
  async change(
    @SignedIn() { person }: Member,
    @Param('id') id: string,
    @Body() body: BrandKitBody,
  ): Promise<SavedBrandKit> {
    const { logo } = await this.kits.find(person.accountId, id);
    await this.kits.change(person.accountId, id, await this.kitOf(body, logo));
    return { id };
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation({
    id: 'removeBrandKit',
    tag: 'App',
    summary: 'Removes a brand kit.',
    params: { id: 'Id of the kit.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async remove(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.kits.remove(person.accountId, id);
  }

  @Get(':id/logo')
  @Operation({
    id: 'brandKitLogo',
    tag: 'App',
    summary: 'The logo of a brand kit.',
    params: { id: 'Id of the kit.' },
    success: [200, null],
    files: ['image/*'],
    errors: ['not_found'],
  })
  async logo(@SignedIn() { person }: Member, @Param('id') id: string, @Res() response: Response): Promise<void> {
    const { logo } = await this.kits.find(person.accountId, id);
    if (!logo) throw new ServiceError('not_found', 'This kit has no logo.');
    await this.assets.bring([logo.digest]);
    response.set({
      'Content-Type': logo.mimeType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-cache',
    });
    response.sendFile(join(this.assets.folder, logo.digest), { cacheControl: false, dotfiles: 'allow' });
  }

  private async kitOf(body: BrandKitBody, before: BrandKit['logo']): Promise<BrandKit> {
    const { logo_url: url } = body;
    const logo = url === undefined ? before : url === null ? undefined : await this.logos.fetch(url);
    return {
      name: body.name.trim(),
      description: body.description,
      websiteUrl: body.website_url,
      colors: { ...body.colors },
      fonts: { ...body.fonts },
      hasLogo: logo !== undefined,
      ...(logo && { logo }),
    };
  }
}
