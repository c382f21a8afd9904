import { Inject, Injectable } from '@nestjs/common';
import { listedModels } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Studio } from '../studio/studio.js';
import { BrandKitStore } from './brand-kit-store.js';
import type { AnimationStyles, BrandKits, Models, Voices } from './catalog-answers.js';

/** What a client can choose from, in its wire form. Interface 4.5. */
@Injectable()
export class Catalogs {
  constructor(
    private readonly studio: Studio,
    private readonly kits: BrandKitStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

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

  /** @throws ServiceError voices_unavailable */
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

  styles(): AnimationStyles {
    const { defaultStyle, noStyle, styles } = this.studio.styles();
    return { default_style: defaultStyle, no_style: noStyle, styles };
  }

  async brandKits(accountId: string): Promise<BrandKits> {
    const kits = await this.kits.list(accountId);
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
