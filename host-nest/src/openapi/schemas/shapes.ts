export type Schema = Record<string, unknown>;
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const text: Schema = { type: 'string' };
export const yesNo: Schema = { type: 'boolean' };
export const number: Schema = { type: 'number' };
export const time: Schema = { type: 'string', format: 'date-time' };
export const link: Schema = { type: 'string', format: 'uri' };
export const hex: Schema = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' };

/** An object; properties named in `optional` may be absent. */
export function object(
  properties: Record<string, Schema>,
  optional: readonly string[] = [],
  description?: string,
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', ...(description && { description }), properties, ...(required.length > 0 && { required }) };
}
/** A request body: nothing unknown is taken. */
export function input(properties: Record<string, Schema>, required: readonly string[] = []): Schema {
  return { type: 'object', properties, additionalProperties: false, ...(required.length > 0 && { required }) };
}
export const list = (items: Schema, maxItems?: number): Schema => ({
  type: 'array',
  items,
  ...(maxItems && { maxItems }),
});
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
export const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

export const dimensions = object({ width: { type: 'integer' }, height: { type: 'integer' } });
export const exactDimensions = input(
  {
    width: { type: 'integer', minimum: 16, maximum: 7680, multipleOf: 2 },
    height: { type: 'integer', minimum: 16, maximum: 7680, multipleOf: 2 },
  },
  ['width', 'height'],
);
