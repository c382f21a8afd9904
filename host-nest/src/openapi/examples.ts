import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** Puts an example under each body and answer that has none, made of the examples of its fields. */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, item] of Object.entries(node)) {
      const media =
        name === 'application/json' ? (item as { schema?: Json; example?: unknown; examples?: unknown }) : null;
      if (media?.schema && media.example === undefined && media.examples === undefined) {
        media.example = exampleOf(media.schema, schemas);
      } else walk(item);
    }
  };
  walk(document.paths);
  walk((document as unknown as Json)['webhooks']);
}

/** `undefined` for what has no example of its own: a field that is not there in every answer. */
function exampleOf(schema: Json, schemas: Record<string, Json>): unknown {
  if ('example' in schema && schema['example'] !== undefined) return schema['example'];
  const {
    $ref,
    allOf,
    anyOf,
    items,
    properties,
    required = [],
  } = schema as {
    $ref?: string;
    allOf?: Json[];
    anyOf?: Json[];
    items?: Json;
    properties?: Record<string, Json>;
    required?: string[];
  };
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const [first] = allOf ?? anyOf ?? [];
  if (first) return exampleOf(first, schemas);
  if (items) return [exampleOf(items, schemas)];
  if (!properties) return undefined;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const isThere = required.includes(name) || 'example' in field;
      const value = isThere ? exampleOf(field, schemas) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
