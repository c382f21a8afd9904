import type { CoveredPart } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import { createModelClient, type LanguageModelSettings } from '@scenewright/providers';

/** Seconds that a provider has to answer when its key is saved. */
const trialSeconds = 30;

/** Something that a provider of an account's own may do for its films. */
interface PartOfProvider {
  /** What of a price it covers. */
  covers: readonly CoveredPart[];
  /** Asks the provider for the least that shows the key to be good. It throws, saying what the provider does not like. */
  ask(settings: LanguageModelSettings, signal: AbortSignal): Promise<unknown>;
}

/** Interface 5.6. Speech, pictures, footage and music follow as further entries: routes, answers and the page read this list. */
export const providerParts = {
  language_model: {
    covers: ['generation', 'enhancement'],
    ask: (settings, signal) =>
      createModelClient({ ...settings, timeoutSeconds: trialSeconds }).ask({
        system: 'Answer with one word.',
        messages: [{ role: 'user', content: 'Say "ready".' }],
        usage: { model: settings.model, calls: 0, inputTokens: 0, outputTokens: 0 },
        signal,
      }),
  },
} as const satisfies Record<string, PartOfProvider>;
export type ProviderPart = keyof typeof providerParts;

export const providerPartIds = Object.keys(providerParts) as ProviderPart[];

/** @throws ServiceError not_found */
export function partCalled(text: string): ProviderPart {
  const found = providerPartIds.find((part) => part === text);
  if (found === undefined) throw new ServiceError('not_found', `There is no provider of ${text}.`);
  return found;
}

/** Empty for a part that a later version of the service knows. */
export const coveredBy = (part: string): readonly CoveredPart[] =>
  (providerParts as Record<string, PartOfProvider>)[part]?.covers ?? [];

/** @throws ServiceError invalid_request telling what the provider does not like */
export async function tryProvider(part: ProviderPart, settings: LanguageModelSettings): Promise<void> {
  try {
    await providerParts[part].ask(settings, AbortSignal.timeout(trialSeconds * 1000));
  } catch (error) {
    const reason = error instanceof Error && error.name === 'ModelFailure' ? error.message : 'It did not answer.';
    // What it says of the operator's variables is of no use here.
    const plain = reason.replace(/ (?:Is|Are) LLM_[^?]*\?/, '');
    throw new ServiceError('invalid_request', `The key was not saved: the provider was asked and failed. ${plain}`);
  }
}
