import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { bodyFormOf, readBody, ServiceError, type BodyClass } from '@scenewright/core';
import { invalidRequest } from './invalid-request.js';

/** What an id can look like at all; see `newId`. Other text never reaches the database, which cannot hold every text. */
export const idForm = /^[A-Za-z0-9_-]{1,64}$/;

/** @throws ServiceError not_found: an id that nothing can have is an unknown one. */
export function checkId(value: unknown, name = 'id'): string {
  if (typeof value === 'string' && idForm.test(value)) return value;
  throw new ServiceError('not_found', `There is nothing under this ${name}.`);
}

/**
 * The one validation of the service: bodies and queries by the rules of their classes (`@RequestBody`, `@RequestQuery` of core), ids
 * of paths by their form. The message of a refusal names each field and what it takes.
 */
@Injectable()
export class RequestPipe implements PipeTransform {
  transform(value: unknown, { type, data, metatype }: ArgumentMetadata): unknown {
    if (type === 'param') return checkId(value, data);
    if (metatype === undefined || bodyFormOf(metatype) === undefined) return value;
    const { instance, errors } = readBody(metatype as BodyClass, value);
    if (errors.length > 0) throw invalidRequest(errors);
    return instance;
  }
}
