import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';

/** Fields of answers. Each says what the examples of the document show; `more` may hold `required: false` or `nullable: true`. */
type More = Omit<ApiPropertyOptions, 'type' | 'isArray' | 'enum'> & { required?: boolean; nullable?: boolean };

// Swagger takes a function for one that gives a class only when its name is `type`: hence `type: () => type()` below.
const field = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

export const Text = (example: string | null, more: More = {}) => field({ type: 'string', example, ...more });
export const Texts = (...example: string[]) => field({ type: 'string', isArray: true, example });
export const Numeric = (example: number, more: More = {}) => field({ type: 'number', example, ...more });
export const Numerics = (...example: number[]) => field({ type: 'number', isArray: true, example });
export const Whole = (example: number, more: More = {}) => field({ type: 'integer', example, ...more });
export const YesNo = (example: boolean, more: More = {}) => field({ type: 'boolean', example, ...more });
export const Time = (example = '2026-11-20T09:30:00.000Z', more: More = {}) =>
  field({ type: 'string', format: 'date-time', example, ...more });
export const Link = (example: string | null, more: More = {}) =>
  field({ type: 'string', format: 'uri', example, ...more });
export const OneOf = (values: readonly string[], example = values[0], more: More = {}) =>
  field({ type: 'string', enum: [...values], example, ...more });
/** What the document does not look into. */
export const Anything = ({ isList = false, ...more }: More & { isList?: boolean } = {}) =>
  field({
    type: 'object',
    additionalProperties: true,
    example: isList ? [{}] : {},
    ...(isList && { isArray: true }),
    ...more,
  });
/** Numbers by their names. */
export const Counts = (example: Record<string, number>, more: More = {}) =>
  field({ type: 'object', additionalProperties: { type: 'number' }, example, ...more });
export const Part = (type: () => Type, more: More = {}) => field({ type: () => type(), ...more });
export const Parts = (type: () => Type) => field({ type: () => type(), isArray: true });
/** A part that may be null. */
export const PartOrNull = (type: () => Type) => field({ type: () => type(), nullable: true });

/** A field that is not there in every answer, and not in the example. */
export const absent = { required: false, example: undefined } as const;
/** A field that is not there in every answer, but in the example. */
export const sometimes = { required: false } as const;
