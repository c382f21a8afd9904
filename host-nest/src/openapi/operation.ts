import { errorCatalogue, type ErrorCode } from '@scenewright/core';
import { ref } from './schemas/shapes.js';

export type Json = Record<string, unknown>;
/** Operations by path and method. */
export type Paths = Record<string, Record<string, Json>>;

/** What the service says in such a case, for the examples. */
const messages: Partial<Record<ErrorCode, string>> = {
  invalid_request: 'duration must be a number from 5 to 120.',
  unauthorized: 'The API key is missing, unknown or revoked.',
  forbidden: 'The pro plan does not include API access.',
  insufficient_credits: 'This job needs 15 credits to start; 9 are available.',
  model_requires_plan: 'gen-6 needs a paid plan; yours is trial.',
  resolution_above_plan: 'resolution 8K is above the 4K of the ultimate plan.',
  not_found: 'There is no video vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7.',
  too_many_in_flight: '10 video jobs are in progress, as many as the creator plan allows.',
  rate_limited: 'More than 60 requests in a minute.',
};

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
              group.map((code) => [
                code,
                { value: { error: { code, message: messages[code] ?? errorCatalogue[code].remedy, status } } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

export interface Operation {
  id: string;
  tag: string;
  summary: string;
  /** Status, name of the schema, example. */
  success: [number, string, Json];
  body?: { schema: string; required: boolean; example: Json };
  parameters?: Json[];
  errors?: readonly ErrorCode[];
  open?: boolean;
}

/** One operation with all answers that it can give. */
export function operation(o: Operation): Json {
  const [status, schema, example] = o.success;
  // What takes a body begins work.
  const ofBody: ErrorCode[] = o.body ? ['payload_too_large', 'storage_full'] : [];
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
        content: { 'application/json': { schema: ref(schema), example } },
      },
      ...errorResponses(o.open ? ['rate_limited', 'internal_error'] : [...always, ...ofBody, ...(o.errors ?? [])]),
    },
  };
}

export const videoId = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the video.',
  schema: { type: 'string' },
};
export const repeatKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat within 24 hours gives the first answer again and starts nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
export const query = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
