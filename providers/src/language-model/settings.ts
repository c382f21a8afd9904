/** Where a language model is reached, and how much it takes. */
export interface LanguageModelSettings {
  /** OpenAI-compatible, up to and including `/v1`: `http://localhost:11434/v1`. The operator's own setting. */
  baseUrl: string;
  model: string;
  /** From the environment alone; never stored, logged or told. */
  apiKey?: string | undefined;
  /** Seconds that one answer may take; 120 when absent. */
  timeoutSeconds?: number | undefined;
  /** Stills of each scene go back to the model, which has to see, for one revision. */
  review?: boolean | undefined;
  /** Tokens that the model takes and gives at once; 16 384 when absent. Longer sources are condensed first. */
  contextTokens?: number | undefined;
  /** In place of the global one: for an address that is not the operator's own. */
  fetch?: typeof fetch;
}

export const defaultTimeoutSeconds = 120;
export const defaultContextTokens = 16_384;

/** What was asked of a model for one result, for the record. */
export interface ModelUsage {
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export const noUsage = (model: string): ModelUsage => ({ model, calls: 0, inputTokens: 0, outputTokens: 0 });

/** A result whose record counts what was asked before or beside it too. */
export function withUsage<T extends { languageModel?: ModelUsage | undefined }>(
  result: T,
  usage: ModelUsage | undefined,
): T {
  const had = result.languageModel;
  if (!usage || usage.calls === 0) return result;
  return {
    ...result,
    languageModel: {
      model: usage.model,
      calls: usage.calls + (had?.calls ?? 0),
      inputTokens: usage.inputTokens + (had?.inputTokens ?? 0),
      outputTokens: usage.outputTokens + (had?.outputTokens ?? 0),
    },
  };
}
