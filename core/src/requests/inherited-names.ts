import { unknownProperty, type FieldError } from './field-errors.js';

/**
 * A body without the properties whose names every object inherits (`toString`, `constructor`, `__proto__`), and each of these as
 * the unknown property that it is. The validators look names up in plain objects: they would find these, and say nothing.
 */
export function withoutInheritedNames<T>(body: T): { body: T; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}[${index}]`));
    const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      const field = path === '' ? key : `${path}.${key}`;
      if (!(key in Object.prototype)) return [[key, walk(item, field)]];
      errors.push(unknownProperty(field, undefined));
      return [];
    });
    return Object.fromEntries(kept);
  };
  return { body: walk(body, '') as T, errors };
}
