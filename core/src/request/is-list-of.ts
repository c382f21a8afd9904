import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';

/** A list that may be left out, of up to `limit` items of a class of their own. `what` names the items, `item` the shape of one. */
export function IsListOf(
  body: () => new () => object,
  { limit, what, item }: { limit: number; what: string; item: string },
): PropertyDecorator {
  // Of several problems the one added last is told first: no list, too long, wrong items.
  const rules = [
    Type(body),
    IsArray({ message: `must be a list of up to ${limit} ${what}` }),
    ArrayMaxSize(limit, { message: `must have ${limit} items at most` }),
    ValidateNested({ each: true, message: `must be ${item}` }),
    IsOptional(),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
