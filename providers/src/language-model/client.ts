import { defaultContextTokens, type LanguageModelSettings, type ModelUsage } from './settings.js';

export interface Question {
  system: string;
  /** `images`: JPEGs that come with the words, for a model that sees. */
  messages: readonly { role: 'user' | 'assistant'; content: string; images?: readonly Uint8Array[] }[];
  /** JSON Schema of the object wanted; words when absent. */
  schema?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
  /** Tokens and calls are added to it. */
  usage: ModelUsage;
}

/** Asks one model. */
export interface ModelClient {
  readonly model: string;
  readonly contextTokens: number;
  /** @throws ModelFailure, or the signal's reason */
  ask(question: Question): Promise<string>;
}

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
