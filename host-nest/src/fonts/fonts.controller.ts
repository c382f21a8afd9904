import { Body, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { Described, RequestBody, RequestQuery } from '@scenewright/core/requests';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Response } from 'express';
import { LocalAssets } from '../assets/local-assets.js';
import { sendAsset } from '../assets/send-asset.js';
import type { Member } from '../people/sessions.js';
import { AppController } from '../web-app/app-controller.js';
import { SignedIn } from '../web-app/session.guard.js';
import { BrandFonts } from './brand-fonts.js';
import { OwnFonts, type OwnFont } from './own-fonts.js';
import { Operation } from '../openapi/operation.js';
import { FontFaces, FontFacts, FontList } from './font-answers.js';

@RequestBody({ must: 'must be a JSON object with the url of an upload', optional: false })
export class AddFontBody {
  @Described('The `url` of an upload.', { example: 'https://uploads.invalid/Yk3p/own.woff2' })
  @Matches(/^https:\/\/\S+$/, { message: 'must be the url of an upload' })
  url!: string;
}

const family = { message: 'must be the name of a font of 80 characters at most' };

@RequestQuery()
export class FacesQuery {
  @IsOptional()
  @MaxLength(80, family)
  @IsString(family)
  heading?: string;

  @IsOptional()
  @MaxLength(80, family)
  @IsString(family)
  body?: string;
}

/** Fonts of the account, and what any named one looks like. */
@AppController('app/api/fonts')
export class FontsController {
  constructor(
    private readonly own: OwnFonts,
    private readonly brandFonts: BrandFonts,
    private readonly assets: LocalAssets,
  ) {}

  @Get()
  @Operation({
    id: 'ownFonts',
    tag: 'App',
    summary: 'Fonts of the account.',
    success: [200, FontList],
  })
  async list(@SignedIn() { person }: Member): Promise<FontList> {
    return { fonts: (await this.own.list(person.accountId)).map(presentFont) };
  }

  @Post()
  @Operation({
    id: 'addFont',
    tag: 'App',
    summary: 'Takes an uploaded font.',
    body: AddFontBody,
    success: [201, FontFacts],
    errors: ['invalid_request'],
  })
  async add(@SignedIn() { person }: Member, @Body() { url }: AddFontBody): Promise<FontFacts> {
    return presentFont(await this.own.add(person.accountId, url));
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation({
    id: 'removeFont',
    tag: 'App',
    summary: 'Removes a font.',
    params: { id: 'Id of the font.' },
    success: [204, null],
    errors: ['not_found'],
  })
  async remove(@SignedIn() { person }: Member, @Param('id') id: string): Promise<void> {
    await this.own.remove(person.accountId, id);
  }

  /** The faces of up to two families, as a timeline takes them; none of a family that is bundled or cannot be had. */
  @Get('faces')
  @Operation({
    id: 'fontFaces',
    tag: 'App',
    summary: 'The faces of up to two families.',
    query: FacesQuery,
    success: [200, FontFaces],
    errors: ['invalid_request'],
  })
  async faces(@SignedIn() { person }: Member, @Query() { heading, body }: FacesQuery): Promise<FontFaces> {
    return { faces: await this.brandFonts.bring(person.accountId, [heading, body]) };
  }

  /** A file of these families: their names in small letters, with hyphens, `--` between two. */
  @Get('files/:families/:digest')
  @Operation({
    id: 'fontFile',
    tag: 'App',
    summary: 'A file of these families.',
    params: {
      families: 'Their names in small letters, with hyphens, `--` between two.',
      digest: 'SHA-256 of the file.',
    },
    success: [200, null],
    files: ['font/*'],
    errors: ['not_found'],
  })
  async file(
    @SignedIn() { person }: Member,
    @Param('families') families: string,
    @Param('digest') digest: string,
    @Res() response: Response,
  ): Promise<void> {
    const names = families.split('--').slice(0, 2);
    const faces = await this.brandFonts.bring(
      person.accountId,
      names.map((name) => name.replaceAll('-', ' ')),
    );
    const byKey = Object.fromEntries(faces.map((face) => [face.key, face]));
    await sendAsset(response, this.assets, byKey, digest);
  }
}

const presentFont = ({ id, asset: { font, bytes }, createdAt }: OwnFont): FontFacts => ({
  id,
  family: font?.family,
  weight: font?.weight,
  style: font?.style,
  bytes,
  created_at: new Date(createdAt).toISOString(),
});
