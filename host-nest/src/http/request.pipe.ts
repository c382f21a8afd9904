import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { bodyFormOf, readBody, type BodyClass } from '@scenewright/core/requests';
import { invalidRequest } from './invalid-request.js';

/**
 * The one validation of the service: bodies and queries by the rules of their classes (`@RequestBody`, `@RequestQuery` of core). The message of a refusal names each field and what it takes.
 */
@Injectable()
export class RequestPipe implements PipeTransform {
  transform(value: unknown, { metatype }: ArgumentMetadata): unknown {
    if (metatype === undefined || bodyFormOf(metatype) === undefined) return value;
    const { instance, errors } = readBody(metatype as BodyClass, value);
    if (errors.length > 0) throw invalidRequest(errors);
    return instance;
  }
}
