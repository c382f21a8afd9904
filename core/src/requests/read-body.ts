import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { audioLimit, documentLimit, imageLimit } from './body-limits.js';
import { acceptedProperties, fieldError, flattenErrors, type FieldError } from './field-errors.js';
import { withoutInheritedNames } from './inherited-names.js';
import { unstorableText } from './unstorable-text.js';

export type BodyClass<T extends object = object> = new () => T;

interface BodyForm {
  /** The message for a body that is none, such as "must be a JSON object with a prompt". */
  must: string;
  /** A request without a body is one with an empty one. */
  optional?: boolean;
  /** Further properties are taken as not there, as those of a query are. */
  ignoresOthers?: boolean;
}

const formKey = Symbol('body form');

/** Marks a class whose instances are bodies of requests, in their wire form; its fields carry their rules. */
export const RequestBody =
  (form: BodyForm): ClassDecorator =>
  (type) =>
    Reflect.defineMetadata(formKey, form, type);

/** The same for the parameters of a query. */
export const RequestQuery = (): ClassDecorator =>
  RequestBody({ must: 'must be parameters', optional: true, ignoresOthers: true });

export const bodyFormOf = (type: object): BodyForm | undefined =>
  Reflect.getOwnMetadata(formKey, type) as BodyForm | undefined;

/**
 * A body as an instance of its class, and every field that is wrong with it. The instance is there with errors too, for rules that
 * look at the fields which are right; null when the body is no object at all.
 */
export function readBody<T extends object>(
  type: BodyClass<T>,
  body: unknown,
): { instance: T | null; errors: FieldError[] } {
  const form = bodyFormOf(type);
  const given = form?.optional ? (body ?? {}) : body;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { instance: null, errors: [fieldError('body', form?.must ?? 'must be a JSON object', given)] };
  }
  const known = form?.ignoresOthers ? new Set(acceptedProperties(type)) : null;
  const read = known ? Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name))) : given;
  if (!isShallow(read)) {
    const message = `body is nested deeper than ${deepest} levels: no property needs that`;
    return { instance: null, errors: [{ field: 'body', message }] };
  }
  const { short, tooLong } = withoutLongLists(read);
  const inherited = withoutInheritedNames(short);
  const instance = plainToInstance(type, inherited.body);
  const errors = [
    ...inherited.errors,
    ...unstorableText(short),
    ...tooLong,
    ...flattenErrors(validateSync(instance, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true })),
  ];
  return { instance, errors };
}

/** Levels of lists and objects in a body; the requests need three. */
const deepest = 16;

/** Whether a value can be walked without exhausting the stack: bodies come from anyone. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return true;
  }
  return false;
}

/** Lists beyond their limit are refused before each of a hundred thousand items is looked at. */
function withoutLongLists(body: object): { short: object; tooLong: FieldError[] } {
  const limits: Record<string, number> = { images: imageLimit, documents: documentLimit, audio: audioLimit };
  const tooLong = Object.entries(body).filter(
    ([key, value]) => Array.isArray(value) && value.length > (limits[key] ?? Infinity),
  );
  const names = new Set(tooLong.map(([key]) => key));
  return {
    short: Object.fromEntries(Object.entries(body).filter(([key]) => !names.has(key))),
    tooLong: tooLong.map(([key, value]) => fieldError(key, `must have ${limits[key]!} items at most`, value)),
  };
}
