import type { ModelClient } from './model-client.js';
import { defaultContextTokens, type LanguageModelSettings } from './settings.js';

/** A client for any OpenAI-compatible server. The library behind it is loaded with the first question. */
export function createModelClient(settings: LanguageModelSettings): ModelClient {
  let client: Promise<ModelClient> | undefined;
  return {
    model: settings.model,
    contextTokens: settings.contextTokens ?? defaultContextTokens,
    async ask(question) {
      client ??= import('./compatible-client.js').then(({ createCompatibleClient }) =>
        createCompatibleClient(settings),
      );
      return (await client).ask(question);
    },
  };
}
