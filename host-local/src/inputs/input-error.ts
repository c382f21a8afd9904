import type { FieldError } from '@scenewright/core';

/** Why one file cannot be used: the end of a sentence, so that the caller can name the field. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A request that cannot be carried out as it stands; every wrong field, as the interface names them. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  constructor(readonly errors: readonly FieldError[]) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}
