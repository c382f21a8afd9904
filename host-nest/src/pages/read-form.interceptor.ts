import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import express, { type Request } from 'express';
import type { Observable } from 'rxjs';
import { readWith } from '../http/read-with.js';

const parse = express.urlencoded({ extended: false, limit: 16 * 1024, parameterLimit: 20 });

/** Reads what a form sends. */
@Injectable()
export class ReadFormInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    await readWith(parse, context);
    return next.handle();
  }
}

/** A field of a form: text, empty when it is not there. */
export function formField(request: Request, name: string): string {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
