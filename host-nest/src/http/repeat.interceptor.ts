import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import { idempotencyKeyMaxLength, requestFingerprint } from '@scenewright/core/requests';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { sha256 } from '../ids/ids.js';
import type { RememberedRequest, Replay } from '../jobs/remembered-requests.js';

/** What a handler under `@Repeatable` gives: a new answer, or the one that was given before. */
export type Outcome<A = unknown> = { answer: A } | { replay: Replay };

const remembered = new WeakMap<object, RememberedRequest>();

/**
 * Reads the `Idempotency-Key`, and gives a repeat its first answer with `Idempotent-Replayed`. What is remembered is looked up and
 * written by the handler, with what it starts in one transaction.
 */
@Injectable()
export class RepeatInterceptor implements NestInterceptor<Outcome, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<Outcome>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') {
      if (key.length === 0 || key.length > idempotencyKeyMaxLength) {
        throw new ServiceError(
          'invalid_request',
          `Idempotency-Key must have 1 to ${idempotencyKeyMaxLength} characters.`,
        );
      }
      const body = (request.body as unknown) ?? null;
      remembered.set(request, { key, fingerprint: requestFingerprint(request.method, request.path, body, sha256) });
    }
    return next.handle().pipe(
      map((outcome) => {
        if ('answer' in outcome) return outcome.answer;
        const { status, body } = outcome.replay;
        http.getResponse<Response>().status(status).setHeader('Idempotent-Replayed', 'true');
        return JSON.parse(body) as unknown;
      }),
    );
  }
}

/** A POST that starts something and may be sent again under an `Idempotency-Key`. Its handler gives an `Outcome`. */
export const Repeatable = (): MethodDecorator => applyDecorators(UseInterceptors(RepeatInterceptor));

/** How a repeat of this request is known; null without an `Idempotency-Key`. */
export const Repeat = createParamDecorator(
  (_: unknown, context: ExecutionContext): RememberedRequest | null =>
    remembered.get(context.switchToHttp().getRequest<Request>()) ?? null,
);
