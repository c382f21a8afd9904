import type { ExecutionContext } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';

/** Reads the body of a request with a parser of Express; rejects with what the parser refuses. */
export function readWith(parse: RequestHandler, context: ExecutionContext): Promise<void> {
  const http = context.switchToHttp();
  return new Promise((resolve, reject) => {
    parse(http.getRequest<Request>(), http.getResponse<Response>(), (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    );
  });
}
