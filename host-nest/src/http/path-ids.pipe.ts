import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';

/** What an id can look like at all; see `newId`. Other text never reaches the database, which cannot hold every text. */
export const idForm = /^[A-Za-z0-9_-]{1,64}$/;

/** An id in a path that nothing can have is an unknown one. */
@Injectable()
export class PathIdsPipe implements PipeTransform {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    if (type === 'param' && !(typeof value === 'string' && idForm.test(value))) {
      throw new ServiceError('not_found', `There is nothing under this ${data ?? 'id'}.`);
    }
    return value;
  }
}
