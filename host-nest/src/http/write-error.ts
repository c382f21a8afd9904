import { HttpException } from '@nestjs/common';
import { errorBody, ServiceError } from '@scenewright/core/errors';
import type { Response } from 'express';
import { isStorageFull } from '../files/is-storage-full.js';
import { storageFullError } from './storage-full-error.js';

/** What a client is told of an error: its own words for a refusal, nothing but the fact for anything else. */
export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isStorageFull(error)) return storageFullError();
  const { type } = (error ?? {}) as { type?: string };
  // The names that the body parser gives its refusals.
  if (type === 'entity.too.large') return new ServiceError('payload_too_large', 'The body is above 1 MiB.');
  if (type === 'entity.parse.failed') return new ServiceError('invalid_request', 'The body is not well-formed JSON.');
  if (type !== undefined && /^(entity|request|encoding|charset|parameters|stream)\./.test(type)) {
    return new ServiceError('invalid_request', 'The body could not be read.');
  }
  if (error instanceof HttpException && error.getStatus() === 404) {
    return new ServiceError('not_found', 'There is nothing at this path.');
  }
  if (error instanceof URIError || (error instanceof HttpException && error.getStatus() < 500)) {
    return new ServiceError('invalid_request', 'The address or the body could not be read.');
  }
  return new ServiceError('internal_error', 'The server met an error. Send the request again.');
}

export function writeError(response: Response, error: ServiceError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.set(error.headers).status(error.status).json(errorBody(error));
}
