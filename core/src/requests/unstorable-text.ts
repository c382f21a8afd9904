import type { FieldError } from './field-errors.js';

/**
 * Every text of a body that holds U+0000, by its path. PostgreSQL's text cannot hold this character (its manual, 8.3),
 * nor can an argument of a program, so it is refused where it comes in. Walks bodies of any depth.
 */
export function unstorableText(body: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const open: [path: string, value: unknown][] = [['', body]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes('\u0000'))
      errors.unshift({
        field: path,
        message: `${path} holds the character U+0000, which no text may hold: leave it out`,
      });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value))
      open.push([Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, item]);
  }
  return errors;
}
