import type { FieldError } from '@scenewright/core/requests';

/** A request that cannot be carried out as it stands; every wrong field, as the interface names them. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  constructor(readonly errors: readonly FieldError[]) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}
