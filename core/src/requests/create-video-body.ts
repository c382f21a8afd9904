import 'reflect-metadata';
import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Described } from './described.js';
import { aspectRatios, dimensionBounds, resolutions, type AspectRatio, type Resolution } from '../canvas/canvas.js';
import { captionStyles, type CaptionStyle } from '../style/caption-skins.js';
import { audioLimit, documentLimit, imageLimit } from './body-limits.js';
import { IsListOf, IsObjectOf } from './is-list-of.js';
import { RequestBody } from './read-body.js';
import { IsEven, IsFileUrl, IsHexColor, IsHttpsUrl, IsIsoLanguage } from './rules.js';

export const documentMimeTypes = ['application/pdf', 'text/csv', 'text/plain'] as const;
export const audioRoles = ['music', 'voiceover', 'sfx'] as const;
export const aiVideoModes = ['auto', 'on', 'off', 'full'] as const;

const text = { message: 'must be text' };
const yesNo = { message: 'must be true or false' };
const object = { message: 'must be an object' };
const oneOf = (values: readonly string[]) => ({ message: `must be one of ${values.join(', ')}` });
const side = `must be an even whole number of pixels from ${dimensionBounds.min} to ${dimensionBounds.max}`;

export class DimensionsBody {
  @IsEven({ message: side })
  @Max(dimensionBounds.max, { message: side })
  @Min(dimensionBounds.min, { message: side })
  @IsInt({ message: side })
  width!: number;

  @IsEven({ message: side })
  @Max(dimensionBounds.max, { message: side })
  @Min(dimensionBounds.min, { message: side })
  @IsInt({ message: side })
  height!: number;
}

export class ImageBody {
  @IsFileUrl()
  url!: string;

  @Described('What the picture shows, or how it is to be used.')
  @IsOptional()
  @IsString(text)
  context?: string | null;
}

export class DocumentBody {
  @IsHttpsUrl()
  url!: string;

  @IsIn(documentMimeTypes, oneOf(documentMimeTypes))
  mime_type!: (typeof documentMimeTypes)[number];

  @IsOptional()
  @IsString(text)
  file_name?: string | null;
}

export class AudioBody {
  @IsFileUrl()
  url!: string;

  @Described('music when absent.')
  @IsOptional()
  @IsIn(audioRoles, oneOf(audioRoles))
  role?: (typeof audioRoles)[number] | null;
}

export class BrandSettingsBody {
  @IsOptional()
  @IsHexColor()
  primary_color?: string | null;

  @IsOptional()
  @IsHexColor()
  secondary_color?: string | null;

  @IsOptional()
  @IsHexColor()
  accent_color?: string | null;

  @IsOptional()
  @IsString(text)
  heading_font?: string | null;

  @IsOptional()
  @IsString(text)
  body_font?: string | null;

  @IsOptional()
  @IsString(text)
  visual_style?: string | null;

  @IsOptional()
  @IsString(text)
  brand_name?: string | null;

  @IsOptional()
  @IsString(text)
  brand_description?: string | null;
}

/** The body of `POST /v1/videos`, in its wire form. Interface 4.2; null means absent. */
@RequestBody({ must: 'must be a JSON object with at least a prompt' })
export class CreateVideoBody {
  @Described('Topic of the video.', { example: 'Our Q3: revenue grew 24% to $4.2M.' })
  @Matches(/\S/, { message: 'must be text that says what the video is about' })
  @IsString({ message: 'must be text that says what the video is about' })
  prompt!: string;

  @Described('Id of a model of GET /v1/models; the default one when absent.')
  @IsOptional()
  @IsString(text)
  model?: string | null;

  @Described('Rewrites the prompt first; 1 credit.')
  @IsOptional()
  @IsBoolean(yesNo)
  enhance_prompt?: boolean | null;

  @Described('Shape of the video; inferred from the prompt when absent.')
  @IsOptional()
  @IsIn(aspectRatios, oneOf(aspectRatios))
  aspect_ratio?: AspectRatio | null;

  @Described('Exact canvas in pixels, in place of aspect_ratio.')
  @IsOptional()
  @IsObjectOf(() => DimensionsBody, 'must be an object with width and height')
  dimensions?: DimensionsBody | null;

  @Described('Target length in seconds.', { minimum: 5, maximum: 120, example: 30 })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'must be a number of seconds' })
  duration?: number | null;

  @Described('Id from GET /v1/animation-styles; one that fits the topic when absent.')
  @IsOptional()
  @IsString(text)
  animation_style?: string | null;

  @Described('Colour behind the scenes; of the look when absent.')
  @IsOptional()
  @IsHexColor()
  background_color?: string | null;

  @Described('Whether somebody speaks; decided from the prompt when absent.')
  @IsOptional()
  @IsBoolean(yesNo)
  narration?: boolean | null;

  @Described('Id from GET /v1/voices.')
  @IsOptional()
  @IsString(text)
  narration_voice?: string | null;

  @Described('Language that is spoken and shown; that of the prompt when absent.')
  @IsOptional()
  @IsIsoLanguage()
  narration_language?: string | null;

  @Described('How captions look and move; of the style when absent.')
  @IsOptional()
  @IsIn(captionStyles, oneOf(captionStyles))
  caption_style?: CaptionStyle | null;

  @Described('Whether there is music; there is when absent, unless the prompt reads otherwise.')
  @IsOptional()
  @IsBoolean(yesNo)
  music?: boolean | null;

  @Described('Whether there are sound effects; none when absent.')
  @IsOptional()
  @IsBoolean(yesNo)
  sfx?: boolean | null;

  @Described('How much of the video is filmed.')
  @IsOptional()
  @IsIn(aiVideoModes, oneOf(aiVideoModes))
  ai_video?: (typeof aiVideoModes)[number] | null;

  @Described('Pauses the build for review; with ai_video full.')
  @IsOptional()
  @IsBoolean(yesNo)
  storyboard?: boolean | null;

  @Described('Plans the story before the scenes; true when absent.')
  @IsOptional()
  @IsBoolean(yesNo)
  plan?: boolean | null;

  @Described('Id from GET /v1/brand-kits.')
  @IsOptional()
  @IsString(text)
  brand_kit_id?: string | null;

  @Described('Colours, fonts and name of a brand, where there is no saved kit.')
  @IsOptional()
  @IsObjectOf(() => BrandSettingsBody, object.message)
  brand_settings?: BrandSettingsBody | null;

  @Described('Pictures to show, by public links to PNG, JPEG, WebP or SVG files.')
  @IsListOf(() => ImageBody, { limit: imageLimit, what: 'images', item: 'an object with url' })
  images?: ImageBody[] | null;

  @Described('Documents whose facts the video tells, by public links.')
  @IsListOf(() => DocumentBody, { limit: documentLimit, what: 'documents', item: 'an object with url and mime_type' })
  documents?: DocumentBody[] | null;

  @Described('Own music, narration or effects, by public links.')
  @IsListOf(() => AudioBody, { limit: audioLimit, what: 'audio files', item: 'an object with url' })
  audio?: AudioBody[] | null;

  @Described('Where the events of this video are sent.')
  @IsOptional()
  @IsHttpsUrl()
  webhook_url?: string | null;

  @Described('Makes an MP4 at the end; one export minute a minute of video, 4K counts double.', { example: true })
  @IsOptional()
  @IsBoolean(yesNo)
  render?: boolean | null;

  @Described('Of the MP4; 720p when absent.')
  @IsOptional()
  @IsIn(resolutions, oneOf(resolutions))
  resolution?: Resolution | null;
}
