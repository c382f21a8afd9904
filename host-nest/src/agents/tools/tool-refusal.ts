import type { ErrorCode, ServiceError } from '@scenewright/core/errors';
import { inToolWords } from './tool-words.js';

/** What a model does about a refusal, where that is another thing than for a program. */
const remedies: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'Correct the named fields and call the tool again.',
  insufficient_credits:
    'Call get_credit_balance; then take a shorter duration, a cheaper model of list_models, or no render.',
  model_requires_plan: 'Take another model of list_models.',
  resolution_above_plan: 'Take the top resolution that whoami names, or a lower one.',
  not_found: 'Call list_videos or the list_ tool of what was named, and take an id of it.',
  too_many_in_flight:
    'Wait for a video in progress with get_video_status, or cancel one; list_videos with status shows them.',
  not_editable: 'Wait with get_video_status until the video has ended, then edit it.',
  not_renderable: 'Wait with get_video_status until the video is completed, then render it.',
  not_awaiting_approval: 'Call get_video_status: there is something to approve only while status is awaiting_approval.',
  idempotency_key_reused: 'Take a new idempotency_key for another call.',
  rate_limited: 'Wait the seconds of retry_after_seconds, then call the tool again.',
  internal_error: 'Call the tool again; if it fails once more, tell the user.',
  storage_full: 'Tell the user: the operator of the server has to make room first.',
  voices_unavailable: 'Call the tool again in a few seconds, or without narration_voice.',
};

/** REST's error with what a model needs to act on it. */
export interface ToolRefusal {
  error: {
    code: ErrorCode;
    message: string;
    status: number;
    fields?: readonly string[];
    remedy: string;
    retryable: boolean;
    retry_after_seconds?: number;
  };
}

export function toolRefusal(error: ServiceError): ToolRefusal {
  const { code, status, retryable, fields } = error;
  const seconds = Number(error.headers['Retry-After']);
  return {
    error: {
      code,
      message: inToolWords(error.message),
      status,
      ...(fields.length > 0 && { fields }),
      remedy: remedies[code] ?? error.remedy,
      retryable,
      ...(Number.isFinite(seconds) && { retry_after_seconds: seconds }),
    },
  };
}
