import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LOGGER, type Logger } from '../logging/logger.js';
import { asServiceError, writeError } from './write-error.js';

/** Gives every error the form of interface 7. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const known = asServiceError(error);
    if (known.status >= 500) {
      const { method, path } = http.getRequest<Request>();
      this.logger.error(
        { err: error, method, path, request_id: response.getHeader('x-request-id') },
        'a request failed',
      );
    }
    writeError(response, known);
  }
}
