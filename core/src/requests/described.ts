import 'reflect-metadata';

/** What a document of the interface says of a field beside its rules. JSON Schema's own names. */
export interface FieldDescription {
  description?: string;
  example?: unknown;
  default?: unknown;
  /** Bounds that depend on more than the field, at their widest. */
  minimum?: number;
  maximum?: number;
  type?: string;
  additionalProperties?: unknown;
}

const describedKey = Symbol('description of a field');
const nestedKey = Symbol('class of a field');

/** Tells in the document of the interface what a field is for. */
export const Described =
  (description: string, more: FieldDescription = {}): PropertyDecorator =>
  (target, property) =>
    Reflect.defineMetadata(describedKey, { description, ...more }, target, property);

export const descriptionOf = (type: new () => object, property: string): FieldDescription =>
  (Reflect.getMetadata(describedKey, type.prototype as object, property) as FieldDescription | undefined) ?? {};

interface Nested {
  type: new () => object;
  isList: boolean;
}

/** Remembers the class that a field, or each item of it, is read as. */
export const Nested =
  (type: () => new () => object, isList: boolean): PropertyDecorator =>
  (target, property) =>
    Reflect.defineMetadata(nestedKey, { type, isList }, target, property);

export function nestedOf(type: new () => object, property: string): Nested | null {
  const nested = Reflect.getMetadata(nestedKey, type.prototype as object, property) as
    { type: () => Nested['type']; isList: boolean } | undefined;
  return nested ? { type: nested.type(), isList: nested.isList } : null;
}
