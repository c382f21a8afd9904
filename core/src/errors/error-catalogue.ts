/**
 * Every code that a client can meet. Interface 7, and "Further codes" of the decisions. `retryable`
 * says whether the same request may succeed later without a change; `remedy` is what to do about it.
 */
export const errorCatalogue = {
  invalid_request: {
    status: 400,
    retryable: false,
    remedy: 'Correct the field that the message names and send the request again.',
  },
  unauthorized: {
    status: 401,
    retryable: false,
    remedy: 'Send a valid key as "Authorization: Bearer svk_...".',
  },
  insufficient_credits: {
    status: 402,
    retryable: false,
    remedy: 'Shorten the video, choose a cheaper model, or wait for the monthly renewal.',
  },
  forbidden: { status: 403, retryable: false, remedy: 'Use an account whose plan includes API access.' },
  model_requires_plan: { status: 403, retryable: false, remedy: 'Choose another model or move to a paid plan.' },
  resolution_above_plan: { status: 403, retryable: false, remedy: 'Choose a resolution that the plan includes.' },
  not_found: { status: 404, retryable: false, remedy: 'Check the path and the id.' },
  method_not_allowed: { status: 405, retryable: false, remedy: 'Use a method that the Allow header names.' },
  too_many_in_flight: { status: 409, retryable: true, remedy: 'Wait until one of the jobs in progress has ended.' },
  not_cancelable: { status: 409, retryable: false, remedy: 'Nothing to do: the job has already ended.' },
  not_editable: { status: 409, retryable: true, remedy: 'Wait until the source job has ended.' },
  not_awaiting_approval: { status: 409, retryable: false, remedy: 'Approve only a job that is awaiting_approval.' },
  not_renderable: { status: 409, retryable: true, remedy: 'Render a job that is completed and not rendering.' },
  idempotency_key_reused: { status: 409, retryable: false, remedy: 'Use a new Idempotency-Key for a new request.' },
  payload_too_large: { status: 413, retryable: false, remedy: 'Send a body of at most 1 MiB; give files by URL.' },
  rate_limited: { status: 429, retryable: true, remedy: 'Wait the seconds that Retry-After names.' },
  internal_error: { status: 500, retryable: true, remedy: 'Send the request again.' },
  storage_full: {
    status: 503,
    retryable: true,
    remedy: 'Wait until the operator of the server has made room, and send the request again.',
  },
  voices_unavailable: { status: 503, retryable: true, remedy: 'Send the request again shortly.' },
} as const satisfies Record<string, { status: number; retryable: boolean; remedy: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
