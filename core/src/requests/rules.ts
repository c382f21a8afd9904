import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isLanguage, languages } from '../language/languages.js';

const rule =
  (name: string, accepted: string, holds: (value: unknown) => boolean) =>
  (options?: ValidationOptions): PropertyDecorator =>
    ValidateBy({ name, validator: { validate: holds, defaultMessage: () => accepted } }, options);

/** The URL when a text is one, with a host and without a user name or password in it. */
export function parsedUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.trim() !== value || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.hostname !== '' && url.username === '' && url.password === '' ? url : null;
}

const hasProtocol = (value: unknown, ...protocols: string[]): boolean =>
  protocols.includes(parsedUrl(value)?.protocol ?? '');

/** Decisions, fine point 13: images and audio come over HTTP or HTTPS. */
export const IsFileUrl = rule('isFileUrl', 'must be the http or https URL of a file', (value) =>
  hasProtocol(value, 'http:', 'https:'),
);

/**
 * Documents and webhooks. Plain HTTP passes here and is refused in `parseCreateRequest`, unless the
 * operator allows it for a private network: what an operator allows is not known to a decorator.
 */
export const IsHttpsUrl = rule('isHttpsUrl', 'must be an https URL', (value) => hasProtocol(value, 'http:', 'https:'));

/** #rgb or #rrggbb. */
export const IsHexColor = rule(
  'isHexColor',
  'must be a hex colour like #1a2b3c',
  (value) => typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
);

export const IsIsoLanguage = rule(
  'isIsoLanguage',
  `must be one of the supported language codes, without region: ${languages.map((language) => language.code).join(', ')}`,
  (value) => typeof value === 'string' && isLanguage(value),
);

export const IsEven = rule('isEven', 'must be even', (value) => typeof value === 'number' && value % 2 === 0);
