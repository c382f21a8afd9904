/** Where a language model is reached, and how much it takes. */
export interface LanguageModelSettings {
  /** OpenAI-compatible, up to and including `/v1`: `http://localhost:11434/v1`. The operator's own setting. */
  baseUrl: string;
  model: string;
  /** From the environment alone; never stored, logged or told. */
  apiKey?: string | undefined;
  /** Seconds that one answer may take; 120 when absent. */
  timeoutSeconds?: number | undefined;
  /** Tokens that the model takes and gives at once; 16 384 when absent. Longer sources are condensed first. */
  contextTokens?: number | undefined;
}

export const defaultTimeoutSeconds = 120;
export const defaultContextTokens = 16_384;

/** What was asked of a model for one plan, for the record. */
export interface ModelUsage {
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}
