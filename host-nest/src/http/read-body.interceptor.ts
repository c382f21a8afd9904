import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import express from 'express';
import type { Observable } from 'rxjs';
import { readWith } from './read-with.js';

/** Bytes of a request body at most. Decisions, "Order of checks". */
const bodyLimit = 1024 * 1024;
const parse = express.json({ limit: bodyLimit, strict: false, type: () => true });

/**
 * Reads JSON bodies up to 1 MiB, whatever type they are sent as: an API takes nothing else. It comes after the guards, so that
 * nothing is read for somebody without a key.
 */
@Injectable()
export class ReadBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    await readWith(parse, context);
    return next.handle();
  }
}
