import { operation, query, repeatKey, videoId, type Paths } from '../operation.js';
import { canceledVideo, createdVideo, editStarted, frames, pausedVideo, renderStarted, video } from './examples.js';

/** Interface 4.1 to 4.4. */
export const videoPaths: Paths = {
  '/v1/videos': {
    get: operation({
      id: 'listVideos',
      tag: 'Videos',
      summary: 'Lists your jobs, newest first.',
      parameters: [
        query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }, 'Jobs on a page.'),
        query('cursor', { type: 'string' }, 'The next_cursor of the page before.'),
        query('status', { type: 'string' }, 'Only jobs of this status.'),
      ],
      success: [200, 'VideoList', { videos: [video], next_cursor: null }],
      errors: ['invalid_request'],
    }),
    post: operation({
      id: 'createVideo',
      tag: 'Videos',
      summary: 'Creates a video job and returns at once; follow it by its id or by webhook.',
      parameters: [repeatKey],
      body: {
        schema: 'CreateVideo',
        required: true,
        example: { prompt: 'Our Q3: revenue grew 24% to $4.2M.', duration: 30, render: true },
      },
      success: [202, 'CreatedVideo', createdVideo],
      errors: [
        'invalid_request',
        'insufficient_credits',
        'model_requires_plan',
        'resolution_above_plan',
        'not_found',
        'too_many_in_flight',
        'idempotency_key_reused',
        'payload_too_large',
        'voices_unavailable',
      ],
    }),
  },
  '/v1/videos/{id}': {
    get: operation({
      id: 'getVideo',
      tag: 'Videos',
      summary: 'Tells how a job is getting on.',
      parameters: [videoId],
      success: [200, 'Video', video],
      errors: ['not_found'],
    }),
  },
  '/v1/videos/{id}/frames': {
    get: operation({
      id: 'getVideoFrames',
      tag: 'Videos',
      summary: 'A filmstrip: one picture a scene.',
      parameters: [
        videoId,
        query('max_frames', { type: 'integer', minimum: 1, maximum: 12, default: 6 }, 'Pictures at most.'),
      ],
      success: [200, 'Frames', frames],
      errors: ['not_found', 'invalid_request'],
    }),
  },
  '/v1/videos/{id}/cancel': {
    post: operation({
      id: 'cancelVideo',
      tag: 'Videos',
      summary: 'Cancels a job; one that works stops at the next occasion.',
      parameters: [videoId],
      success: [200, 'Video', canceledVideo],
      errors: ['not_found', 'not_cancelable'],
    }),
  },
  '/v1/videos/{id}/approve': {
    post: operation({
      id: 'approveVideo',
      tag: 'Videos',
      summary: 'Answers a review gate: goes on with an empty body, redoes what `changes` names.',
      parameters: [videoId, repeatKey],
      body: { schema: 'ApproveVideo', required: false, example: {} },
      success: [200, 'Video', pausedVideo],
      errors: ['not_found', 'invalid_request', 'not_awaiting_approval', 'idempotency_key_reused'],
    }),
  },
  '/v1/videos/{id}/edit': {
    post: operation({
      id: 'editVideo',
      tag: 'Videos',
      summary: 'Changes a finished video as the words say; makes a new job.',
      parameters: [videoId, repeatKey],
      body: {
        schema: 'EditVideo',
        required: true,
        example: { prompt: 'Change 24% to 26% and make the background navy.', render: true },
      },
      success: [202, 'EditStarted', editStarted],
      errors: [
        'not_found',
        'invalid_request',
        'not_editable',
        'resolution_above_plan',
        'too_many_in_flight',
        'insufficient_credits',
        'idempotency_key_reused',
      ],
    }),
  },
  '/v1/videos/{id}/render': {
    post: operation({
      id: 'renderVideo',
      tag: 'Videos',
      summary: 'Renders a completed job again, at another size.',
      parameters: [videoId, repeatKey],
      body: { schema: 'RenderVideo', required: false, example: { resolution: '1080p' } },
      success: [202, 'RenderStarted', renderStarted],
      errors: [
        'not_found',
        'invalid_request',
        'not_renderable',
        'resolution_above_plan',
        'too_many_in_flight',
        'insufficient_credits',
        'idempotency_key_reused',
      ],
    }),
  },
};
