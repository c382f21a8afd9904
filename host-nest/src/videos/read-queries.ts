import { jobStatuses, ServiceError, unstorableText, type JobStatus } from '@scenewright/core';

/** Interface 8: `max_frames` is 6 when absent and 12 at most. */
export function parseFrameCount(value: unknown): number {
  return wholeNumber('max_frames', value, { min: 1, max: 12, absent: 6 });
}

/** Decisions, "Video jobs": `GET /v1/videos`. */
export function parseListQuery(query: Record<string, unknown>): {
  limit: number;
  cursor: string | null;
  status: JobStatus | null;
} {
  const { limit, cursor, status } = query;
  if (cursor !== undefined && (typeof cursor !== 'string' || !/^vid_[0-9A-Z]{26}$/.test(cursor))) {
    throw new ServiceError('invalid_request', 'cursor must be the next_cursor of an earlier answer.');
  }
  if (status !== undefined && !(jobStatuses as readonly unknown[]).includes(status)) {
    throw new ServiceError('invalid_request', `status must be one of ${jobStatuses.join(', ')}.`);
  }
  return {
    limit: wholeNumber('limit', limit, { min: 1, max: 100, absent: 20 }),
    cursor: cursor ?? null,
    status: (status as JobStatus | undefined) ?? null,
  };
}

/** `{changes}` of an approval, or null for an empty body. Interface 4.1. */
export function parseApproval(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new ServiceError('invalid_request', 'body must be empty or an object with changes.');
  }
  const { changes, ...others } = body as { changes?: unknown };
  refuseUnknown(others, ['changes']);
  if (changes === undefined || changes === null) return null;
  if (typeof changes !== 'string' || changes.trim() === '') {
    throw new ServiceError('invalid_request', 'changes must be text that says what to redo.');
  }
  refuseUnstorable({ changes });
  if (changes.length > 2000) throw new ServiceError('invalid_request', 'changes must have 2000 characters at most.');
  return changes;
}

/** `place` is the path of the object that holds them, with its dot. */
export function refuseUnknown(others: Record<string, unknown>, accepted: readonly string[], place = ''): void {
  const unknown = Object.keys(others)[0];
  if (unknown === undefined) return;
  throw new ServiceError(
    'invalid_request',
    `${place}${unknown} is not a known property; accepted are ${accepted.join(', ')}.`,
  );
}

/** @throws ServiceError invalid_request that names the field */
export function refuseUnstorable(fields: Record<string, string>): void {
  const [error] = unstorableText(fields);
  if (error) throw new ServiceError('invalid_request', `${error.message}.`);
}

export function wholeNumber(name: string, value: unknown, rule: { min: number; max: number; absent: number }): number {
  if (value === undefined) return rule.absent;
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (!(number >= rule.min && number <= rule.max)) {
    throw new ServiceError('invalid_request', `${name} must be a whole number from ${rule.min} to ${rule.max}.`);
  }
  return number;
}
