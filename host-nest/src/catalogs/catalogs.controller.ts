import { Get, Inject } from '@nestjs/common';
import { listedModels, ServiceError } from '@scenewright/core';
import type { Principal } from '../accounts/account.js';
import { Caller } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Studio } from '../studio/studio.js';
import { Operation } from '../openapi/operation.js';
import { AnimationStyles, BrandKits, Models, Voices } from './catalog-answers.js';
import { BrandKitStore } from './brand-kit-store.js';

/** Interface 4.5: what a client can choose from. */
@ApiController('v1')
export class CatalogsController {
  constructor(
    private readonly studio: Studio,
    private readonly kits: BrandKitStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('models')
  @Operation({ id: 'listModels', tag: 'Catalogs', summary: 'Models and what they can do.', success: [200, Models] })
  models(): Models {
    return {
      models: listedModels().map((model) => ({
        id: model.id,
        label: model.label,
        description: model.description,
        multi_scene: model.multiScene,
        supports: {
          narration: model.supports.narration,
          music: model.supports.music,
          sfx: model.supports.effects,
          ai_video: model.supports.aiVideo,
        },
        duration_options: model.durationOptions,
        max_duration_seconds: model.maxDurationSeconds,
        ...(model.minCreditsToStart !== null && { min_credits_to_start: model.minCreditsToStart }),
        ...(model.flatCreditEstimate !== null && { flat_credit_estimate: model.flatCreditEstimate }),
        default: model.default,
      })),
    };
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
    try {
      return { voices: await this.studio.voices() };
    } catch (error) {
      this.logger.warn({ err: error }, 'the voice catalogue cannot be reached');
      throw new ServiceError('voices_unavailable', 'The voice catalogue cannot be reached just now.', {
        'Retry-After': '5',
      });
    }
  }

  @Get('animation-styles')
  @Operation({
    id: 'listAnimationStyles',
    tag: 'Catalogs',
    summary: 'Looks of a video.',
    success: [200, AnimationStyles],
  })
  styles(): AnimationStyles {
    const { defaultStyle, noStyle, styles } = this.studio.styles();
    return { default_style: defaultStyle, no_style: noStyle, styles };
  }

  @Get('brand-kits')
  @Operation({ id: 'listBrandKits', tag: 'Catalogs', summary: 'Your saved brand kits.', success: [200, BrandKits] })
  async brandKits(@Caller() { account }: Principal): Promise<BrandKits> {
    const kits = await this.kits.list(account.id);
    return {
      brand_kits: kits.map((kit) => ({
        id: kit.id,
        name: kit.name,
        description: kit.description,
        website_url: kit.websiteUrl,
        colors: kit.colors,
        fonts: kit.fonts,
        has_logo: kit.hasLogo,
      })),
    };
  }
}
