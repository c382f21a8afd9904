import { Transform } from 'class-transformer';
import { Matches, ValidateBy } from 'class-validator';

/** A whole number in a query. The value of the property is that of a query without it. */
export function IsWholeNumber({ min, max }: { min: number; max: number }): PropertyDecorator {
  const rules = [
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
    ),
    ValidateBy({
      name: 'isWholeNumber',
      constraints: [min, max],
      validator: {
        validate: (value: unknown) => typeof value === 'number' && value >= min && value <= max,
        defaultMessage: () => `must be a whole number from ${min} to ${max}`,
      },
    }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** Where a page begins: the id that the page before ended with. */
export const IsCursor = (prefix: string, field: string): PropertyDecorator =>
  Matches(new RegExp(`^${prefix}_[0-9A-Z]{26}$`), { message: `must be the ${field} of an earlier answer` });
