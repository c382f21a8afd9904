import 'reflect-metadata';
import { IsBoolean, IsIn, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Described } from '../requests/described.js';
import { documentLimit, imageLimit } from '../requests/body-limits.js';
import { DimensionsBody, documentMimeTypes, ImageBody } from '../requests/create-video-body.js';
import { fullHex, type BrandSettings } from '../requests/create-request.js';
import { fieldError, type FieldError } from '../requests/field-errors.js';
import { IsListOf, IsObjectOf } from '../requests/is-list-of.js';
import { readBody, RequestBody } from '../requests/read-body.js';
import { IsHexColor, IsHttpsUrl, parsedUrl } from '../requests/rules.js';
import type { Size } from '../canvas/size.js';
import { infographicDimensions, infographicSeconds } from './infographic.js';

const text = { message: 'must be text' };
const yesNo = { message: 'must be true or false' };
const object = { message: 'must be an object' };
const oneOf = (values: readonly string[]) => ({ message: `must be one of ${values.join(', ')}` });
const seconds = `must be a number of seconds from ${infographicSeconds.min} to ${infographicSeconds.max}`;
const visualStyles = ['2d', '3d'] as const;

export class InfographicDocumentBody {
  @IsHttpsUrl()
  url!: string;

  @IsIn(documentMimeTypes, oneOf(documentMimeTypes))
  mimeType!: (typeof documentMimeTypes)[number];

  @IsOptional()
  @IsString(text)
  fileName?: string | null;
}

export class InfographicBrandBody {
  @IsOptional()
  @IsHexColor()
  primaryColor?: string | null;

  @IsOptional()
  @IsHexColor()
  secondaryColor?: string | null;

  @IsOptional()
  @IsHexColor()
  accentColor?: string | null;

  @IsOptional()
  @MaxLength(80, { message: 'must have 80 characters at most' })
  @IsString(text)
  headingFont?: string | null;

  @IsOptional()
  @MaxLength(80, { message: 'must have 80 characters at most' })
  @IsString(text)
  bodyFont?: string | null;

  @IsOptional()
  @IsIn(visualStyles, oneOf(visualStyles))
  visualStyle?: (typeof visualStyles)[number] | null;

  @IsOptional()
  @IsString(text)
  brandName?: string | null;
}

/** The body of `POST /v1/infographics/generate`, in its wire form. Interface 4.6; null means absent. */
@RequestBody({ must: 'must be a JSON object with at least a prompt' })
export class GenerateInfographicBody {
  @Described('Description of the infographic, with its figures and facts.', {
    example: 'Our year: revenue grew 24% to $4.2M.',
  })
  @Matches(/\S/, { message: 'must be text that describes the infographic' })
  @IsString({ message: 'must be text that describes the infographic' })
  prompt!: string;

  @Described('1280x720 when absent.')
  @IsOptional()
  @IsObjectOf(() => DimensionsBody, 'must be an object with width and height')
  dimensions?: DimensionsBody | null;

  @Described('Seconds.', { default: infographicSeconds.default })
  @IsOptional()
  @Max(infographicSeconds.max, { message: seconds })
  @Min(infographicSeconds.min, { message: seconds })
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: seconds })
  duration?: number | null;

  @Described('Id from GET /v1/animation-styles.')
  @IsOptional()
  @IsString(text)
  animationStyle?: string | null;

  @IsOptional()
  @IsHexColor()
  backgroundColor?: string | null;

  @IsOptional()
  @IsObjectOf(() => InfographicBrandBody, object.message)
  brandSettings?: InfographicBrandBody | null;

  @IsListOf(() => ImageBody, { limit: imageLimit, what: 'images', item: 'an object with url' })
  images?: ImageBody[] | null;

  @IsListOf(() => InfographicDocumentBody, {
    limit: documentLimit,
    what: 'documents',
    item: 'an object with url and mimeType',
  })
  documents?: InfographicDocumentBody[] | null;

  @IsOptional()
  @IsHttpsUrl()
  webhookUrl?: string | null;

  @Described('Starts a render right after generation; its result arrives by webhook.')
  @IsOptional()
  @IsBoolean(yesNo)
  render?: boolean | null;
}

/** A generate request that passed every rule, with the interface's defaults put in. */
export interface InfographicRequest {
  /** As it was sent (decisions, fine point 16). */
  prompt: string;
  dimensions: Size;
  /** Seconds. */
  duration: number;
  style: string | null;
  /** #rrggbb. */
  backgroundColor: string | null;
  brand: BrandSettings | null;
  visualStyle: '2d' | '3d' | null;
  images: { url: string; context?: string }[];
  documents: { url: string; mimeType: (typeof documentMimeTypes)[number]; fileName?: string }[];
  webhookUrl: string | null;
  render: boolean;
}

/** The request that a body asks for, or every field that is wrong with it. Interface 4.6, 2.7. */
export function parseInfographicRequest(
  body: unknown,
  rules: { styles: readonly string[]; allowPlainHttp?: boolean },
): { ok: InfographicRequest } | { error: FieldError[] } {
  const { instance, errors } = readBody(GenerateInfographicBody, body);
  return instance === null ? { error: errors } : infographicRequestOf(instance, rules, errors);
}

/** The request of a body, where the fields in `errors` are refused already; or every field that is wrong with it. */
export function infographicRequestOf(
  instance: GenerateInfographicBody,
  rules: { styles: readonly string[]; allowPlainHttp?: boolean },
  refused: readonly FieldError[] = [],
): { ok: InfographicRequest } | { error: FieldError[] } {
  const errors = [...refused];
  const styles = [...new Set([...rules.styles, 'taste-default', 'no-style'])];
  if (typeof instance.animationStyle === 'string' && !styles.includes(instance.animationStyle))
    errors.push(fieldError('animationStyle', `must be one of ${styles.join(', ')}`, instance.animationStyle));
  if (!rules.allowPlainHttp && errors.length === 0) errors.push(...plainHttp(instance));
  return errors.length > 0 ? { error: errors } : { ok: normalised(instance) };
}

function plainHttp(body: GenerateInfographicBody): FieldError[] {
  const urls: [string, string | null | undefined][] = [
    ...(body.documents ?? []).map(({ url }, index): [string, string] => [`documents[${index}].url`, url]),
    ['webhookUrl', body.webhookUrl],
  ];
  return urls.flatMap(([field, url]) =>
    url && parsedUrl(url)?.protocol === 'http:' ? [fieldError(field, 'must be an https URL', url)] : [],
  );
}

function normalised(body: GenerateInfographicBody): InfographicRequest {
  const { brandSettings } = body;
  const brand: BrandSettings = {
    ...(brandSettings?.primaryColor ? { primary: fullHex(brandSettings.primaryColor) } : {}),
    ...(brandSettings?.secondaryColor ? { secondary: fullHex(brandSettings.secondaryColor) } : {}),
    ...(brandSettings?.accentColor ? { accent: fullHex(brandSettings.accentColor) } : {}),
    ...(brandSettings?.headingFont ? { headingFont: brandSettings.headingFont } : {}),
    ...(brandSettings?.bodyFont ? { bodyFont: brandSettings.bodyFont } : {}),
    ...(brandSettings?.brandName ? { name: brandSettings.brandName } : {}),
  };
  return {
    prompt: body.prompt,
    dimensions: body.dimensions
      ? { width: body.dimensions.width, height: body.dimensions.height }
      : { ...infographicDimensions },
    duration: body.duration ?? infographicSeconds.default,
    style: body.animationStyle ?? null,
    backgroundColor: body.backgroundColor ? fullHex(body.backgroundColor) : null,
    brand: Object.keys(brand).length > 0 ? brand : null,
    visualStyle: brandSettings?.visualStyle ?? null,
    images: (body.images ?? []).map(({ url, context }) => ({ url, ...(context ? { context } : {}) })),
    documents: (body.documents ?? []).map(({ url, mimeType, fileName }) => ({
      url,
      mimeType,
      ...(fileName ? { fileName } : {}),
    })),
    webhookUrl: body.webhookUrl ?? null,
    render: body.render ?? false,
  };
}
