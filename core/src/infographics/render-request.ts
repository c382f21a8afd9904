import 'reflect-metadata';
import { Allow, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { Described } from '../requests/described.js';
import type { Size } from '../canvas/size.js';
import { DimensionsBody } from '../requests/create-video-body.js';
import { fieldError, type FieldError } from '../requests/field-errors.js';
import { IsObjectOf } from '../requests/is-list-of.js';
import { readBody, RequestBody } from '../requests/read-body.js';
import { IsHttpsUrl, parsedUrl } from '../requests/rules.js';
import { infographicFps } from './infographic.js';

const version = { message: 'must be the id of a version of this project' };
const frames = { message: `must be a whole number from ${infographicFps.min} to ${infographicFps.max}` };
const size = { message: 'must be an object with width and height' };

/** The body of `POST /v1/infographics/:id/render`, in its wire form. Interface 4.7; null means absent. */
@RequestBody({ must: 'must be a JSON object with a versionId' })
export class RenderInfographicBody {
  @Described('Id of a version of the project.', { example: 'ver_01KAF0Q7J3P5R7T9W1Y3A5C7E9' })
  @IsNotEmpty(version)
  @IsString(version)
  versionId!: string;

  @IsOptional()
  @IsObjectOf(() => DimensionsBody, size.message)
  dimensions?: DimensionsBody | null;

  @Described('Frames a second.', { default: infographicFps.default })
  @IsOptional()
  @Max(infographicFps.max, frames)
  @Min(infographicFps.min, frames)
  @IsInt(frames)
  fps?: number | null;

  @IsOptional()
  @IsHttpsUrl()
  webhookUrl?: string | null;

  /** Checked against the settings of the version, which a class cannot know. */
  @Described('Values by key of the settingsSchema of the version.', {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    example: { title: 'A good year' },
  })
  @Allow()
  settingsValues?: unknown;
}

/** A render that passed the rules of its fields; the settings are checked against the version. */
export interface InfographicRenderRequest {
  versionId: string;
  dimensions: Size | null;
  fps: number;
  webhookUrl: string | null;
  settingsValues: unknown;
}

export function parseInfographicRender(
  body: unknown,
  rules: { allowPlainHttp?: boolean } = {},
): { ok: InfographicRenderRequest } | { error: FieldError[] } {
  const { instance, errors } = readBody(RenderInfographicBody, body);
  return instance === null || errors.length > 0 ? { error: errors } : infographicRenderOf(instance, rules);
}

/** The render that a body asks for whose fields are right. */
export function infographicRenderOf(
  body: RenderInfographicBody,
  { allowPlainHttp = false }: { allowPlainHttp?: boolean } = {},
): { ok: InfographicRenderRequest } | { error: FieldError[] } {
  const { versionId, dimensions, fps, webhookUrl, settingsValues } = body;
  if (!allowPlainHttp && parsedUrl(webhookUrl)?.protocol === 'http:')
    return { error: [fieldError('webhookUrl', 'must be an https URL', webhookUrl)] };
  return {
    ok: {
      versionId,
      dimensions: dimensions ? { width: dimensions.width, height: dimensions.height } : null,
      fps: fps ?? infographicFps.default,
      webhookUrl: webhookUrl ?? null,
      settingsValues,
    },
  };
}
