import type { ModelUsage } from './settings.js';

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
