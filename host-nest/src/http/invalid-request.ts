import { ServiceError } from '@scenewright/core/errors';
import type { FieldError } from '@scenewright/core/requests';

/** 400 with one message for all fields. */
export function invalidRequest(errors: readonly FieldError[]): ServiceError {
  const message = `${errors.map((error) => error.message).join('. ')}.`;
  const fields = errors.map(({ field }) => field);
  return new ServiceError('invalid_request', message.replace(/\.\.$/, '.'), {}, fields);
}

/** What was asked for, or 400. */
export function orInvalid<T>(result: { ok: T } | { error: readonly FieldError[] }): T {
  if ('error' in result) throw invalidRequest(result.error);
  return result.ok;
}
