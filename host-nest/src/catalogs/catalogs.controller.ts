import { Get } from '@nestjs/common';
import type { Principal } from '../accounts/account.js';
import { Caller } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import { Operation } from '../openapi/operation.js';
import { AnimationStyles, BrandKits, Models, Voices } from './catalog-answers.js';
import { Catalogs } from './catalogs.js';

/** Interface 4.5: what a client can choose from. */
@ApiController('v1')
export class CatalogsController {
  constructor(private readonly catalogs: Catalogs) {}

  @Get('models')
  @Operation({ id: 'listModels', tag: 'Catalogs', summary: 'Models and what they can do.', success: [200, Models] })
  models(): Models {
    return this.catalogs.models();
  }

  @Get('voices')
  @Operation({
    id: 'listVoices',
    tag: 'Catalogs',
    summary: 'Voices for the narration.',
    success: [200, Voices],
    errors: ['voices_unavailable'],
  })
  async voices(): Promise<Voices> {
    return this.catalogs.voices();
  }

  @Get('animation-styles')
  @Operation({
    id: 'listAnimationStyles',
    tag: 'Catalogs',
    summary: 'Looks of a video.',
    success: [200, AnimationStyles],
  })
  styles(): AnimationStyles {
    return this.catalogs.styles();
  }

  @Get('brand-kits')
  @Operation({ id: 'listBrandKits', tag: 'Catalogs', summary: 'Your saved brand kits.', success: [200, BrandKits] })
  async brandKits(@Caller() { account }: Principal): Promise<BrandKits> {
    return this.catalogs.brandKits(account.id);
  }
}
