import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { VideoJob } from '@scenewright/core/jobs';
import { readBody, requestFingerprint } from '@scenewright/core/requests';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Principal } from '../../accounts/account.js';
import { DiskSpace } from '../../files/disk-space.js';
import { tooMany } from '../../http/api-key.guard.js';
import { invalidRequest } from '../../http/invalid-request.js';
import { idForm } from '../../http/path-ids.guard.js';
import { storageFullError } from '../../http/storage-full-error.js';
import { asServiceError } from '../../http/write-error.js';
import { sha256 } from '../../ids/ids.js';
import { JobStore } from '../../jobs/job-store.js';
import type { RememberedRequest } from '../../jobs/remembered-requests.js';
import { RateLimiter } from '../../limits/rate-limiter.js';
import { RateLimits } from '../../limits/rate-limits.js';
import { LOGGER, type Logger } from '../../logging/logger.js';
import type { AgentTool, ToolAnswer, ToolCall } from './agent-tool.js';
import { toolRefusal } from './tool-refusal.js';

type Arguments = Record<string, unknown>;

/** Runs a tool after the checks of REST, in their order: 429, 503 `storage_full`, 404, 400, and what the use case decides. */
@Injectable()
export class ToolRunner {
  constructor(
    private readonly jobs: JobStore,
    private readonly limiter: RateLimiter,
    private readonly limits: RateLimits,
    private readonly diskSpace: DiskSpace,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(
    tool: AgentTool,
    given: unknown,
    call: Pick<ToolCall<unknown>, 'caller' | 'signal' | 'tell'>,
  ): Promise<CallToolResult> {
    const startedAt = performance.now();
    const log = (code: string): void => {
      const ms = Math.round(performance.now() - startedAt);
      this.logger.info({ tool: tool.name, account: call.caller.account.id, code, ms }, 'tool');
    };
    try {
      const result = resultOf(await this.answer(tool, (given ?? {}) as Arguments, call));
      log('ok');
      return result;
    } catch (error) {
      const known = asServiceError(error);
      if (known.status >= 500) this.logger.error({ err: error, tool: tool.name }, 'a tool failed');
      log(known.code);
      const refusal = toolRefusal(known);
      return {
        isError: true,
        content: [
          { type: 'text', text: `${refusal.error.message} ${refusal.error.remedy}` },
          { type: 'text', text: JSON.stringify(refusal) },
        ],
      };
    }
  }

  private async answer(
    tool: AgentTool,
    given: Arguments,
    call: Pick<ToolCall<unknown>, 'caller' | 'signal' | 'tell'>,
  ): Promise<ToolAnswer<object>> {
    const { caller } = call;
    if (tool.alsoLimitedAs) {
      const verdict = await this.limiter.take(caller.keyId, this.limits[tool.alsoLimitedAs]);
      if (!verdict.admitted) throw tooMany(verdict);
    }
    if (tool.begins && !(await this.diskSpace.left())) throw storageFullError();
    const video = tool.findsVideo ? await this.find(caller, given) : null;
    const { input, repeatKey } = read(tool, given);
    const remember = repeatKey === null ? null : rememberedAs(tool, given, repeatKey);
    return tool.run({ ...call, input: input as never, remember }, video);
  }

  /** An `id` that is missing is told with the other fields. */
  private async find({ account }: Principal, { id }: Arguments): Promise<VideoJob | null> {
    if (typeof id !== 'string') return null;
    if (!idForm.test(id)) throw new ServiceError('not_found', 'There is no video with this id.');
    return this.jobs.get(account.id, id);
  }
}

function read({ input: type }: AgentTool, given: Arguments): { input: object; repeatKey: string | null } {
  if (type === null) return { input: {}, repeatKey: null };
  const { instance, errors } = readBody(type, given);
  if (instance === null || errors.length > 0) throw invalidRequest(errors);
  const { idempotency_key: repeatKey } = instance as { idempotency_key?: string | null };
  return { input: instance, repeatKey: repeatKey ?? null };
}

function rememberedAs(tool: AgentTool, given: Arguments, key: string): RememberedRequest {
  const { idempotency_key: _key, ...body } = given;
  return { key, fingerprint: requestFingerprint('TOOL', tool.name, body, sha256) };
}

function resultOf({ record, text, pictures = [], links = [] }: ToolAnswer<object>): CallToolResult {
  const structuredContent = record as Record<string, unknown>;
  return {
    content: [
      { type: 'text', text },
      ...pictures.map((picture) => ({ type: 'image' as const, ...picture })),
      ...links.map((link) => ({ type: 'resource_link' as const, ...link })),
      // For clients that do not know structured content.
      { type: 'text', text: JSON.stringify(record) },
    ],
    structuredContent,
  };
}
