import { errorCatalogue, type ErrorCode } from '@scenewright/core';
import { ref, schemas } from './schemas.js';

type Json = Record<string, unknown>;
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Json;
  servers: Json[];
  security: Json[];
  tags: Json[];
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

/** Every endpoint can answer with these. */
const always: ErrorCode[] = ['unauthorized', 'forbidden', 'rate_limited', 'internal_error'];

const limitHeaders = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimit-Limit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimit-Remaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimit-Reset' },
};

/** Errors by status; codes that share one are told together. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${errorCatalogue[code].remedy}`).join(' '),
        headers: limitHeaders,
        content: {
          'application/json': {
            schema: ref('Error'),
            examples: Object.fromEntries(
              group.map((code) => [code, { value: { error: { code, message: 'What was wrong.', status } } }]),
            ),
          },
        },
      },
    ]),
  );
}

interface Operation {
  id: string;
  tag: string;
  summary: string;
  success: [number, string, Json?];
  body?: { schema: string; required: boolean; example: Json };
  parameters?: Json[];
  errors?: readonly ErrorCode[];
  open?: boolean;
}

function operation(o: Operation): Json {
  const [status, schema, example] = o.success;
  return {
    operationId: o.id,
    tags: [o.tag],
    summary: o.summary,
    description: o.summary,
    ...(o.open && { security: [] }),
    ...(o.parameters && { parameters: o.parameters }),
    ...(o.body && {
      requestBody: {
        required: o.body.required,
        content: { 'application/json': { schema: ref(o.body.schema), example: o.body.example } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        headers: limitHeaders,
        content: { 'application/json': { schema: ref(schema), ...(example && { example }) } },
      },
      ...errorResponses(o.open ? ['rate_limited', 'internal_error'] : [...always, ...(o.errors ?? [])]),
    },
  };
}

const videoId = { name: 'id', in: 'path', required: true, description: 'Id of the video.', schema: { type: 'string' } };
const repeatKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat within 24 hours gives the first answer again and starts nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const query = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

/** The interface as an OpenAPI 3.1 document. Paths are those of interface 4. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scenewright',
      version: '1.0.0',
      description: 'Turns a prompt, documents, images and a brand into a finished video.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl || '/' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Videos', description: 'Video jobs: create, follow, render.' },
      { name: 'Catalogs', description: 'What a client can choose from.' },
      { name: 'Service', description: 'The service itself.' },
    ],
    paths: {
      '/v1/health': {
        get: operation({
          id: 'getHealth',
          tag: 'Service',
          summary: 'Tells that the service answers.',
          success: [200, 'Health', { status: 'ok' }],
          open: true,
        }),
      },
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
          success: [200, 'VideoList'],
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
          success: [
            202,
            'CreatedVideo',
            {
              id: 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
              status: 'queued',
              model: 'gen-6-fast',
              estimated_credits: 15,
              estimated_export_minutes: 1,
            },
          ],
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
          success: [200, 'Video'],
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
          success: [200, 'Frames'],
          errors: ['not_found', 'invalid_request'],
        }),
      },
      '/v1/videos/{id}/cancel': {
        post: operation({
          id: 'cancelVideo',
          tag: 'Videos',
          summary: 'Cancels a job; one that works stops at the next occasion.',
          parameters: [videoId],
          success: [200, 'Video'],
          errors: ['not_found', 'not_cancelable'],
        }),
      },
      '/v1/videos/{id}/approve': {
        post: operation({
          id: 'approveVideo',
          tag: 'Videos',
          summary: 'Answers a review gate.',
          parameters: [videoId],
          body: { schema: 'ApproveVideo', required: false, example: {} },
          success: [200, 'Video'],
          errors: ['not_found', 'invalid_request', 'not_awaiting_approval'],
        }),
      },
      '/v1/videos/{id}/render': {
        post: operation({
          id: 'renderVideo',
          tag: 'Videos',
          summary: 'Renders a completed job again, at another size.',
          parameters: [videoId, repeatKey],
          body: { schema: 'RenderVideo', required: false, example: { resolution: '1080p' } },
          success: [202, 'RenderStarted'],
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
      '/v1/models': catalog('listModels', 'Models and what they can do.', 'Models'),
      '/v1/voices': catalog('listVoices', 'Voices for the narration.', 'Voices', ['voices_unavailable']),
      '/v1/animation-styles': catalog('listAnimationStyles', 'Looks of a video.', 'AnimationStyles'),
      '/v1/brand-kits': catalog('listBrandKits', 'Your saved brand kits.', 'BrandKits'),
    },
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'svk_...', description: 'An API key.' },
      },
      headers: {
        'RateLimit-Limit': { description: 'Requests a minute.', schema: { type: 'integer' } },
        'RateLimit-Remaining': { description: 'Requests that are left now.', schema: { type: 'integer' } },
        'RateLimit-Reset': { description: 'Seconds until the next one is free.', schema: { type: 'integer' } },
      },
      schemas,
    },
  };
}

function catalog(id: string, summary: string, schema: string, errors: readonly ErrorCode[] = []): Record<string, Json> {
  return { get: operation({ id, tag: 'Catalogs', summary, success: [200, schema], errors }) };
}
