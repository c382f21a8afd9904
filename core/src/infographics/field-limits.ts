import type { z } from 'zod';

export interface FieldLimits {
  maxLength?: number;
  min?: number;
  max?: number;
  options?: readonly string[];
  boolean?: boolean;
}

/** The limits that a schema sets for the value at a path. Empty when the path leads nowhere. */
export function limitsOf(schema: z.ZodType, path: readonly string[]): FieldLimits {
  let at: Definition | undefined = definition(schema);
  for (const part of path) {
    if (at?.type === 'object') at = definition(at.shape?.[part]);
    else if (at?.type === 'array') at = definition(at.element);
    else return {};
  }
  if (at === undefined) return {};
  const { own } = at;
  if (at.type === 'string') return own.maxLength ? { maxLength: own.maxLength } : {};
  if (at.type === 'number') return { min: own.minValue ?? undefined, max: own.maxValue ?? undefined } as FieldLimits;
  if (at.type === 'enum') return { options: own.options! };
  return at.type === 'boolean' ? { boolean: true } : {};
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  own: { maxLength?: number | null; minValue?: number | null; maxValue?: number | null; options?: readonly string[] };
}

/** What a schema is, without the wrappers that make it optional or give it a default. */
function definition(schema: z.ZodType | undefined): Definition | undefined {
  let inner = schema as { def?: { type: string; innerType?: z.ZodType } } | undefined;
  while (inner?.def && (inner.def.type === 'optional' || inner.def.type === 'default' || inner.def.type === 'nullable'))
    inner = inner.def.innerType as typeof inner;
  if (!inner?.def) return undefined;
  const { shape, element } = inner as { shape?: Definition['shape']; element?: z.ZodType };
  return {
    type: inner.def.type,
    own: inner as Definition['own'],
    ...(shape ? { shape } : {}),
    ...(element ? { element } : {}),
  };
}
