import { StageFailure, type Stage } from '@scenewright/core/errors';
import { ModelFailure } from '@scenewright/providers';

/** How a piece of work ended, as it crosses from one thread to another: errors lose their class on the way. */
export type Outcome = { result: unknown } | { failure: StoredFailure };
type StoredFailure =
  | { type: 'stage'; stage: Stage; kind: string; message: string; retryable: boolean; remedy?: string }
  | { type: 'model' | 'other'; message: string };

/** `call`: what the thread has asked for in the middle of work, by its number. */
export type ToThread =
  { id: number; work: string; input: unknown } | { id: number; aborted: true } | { call: number; outcome: Outcome };
export type FromThread =
  | { id: number; outcome: Outcome }
  | { id: number; call: number; name: string; input: unknown }
  | { call: number; aborted: true };

export async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await work };
  } catch (error) {
    return { failure: stored(error) };
  }
}

/** @throws the error as it was thrown in the other thread */
export function resultOf<T>(outcome: Outcome): T {
  if ('failure' in outcome) throw revived(outcome.failure);
  return outcome.result as T;
}

/** Bytes of a result that have their memory to themselves change hands instead of being copied. */
export function handedOver(outcome: Outcome): ArrayBuffer[] {
  const { bytes } = (('result' in outcome && outcome.result) || {}) as { bytes?: unknown };
  if (!(bytes instanceof Uint8Array) || Buffer.isBuffer(bytes)) return [];
  const { buffer } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength ? [buffer] : [];
}

function stored(error: unknown): StoredFailure {
  const { message } = error as Error;
  if (error instanceof StageFailure) {
    const { stage, kind, retryable, remedy } = error;
    return { type: 'stage', stage, kind, message, retryable, remedy };
  }
  return { type: error instanceof ModelFailure ? 'model' : 'other', message };
}

function revived(failure: StoredFailure): Error {
  if (failure.type === 'stage') {
    const { stage, kind, message, retryable, remedy } = failure;
    return new StageFailure(stage, kind, message, { retryable, remedy });
  }
  return failure.type === 'model' ? new ModelFailure(failure.message) : new Error(failure.message);
}
