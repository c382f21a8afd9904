import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, NoObjectGeneratedError, Output, RetryError, generateText, jsonSchema, type ModelMessage } from 'ai'; // prettier-ignore
import type { ModelClient, Question } from './model-client.js';
import { ModelFailure } from './model-failure.js';
import { defaultContextTokens, defaultTimeoutSeconds, type LanguageModelSettings } from './settings.js'; // prettier-ignore

/** How an object is asked for. Servers for local models often know less than the first. */
const ways = ['schema', 'object', 'words'] as const;
/** Statuses with which servers refuse a format of answers that they do not know. */
const refusesFormat: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
/** Busy servers (429, 5xx) are asked again, after what `Retry-After` says or 2, 4, 8 s. */
const retries = 3;

/**
 * A client for any OpenAI-compatible server. Private addresses and plain HTTP are allowed: the base URL is the
 * operator's own setting and never part of a request, and models mostly run on the same machine or network. Redirects
 * are not followed, so that neither key nor content goes to another place than the one set.
 */
export function createCompatibleClient(settings: LanguageModelSettings): ModelClient {
  const send = settings.fetch ?? fetch;
  const base = {
    name: 'llm',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => send(input, { ...init, redirect: 'error' }),
  };
  const strict = createOpenAICompatible({ ...base, supportsStructuredOutputs: true })(settings.model);
  const loose = createOpenAICompatible(base)(settings.model);
  const milliseconds = (settings.timeoutSeconds ?? defaultTimeoutSeconds) * 1000;
  let known = 0;

  async function askIn(way: (typeof ways)[number], question: Question): Promise<string> {
    const { system, messages, schema, usage, signal } = question;
    const late = AbortSignal.timeout(milliseconds);
    usage.calls += 1;
    const add = (used?: { inputTokens?: number | undefined; outputTokens?: number | undefined }): void => {
      usage.inputTokens += used?.inputTokens ?? 0;
      usage.outputTokens += used?.outputTokens ?? 0;
    };
    try {
      const result = await generateText({
        model: way === 'schema' ? strict : loose,
        system,
        messages: messages.map(asMessage),
        maxRetries: retries,
        abortSignal: signal ? AbortSignal.any([signal, late]) : late,
        // Optional fields are left out rather than null, which the strict mode has no way to say.
        providerOptions: { llm: { strictJsonSchema: false } },
        ...(schema && way === 'schema' ? { output: Output.object({ schema: jsonSchema(schema), name: 'answer' }) } : {}), // prettier-ignore
        ...(schema && way === 'object' ? { output: Output.json() } : {}),
      });
      add(result.totalUsage);
      return result.text;
    } catch (error) {
      signal?.throwIfAborted();
      // It answered, though not in JSON alone: the caller looks for the object in it.
      if (NoObjectGeneratedError.isInstance(error)) {
        add(error.usage);
        return error.text ?? '';
      }
      if (late.aborted) throw new ModelFailure(`It did not answer within ${milliseconds / 1000} s.`);
      throw error;
    }
  }

  return {
    model: settings.model,
    contextTokens: settings.contextTokens ?? defaultContextTokens,
    async ask(question) {
      for (let way = question.schema ? known : ways.length - 1; ; way += 1) {
        try {
          const answer = await askIn(ways[way]!, question);
          if (question.schema) known = way;
          return answer;
        } catch (error) {
          question.signal?.throwIfAborted();
          if (error instanceof ModelFailure) throw error;
          const cause = RetryError.isInstance(error) ? error.lastError : error;
          const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
          if (way < ways.length - 1 && status !== undefined && refusesFormat.has(status)) continue;
          throw new ModelFailure(reasonOf(status), { cause: undefined });
        }
      }
    },
  };
}

function asMessage({ role, content, images }: Question['messages'][number]): ModelMessage {
  if (role === 'assistant' || !images?.length) return { role, content };
  const pictures = images.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' }));
  return { role, content: [{ type: 'text', text: content }, ...pictures] };
}

function reasonOf(status: number | undefined): string {
  if (status === undefined) return 'It could not be reached. Is LLM_BASE_URL right, and does the server run?';
  if (status === 401 || status === 403) return `It refused the key (${status}). Is LLM_API_KEY right?`;
  if (status === 404) return 'It does not know the model or the address (404). Are LLM_MODEL and LLM_BASE_URL right?';
  if (status === 429) return 'It is too busy (429), also after waiting.';
  return `It answered with an error (${status}).`;
}
