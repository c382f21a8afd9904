import { IsFileUrl, IsHttpsUrl, IsObjectOf, RequestBody } from '@scenewright/core/requests';
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
const IsFullHex = () => Matches(/^#[0-9a-f]{6}$/i, { message: 'must be a hex colour like #1a2b3c' });
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
  @IsName()
  name!: string;

  @IsOptional()
  @IsEmail({}, { message: 'must be an e-mail address' })
  email?: string | null;

  @IsString({ message: 'must be the id of a plan' })
  plan!: string;

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
  @IsSeconds(overlapSeconds.most)
  overlap_seconds = overlapSeconds.usual;
}

export class BrandColorsBody {
  @IsFullHex()
  primary!: string;

  @IsFullHex()
  secondary!: string;

  @IsFullHex()
  accent!: string;
}

export class BrandFontsBody {
  @Matches(/\S/, { message: 'must be the name of a font' })
  heading!: string;

  @Matches(/\S/, { message: 'must be the name of a font' })
  body!: string;
}

@RequestBody({ must: 'must be a JSON object with name, colors and fonts', optional: true })
export class CreateBrandKitBody {
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

  /** PNG, JPEG, WebP or SVG, as the images of a request. */
  @IsOptional()
  @IsFileUrl()
  logo_url?: string;
}
