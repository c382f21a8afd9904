import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiIncludeEndpoint,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { errorCatalogue, type ErrorCode } from '@scenewright/core/errors';
import { bodyFormOf, type BodyClass } from '@scenewright/core/requests';
import { documentRequest } from './documented-request.js';
import { ErrorAnswer } from './error-answer.js';

/** How the document calls the `ADMIN_TOKEN`. */
export const operatorToken = 'adminToken';
/** How the document calls the session of somebody who is signed in. */
export const sessionCookie = 'session';

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
/** 404 where there is no operator; 403 to a page of somebody else's. */
const alwaysToOperators: ErrorCode[] = [...always, 'not_found'];

const limitHeaders = {
  'RateLimit-Limit': { description: 'Requests a minute.', schema: { type: 'integer' as const } },
  'RateLimit-Remaining': { description: 'Requests that are left now.', schema: { type: 'integer' as const } },
  'RateLimit-Reset': { description: 'Seconds until the next one is free.', schema: { type: 'integer' as const } },
};

export interface OperationFacts {
  /** `operationId`: the name of the method in generated clients. */
  id: string;
  tag: 'Videos' | 'Infographics' | 'Catalogs' | 'Service' | 'Operator' | 'App';
  summary: string;
  /** With the class of the answer; null for one without a body. */
  success: [status: number, answer: Type | null];
  /** Media types of an answer that is a file. */
  files?: readonly string[];
  body?: BodyClass;
  /** Media type of a body that is a file. */
  takes?: string;
  /** The class of the query. */
  query?: BodyClass;
  /** What the ids in the path name. */
  params?: Record<string, string>;
  errors?: readonly ErrorCode[];
  /** It takes an `Idempotency-Key`. */
  repeatable?: boolean;
  /** It needs no key. */
  open?: boolean;
}

/** What the document tells of a route: every answer that it can give. */
export function Operation(facts: OperationFacts): MethodDecorator {
  const {
    id,
    tag,
    summary,
    success,
    files,
    body: bodyType,
    takes,
    query,
    params = {},
    errors = [],
    repeatable,
    open,
  } = facts;
  const [status, answer] = success;
  if (bodyType) documentRequest(bodyType);
  if (query) documentRequest(query);
  // What takes a body begins work.
  const ofBody: ErrorCode[] = bodyType || takes ? ['payload_too_large', 'storage_full'] : [];
  const ofRepeat: ErrorCode[] = repeatable ? ['idempotency_key_reused'] : [];
  const ofGuards = tag === 'Operator' ? alwaysToOperators : always;
  const codes: ErrorCode[] = open
    ? ['rate_limited', 'internal_error']
    : [...ofGuards, ...ofBody, ...errors, ...ofRepeat];
  return applyDecorators(
    ApiIncludeEndpoint(),
    ApiTags(tag),
    ApiOperation({ operationId: id, summary, description: summary, ...securityOf(facts) }),
    ...Object.entries(params).map(([name, description]) => ApiParam({ name, description, schema: { type: 'string' } })),
    ...(repeatable
      ? [
          ApiHeader({
            name: 'Idempotency-Key',
            required: false,
            description: 'A repeat within 24 hours gives the first answer again and starts nothing.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
          }),
        ]
      : []),
    ...(bodyType ? [ApiBody({ type: bodyType, required: bodyFormOf(bodyType)?.optional !== true })] : []),
    ...(takes ? [ApiConsumes(takes), ApiBody({ schema: { type: 'string', format: 'binary' }, required: true })] : []),
    ApiResponse({
      ...{ status, description: 'Done.', headers: limitHeaders },
      ...(answer && { type: answer }),
      ...(files && { content: Object.fromEntries(files.map((type) => [type, { schema: { type: 'string' } }])) }),
    } as ApiResponseOptions),
    ...errorResponses(new Set(codes)),
  );
}

/** As the whole document says, but for what needs no key, or another one. */
function securityOf({ open, tag }: OperationFacts): { security?: Record<string, string[]>[] } {
  if (open) return { security: [] };
  if (tag === 'Operator') return { security: [{ [operatorToken]: [] }] };
  return tag === 'App' ? { security: [{ [sessionCookie]: [] }] } : {};
}

/** Errors by status; codes that share one are told together. */
function errorResponses(codes: ReadonlySet<ErrorCode>): MethodDecorator[] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, group]) =>
    ApiResponse({
      status,
      type: ErrorAnswer,
      description: group.map((code) => `\`${code}\`: ${errorCatalogue[code].remedy}`).join(' '),
      headers: limitHeaders,
      examples: Object.fromEntries(
        group.map((code) => {
          const message = messages[code] ?? errorCatalogue[code].remedy;
          return [code, { summary: code, value: { error: { code, message, status } } }];
        }),
      ),
    }),
  );
}
