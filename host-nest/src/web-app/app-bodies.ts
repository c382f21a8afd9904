import type { MeterUnit } from '@scenewright/core/billing';
import {
  Described,
  IsHttpsUrl,
  IsIsoLanguage,
  IsObjectOf,
  RequestBody,
  RequestQuery,
} from '@scenewright/core/requests';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsWholeNumber } from '../http/query-rules.js';
import { BrandColorsBody, BrandFontsBody } from '../operator/operator-bodies.js';

const name = { message: 'must be a name of 1 to 100 characters' };
const units = ['credits', 'export_minutes'] as const;

@RequestQuery()
export class LedgerQuery {
  @IsIn(units, { message: `must be one of ${units.join(', ')}` })
  unit: MeterUnit = 'credits';

  @IsWholeNumber({ min: 1, max: 100 })
  limit = 25;

  @IsOptional()
  @Min(1, { message: 'must be the next_cursor of an earlier answer' })
  @IsInt({ message: 'must be the next_cursor of an earlier answer' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value))
  cursor?: number;
}

@RequestBody({ must: 'must be a JSON object with a name', optional: true })
export class MakeKeyBody {
  @Described('Its name.', { example: 'Production' })
  @MaxLength(100, name)
  @Matches(/\S/, name)
  @IsString(name)
  name!: string;

  @IsOptional()
  @IsHttpsUrl()
  default_webhook_url?: string | null;

  /** From when on it opens nothing. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'must be a time as ISO 8601 writes it' })
  expires_at?: string | null;
}

@RequestBody({ must: 'must be a JSON object with email, or nothing', optional: true })
export class InviteBody {
  /** Whom the link is sent to, where the service sends mails. */
  @IsOptional()
  @MaxLength(254, { message: 'must be an e-mail address' })
  @Matches(/^[^\s@<>\p{Cc}]+@[^\s@<>\p{Cc}]+$/u, { message: 'must be an e-mail address' })
  email?: string;
}

@RequestBody({ must: 'must be a JSON object with current_password and new_password', optional: false })
export class ChangePasswordBody {
  /** Empty for who has had none. */
  @Described('The password that the person has.', { example: 'correct horse battery' })
  @IsString({ message: 'must be the password that you have' })
  current_password!: string;

  @Described('The next one.', { example: 'staple correct horse' })
  @IsString({ message: 'must be the new password' })
  new_password!: string;
}

@RequestBody({ must: 'must be a JSON object with name, colors and fonts', optional: true })
export class BrandKitBody {
  @Described('Its name.', { example: 'Acme' })
  @MaxLength(100, name)
  @Matches(/\S/, name)
  @IsString(name)
  name!: string;

  @MaxLength(2000, { message: 'must have 2000 characters at most' })
  @IsString({ message: 'must be text' })
  description = '';

  @ValidateIf((_, value) => value !== '')
  @Matches(/^https?:\/\/\S+$/, { message: 'must be the http or https URL of a website, or empty' })
  website_url = '';

  @IsObjectOf(() => BrandColorsBody, 'must be an object with primary, secondary and accent')
  colors!: BrandColorsBody;

  @IsObjectOf(() => BrandFontsBody, 'must be an object with heading and body')
  fonts!: BrandFontsBody;

  /** The `url` of an upload; null takes the logo away, and what is left out stays as it is. */
  @IsOptional()
  @Matches(/^https:\/\/\S+$/, { message: 'must be the url of an upload' })
  logo_url?: string | null;
}

@RequestBody({ must: 'must be a JSON object with text and language', optional: true })
export class SayBody {
  @Described('What is to be spoken.', { example: 'Rain in Oslo.' })
  @MaxLength(200, { message: 'must have 200 characters at most' })
  @Matches(/\S/, { message: 'must be text to be spoken' })
  @IsString({ message: 'must be text to be spoken' })
  text!: string;

  @Described('Language of the text.', { example: 'en' })
  @IsIsoLanguage()
  language!: string;
}

@RequestBody({ must: 'must be a JSON object with settingsValues', optional: true })
export class DrawVersionBody {
  @IsOptional()
  @IsObject({ message: 'must be an object of settings by their keys' })
  settingsValues?: Record<string, unknown>;
}
