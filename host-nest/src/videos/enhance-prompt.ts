import { Inject, Injectable } from '@nestjs/common';
import { defaultPriceBook } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import { createRequestOf, CreateVideoBody } from '@scenewright/core/requests';
import type { Principal } from '../accounts/account.js';
import { AccountStore } from '../accounts/account-store.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { orInvalid } from '../http/invalid-request.js';
import { newId } from '../ids/ids.js';
import { Studios } from '../studio/studios.js';
import type { EnhancedPrompt } from './video-answers.js';

/** The prompt that `enhance_prompt` would make a video of, alone: to be read and changed before anything is made. */
@Injectable()
export class EnhancePrompt {
  constructor(
    private readonly accounts: AccountStore,
    private readonly studios: Studios,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async run({ account }: Principal, prompt: string, signal?: AbortSignal): Promise<EnhancedPrompt> {
    const [{ studio }, covered] = await Promise.all([this.studios.of(account.id), this.studios.covered(account.id)]);
    const price = covered.includes('enhancement') ? 0 : defaultPriceBook.enhancePrompt;
    if (!studio.enhance) throw new ServiceError('invalid_request', 'This server makes no prompts fuller.');
    const body = Object.assign(new CreateVideoBody(), { prompt });
    const request = orInvalid(createRequestOf(body, { styles: [], voices: [] }));
    if (price > 0) await this.accounts.checkCredits(account.id, price);
    const enhanced = await studio.enhance(request, { signal });
    if (price > 0) await this.accounts.charge(account.id, `${newId('req', this.now())}:enhance`, price);
    return { prompt, enhanced_prompt: enhanced.prompt, credits_cost: price, warnings: enhanced.warnings };
  }
}
