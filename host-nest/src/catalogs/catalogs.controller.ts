import { Get, Inject, Req } from '@nestjs/common';
import { listedModels, ServiceError } from '@scenewright/core';
import type { Request } from 'express';
import { principalOf } from '../http/request-context.js';
import { ApiController } from '../http/service-controllers.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';

/** Interface 4.5: what a client can choose from. */
@ApiController('v1')
export class CatalogsController {
  constructor(@Inject(RUNTIME) private readonly runtime: Runtime) {}

  @Get('models')
  models(): unknown {
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
  async voices(): Promise<unknown> {
    try {
      return { voices: await this.runtime.studio.voices() };
    } catch (error) {
      this.runtime.logger.warn({ err: error }, 'the voice catalogue cannot be reached');
      throw new ServiceError('voices_unavailable', 'The voice catalogue cannot be reached just now.', {
        'Retry-After': '5',
      });
    }
  }

  @Get('animation-styles')
  styles(): unknown {
    const { defaultStyle, noStyle, styles } = this.runtime.studio.styles();
    return { default_style: defaultStyle, no_style: noStyle, styles };
  }

  @Get('brand-kits')
  async brandKits(@Req() request: Request): Promise<unknown> {
    const kits = await this.runtime.brandKits.list(principalOf(request).account.id);
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
