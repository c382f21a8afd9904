import { idempotencyKeyMaxLength, requestFingerprint, ServiceError } from '@scenewright/core';
import type { Request, Response } from 'express';
import { sha256 } from '../ids/ids.js';
import type { RememberedRequest } from '../jobs/remembered-requests.js';

/** How a repeat of this request is known, or null when it carries no `Idempotency-Key`. Decisions, "Further codes". */
export function rememberAs(request: Request, body: unknown, key: string | undefined): (() => RememberedRequest) | null {
  if (key === undefined) return null;
  if (key.length === 0 || key.length > idempotencyKeyMaxLength) {
    throw new ServiceError('invalid_request', `Idempotency-Key must have 1 to ${idempotencyKeyMaxLength} characters.`);
  }
  return () => ({ key, fingerprint: requestFingerprint(request.method, request.path, body ?? null, sha256) });
}

export function replayed(response: Response, replay: { status: number; body: string }): unknown {
  response.status(replay.status).setHeader('Idempotent-Replayed', 'true');
  return JSON.parse(replay.body) as unknown;
}
