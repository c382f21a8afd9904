import { dimensionErrors } from '../canvas/canvas.js';
import type { Size } from '../ports/rendering.js';
import { fieldError, type FieldError } from '../request/field-errors.js';
import { parsedUrl } from '../request/rules.js';
import { unstorableText } from '../request/unstorable-text.js';
import { infographicFps } from './infographic.js';

/** `POST /v1/infographics/:id/render` after its fields were checked; the settings are checked against the version. Interface 4.7. */
export interface InfographicRenderRequest {
  versionId: string;
  dimensions: Size | null;
  fps: number;
  webhookUrl: string | null;
  settingsValues: unknown;
}

const accepted = ['versionId', 'dimensions', 'fps', 'webhookUrl', 'settingsValues'] as const;

export function parseInfographicRender(
  body: unknown,
  rules: { allowPlainHttp?: boolean } = {},
): { ok: InfographicRenderRequest } | { error: FieldError[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { error: [fieldError('body', 'must be a JSON object with a versionId', body)] };
  const { versionId, dimensions, fps, webhookUrl, settingsValues } = body as Record<string, unknown>;
  const errors: FieldError[] = Object.keys(body)
    .filter((key) => !(accepted as readonly string[]).includes(key))
    .map((key) => ({ field: key, message: `${key} is not a known property; accepted are ${accepted.join(', ')}` }));
  if (typeof versionId !== 'string' || versionId === '')
    errors.push(fieldError('versionId', 'must be the id of a version of this project', versionId));
  errors.push(...sizeErrors(dimensions));
  errors.push(...unstorableText(body));
  const { min, max } = infographicFps;
  if (isGiven(fps) && !(Number.isInteger(fps) && (fps as number) >= min && (fps as number) <= max))
    errors.push(fieldError('fps', `must be a whole number from ${min} to ${max}`, fps));
  if (isGiven(webhookUrl)) {
    const protocol = parsedUrl(webhookUrl)?.protocol;
    if (protocol !== 'https:' && !(rules.allowPlainHttp && protocol === 'http:'))
      errors.push(fieldError('webhookUrl', 'must be an https URL', webhookUrl));
  }
  if (errors.length > 0) return { error: errors };
  return {
    ok: {
      versionId: versionId as string,
      dimensions: (dimensions as Size | undefined | null) ?? null,
      fps: (fps as number | null | undefined) ?? infographicFps.default,
      webhookUrl: (webhookUrl as string | null | undefined) ?? null,
      settingsValues,
    },
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function sizeErrors(value: unknown): FieldError[] {
  if (!isGiven(value)) return [];
  if (typeof value !== 'object' || Array.isArray(value))
    return [fieldError('dimensions', 'must be an object with width and height', value)];
  const unknown = Object.keys(value as object).find((key) => key !== 'width' && key !== 'height');
  if (unknown)
    return [
      {
        field: `dimensions.${unknown}`,
        message: `dimensions.${unknown} is not a known property; accepted are width, height`,
      },
    ];
  const size = value as Size;
  return dimensionErrors(size).map(({ side, message }) => fieldError(`dimensions.${side}`, message, size[side]));
}
