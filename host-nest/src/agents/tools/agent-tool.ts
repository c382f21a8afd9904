import type { Type } from '@nestjs/common';
import type { VideoJob } from '@scenewright/core/jobs';
import type { BodyClass } from '@scenewright/core/requests';
import type { Principal } from '../../accounts/account.js';
import type { RememberedRequest } from '../../jobs/remembered-requests.js';

/** What a call may be allowed to do. Decisions, fine point 17. */
export type AgentScope = 'videos:read' | 'videos:write' | 'account:read';
export const agentScopes: readonly AgentScope[] = ['videos:read', 'videos:write', 'account:read'];

/** How far something is, for a client that shows it while it waits. */
export interface ToolStep {
  /** From 0 to 100. */
  percent: number;
  message: string;
}

export interface AgentCaller extends Principal {
  scopes: readonly AgentScope[];
}

export interface ToolCall<I> {
  caller: AgentCaller;
  input: I;
  /** How a repeat of this call is known; null without an `idempotency_key`. */
  remember: RememberedRequest | null;
  /** Ends when the client goes away. */
  signal: AbortSignal;
  tell(step: ToolStep): Promise<void>;
}

/** A picture beside the answer. */
export interface ToolPicture {
  mimeType: string;
  /** In base64. */
  data: string;
}

export interface ToolAnswer<A> {
  /** The record that REST gives. */
  record: A;
  /** What has happened and what to call next, in a sentence or two. */
  text: string;
  pictures?: ToolPicture[];
  links?: { uri: string; name: string; mimeType: string }[];
}

interface ToolFacts<I extends object> {
  name: string;
  title: string;
  /** For a model that chooses among tools: when to use it, what it costs, how long it takes, what to call next. */
  description: string;
  /** null: it takes nothing. */
  input: BodyClass<I> | null;
  answer: Type;
  scope: AgentScope;
  marks: ToolMarks;
  /** Address of the view that a client can show its result in. */
  view?: string;
  /** It begins work: there must be room for it on the disk. */
  begins?: boolean;
  /** A rate limit of its own beside that of all requests. Interface 8. */
  alsoLimitedAs?: 'videos';
}

/** Each is said of each tool: what is left out is taken for the worst by clients. */
export interface ToolMarks {
  readOnly: boolean;
  /** It takes something away that does not come back. */
  destructive: boolean;
  /** Called again with the same input it changes nothing more. */
  idempotent: boolean;
  /** It reaches beyond this service: addresses that the caller names. */
  openWorld: boolean;
}

export interface AgentTool extends ToolFacts<object> {
  /** Finds what `id` names, before the input is looked at: 404 comes before 400 (decisions, fine point 3). */
  findsVideo: boolean;
  run(call: ToolCall<never>, video: VideoJob | null): Promise<ToolAnswer<object>>;
}

export const reads: ToolMarks = { readOnly: true, destructive: false, idempotent: true, openWorld: false };

export function agentTool<I extends object>(
  facts: ToolFacts<I>,
  run: (call: ToolCall<I>) => Promise<ToolAnswer<object>>,
): AgentTool {
  return { ...facts, findsVideo: false, run: (call) => run(call as ToolCall<I>) } as AgentTool;
}

/** A tool whose `id` names a video of the caller. */
export function videoTool<I extends { id: string }>(
  facts: ToolFacts<I>,
  run: (call: ToolCall<I>, video: VideoJob) => Promise<ToolAnswer<object>>,
): AgentTool {
  return {
    ...facts,
    findsVideo: true,
    run: (call, video) => run(call as ToolCall<I>, video as VideoJob),
  } as AgentTool;
}
