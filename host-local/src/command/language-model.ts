import type { LanguageModelSettings } from '@scenewright/providers';
import { UsageError, type ParsedCommand } from './parse-arguments.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The language model that options or, without them, the environment name. The key comes from the environment alone:
 * options are seen in lists of processes and kept by shells.
 * @throws UsageError
 */
export function languageModelOf({ llm }: ParsedCommand, environment: Environment): LanguageModelSettings | undefined {
  const baseUrl = llm.baseUrl ?? (environment['LLM_BASE_URL'] || null);
  const model = llm.model ?? (environment['LLM_MODEL'] || null);
  if (baseUrl === null && model === null) return undefined;
  if (baseUrl === null || !/^https?:$/u.test(URL.canParse(baseUrl) ? new URL(baseUrl).protocol : ''))
    throw new UsageError(
      '--llm-base-url: needs the address of an OpenAI-compatible server, such as http://localhost:11434/v1',
    );
  if (model === null) throw new UsageError('--llm-model: needs the name of a model of that server');
  const numberOf = (name: string, min: number): number | undefined => {
    const text = environment[name]?.trim();
    if (!text) return undefined;
    if (!/^\d+$/u.test(text) || Number(text) < min) throw new UsageError(`${name}: takes a number from ${min}`);
    return Number(text);
  };
  const flagOf = (name: string): boolean => {
    const text = environment[name]?.trim() || 'false';
    if (text !== 'true' && text !== 'false') throw new UsageError(`${name}: takes true or false`);
    return text === 'true';
  };
  return {
    baseUrl,
    model,
    apiKey: environment['LLM_API_KEY'] || undefined,
    timeoutSeconds: numberOf('LLM_TIMEOUT_SECONDS', 1),
    review: llm.review ?? flagOf('LLM_REVIEW'),
    contextTokens: numberOf('LLM_CONTEXT_TOKENS', 4096),
  };
}
