import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Nested } from './described.js';

/** A list that may be left out, of up to `limit` items of a class of their own. `what` names the items, `item` the shape of one. */
export function IsListOf(
  body: () => new () => object,
  { limit, what, item }: { limit: number; what: string; item: string },
): PropertyDecorator {
  // Of several problems the one added last is reported first: no list, too long, wrong items.
  const rules = [
    Nested(body, true),
    Type(body),
    IsArray({ message: `must be a list of up to ${limit} ${what}` }),
    ArrayMaxSize(limit, { message: `must have ${limit} items at most` }),
    ValidateNested({ each: true, message: `must be ${item}` }),
    IsOptional(),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** An object of a class of its own; `must` says what is accepted. */
export function IsObjectOf(body: () => new () => object, must: string): PropertyDecorator {
  const rules = [Nested(body, false), Type(body), IsObject({ message: must }), ValidateNested({ message: must })];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
