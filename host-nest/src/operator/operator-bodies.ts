import { Described, IsFileUrl, IsHttpsUrl, IsObjectOf, RequestBody } from '@scenewright/core/requests';
import { IsEmail, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';

const largestAmount = 1_000_000_000;
const text = { message: 'must be text' };

function together(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}
const IsName = () => {
  const must = { message: 'must be a name of 1 to 200 characters' };
  return together(MaxLength(200, must), Matches(/\S/, must), IsString(must));
};
const IsFullHex = () => Matches(/^#[0-9a-fA-F]{6}$/, { message: 'must be a hex colour like #1a2b3c' });
const IsAmount = () => {
  const must = { message: `must be a whole number from 0 to ${largestAmount}` };
  return together(Max(largestAmount, must), Min(0, must), IsInt(must));
};

const IsSeconds = (most: number) => {
  const must = { message: `must be a whole number of seconds from 0 to ${most}` };
  return together(Max(most, must), Min(0, must), IsInt(must));
};

@RequestBody({ must: 'must be a JSON object with name and plan', optional: true })
export class CreateAccountBody {
  @Described('What the account is called.', { example: 'Acme' })
  @IsName()
  name!: string;

  @IsOptional()
  @IsEmail({}, { message: 'must be an e-mail address' })
  email?: string | null;

  @Described('Id of a plan of GET /admin/v1/plans.', { example: 'creator' })
  @IsString({ message: 'must be the id of a plan' })
  plan!: string;

  @Described('Those of the plan when absent.')
  @IsOptional()
  @IsAmount()
  credits?: number | null;

  @IsOptional()
  @IsAmount()
  export_minutes?: number | null;
}

@RequestBody({ must: 'must be a JSON object with what is to change', optional: true })
export class ChangeAccountBody {
  @ValidateIf((_, value) => value !== undefined)
  @IsName()
  name?: string;

  @Described('Id of a plan of GET /admin/v1/plans.', { example: 'business' })
  @ValidateIf((_, value) => value !== undefined)
  @IsString({ message: 'must be the id of a plan' })
  plan?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsAmount()
  credits?: number;

  @ValidateIf((_, value) => value !== undefined)
  @IsAmount()
  export_minutes?: number;
}

@RequestBody({ must: 'must be a JSON object with a name', optional: true })
export class CreateKeyBody {
  @Described('What the key is called.', { example: 'Production' })
  @IsName()
  name!: string;

  @IsOptional()
  @IsHttpsUrl()
  default_webhook_url?: string | null;
}

/** How long the key that is replaced still opens: a day, a week at most. */
const overlapSeconds = { usual: 86_400, most: 604_800 };

@RequestBody({ must: 'must be a JSON object with overlap_seconds, or absent', optional: true })
export class RotateKeyBody {
  @Described('Seconds for which the secret before opens the key still.')
  @IsSeconds(overlapSeconds.most)
  overlap_seconds = overlapSeconds.usual;
}

export class BrandColorsBody {
  @Described('A colour in hex.', { example: '#0b3d91' })
  @IsFullHex()
  primary!: string;

  @Described('A colour in hex.', { example: '#f2f2f2' })
  @IsFullHex()
  secondary!: string;

  @Described('A colour in hex.', { example: '#ff6b00' })
  @IsFullHex()
  accent!: string;
}

export class BrandFontsBody {
  @Described('Name of a font.', { example: 'Inter' })
  @Matches(/\S/, { message: 'must be the name of a font' })
  heading!: string;

  @Described('Name of a font.', { example: 'Inter' })
  @Matches(/\S/, { message: 'must be the name of a font' })
  body!: string;
}

@RequestBody({ must: 'must be a JSON object with name, colors and fonts', optional: true })
export class CreateBrandKitBody {
  @Described('What the kit is called.', { example: 'Acme' })
  @IsName()
  name!: string;

  @MaxLength(2000, { message: 'must have 2000 characters at most' })
  @IsString(text)
  description = '';

  @ValidateIf((_, value) => value !== '')
  @IsFileUrl({ message: 'must be the http or https URL of a website, or empty' })
  website_url = '';

  @IsObjectOf(() => BrandColorsBody, 'must be an object with primary, secondary and accent')
  colors!: BrandColorsBody;

  @IsObjectOf(() => BrandFontsBody, 'must be an object with heading and body')
  fonts!: BrandFontsBody;

  @Described('PNG, JPEG, WebP or SVG, as the images of a request.')
  @IsOptional()
  @IsFileUrl()
  logo_url?: string;
}
