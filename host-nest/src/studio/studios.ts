import type { CoveredPart } from '@scenewright/core/billing';
import type { LanguageModelSettings } from '@scenewright/providers';
import type { InfographicMaker } from '../infographics/infographic-maker.js';
import type { ProviderKeys } from '../provider-keys/provider-keys.js';
import type { Planning } from './planning-parts.js';
import type { Studio } from './studio.js';

export interface OwnProduction {
  studio: Studio;
  infographics: InfographicMaker;
}

/** What makes the videos of an account: its own language model thinks them out where it has saved a key for one. */
export class Studios {
  constructor(
    private readonly shared: OwnProduction,
    private readonly keys: ProviderKeys,
    private readonly plan: (settings: LanguageModelSettings) => Planning,
  ) {}

  async of(accountId: string): Promise<OwnProduction> {
    const settings = await this.keys.languageModel(accountId);
    if (!settings) return this.shared;
    const planning = this.plan(settings);
    const studio = this.shared.studio.withPlanning?.(planning) ?? this.shared.studio;
    return { studio, infographics: planning.infographics };
  }

  covered(accountId: string): Promise<CoveredPart[]> {
    return this.keys.covered(accountId);
  }
}
