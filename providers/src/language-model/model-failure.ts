/** Why a model gave no usable answer, in words for a warning. Holds no key and no address. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}
