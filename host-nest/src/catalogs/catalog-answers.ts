import { absent, Numeric, Numerics, Part, Parts, sometimes, Text, Texts, YesNo } from '../openapi/answer-fields.js';

export class ModelSupport {
  @YesNo(true)
  narration!: boolean;

  @YesNo(true)
  music!: boolean;

  @YesNo(true)
  sfx!: boolean;

  @YesNo(true)
  ai_video!: boolean;
}

/** Interface 2.3. */
export class ModelEntry {
  @Text('gen-6-fast')
  id!: string;

  @Text('Gen 6 Fast')
  label!: string;

  @Text('Faster and cheaper, for most videos.')
  description!: string;

  @YesNo(true)
  multi_scene!: boolean;

  @Part(() => ModelSupport)
  supports!: ModelSupport;

  @Numerics(15, 30, 60, 120)
  duration_options!: number[];

  @Numeric(120)
  max_duration_seconds!: number;

  @Numeric(7, sometimes)
  min_credits_to_start?: number;

  @Numeric(5, absent)
  flat_credit_estimate?: number;

  @YesNo(true)
  default!: boolean;
}

export class Models {
  @Parts(() => ModelEntry)
  models!: ModelEntry[];
}

/** Interface 2.5. */
export class Voice {
  @Text('en-ada')
  id!: string;

  @Text('Ada')
  name!: string;

  @Text('Calm and clear.')
  description!: string;

  @Text('female')
  gender!: string;

  @Text('British')
  accent!: string;

  @Text('adult')
  age!: string;

  @Text('narration')
  use_case!: string;

  @Texts('en')
  languages!: string[];
}

export class Voices {
  @Parts(() => Voice)
  voices!: Voice[];
}

export class StyleColor {
  @Text('accent')
  label!: string;

  @Text('#1c7ed6')
  hex!: string;
}

export class AnimationStyle {
  @Text('taste-default')
  id!: string;

  @Text('Plain')
  name!: string;

  @Text('Calm, clear and without ornament.')
  vibe!: string;

  @Parts(() => StyleColor)
  palette!: StyleColor[];
}

/** Interface 2.6. */
export class AnimationStyles {
  @Text('taste-default')
  default_style!: string;

  @Text('no-style')
  no_style!: string;

  @Parts(() => AnimationStyle)
  styles!: AnimationStyle[];
}

export class BrandKitColors {
  @Text('#0b3d91')
  primary!: string;

  @Text('#f2f2f2')
  secondary!: string;

  @Text('#ff6b00')
  accent!: string;
}

export class BrandKitFonts {
  @Text('Inter')
  heading!: string;

  @Text('Inter')
  body!: string;
}

/** Interface 2.4. */
export class BrandKitEntry {
  @Text('bkt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('Acme')
  name!: string;

  @Text('Tools for everyone.')
  description!: string;

  @Text('https://acme.example.com')
  website_url!: string;

  @Part(() => BrandKitColors)
  colors!: BrandKitColors;

  @Part(() => BrandKitFonts)
  fonts!: BrandKitFonts;

  @YesNo(true)
  has_logo!: boolean;
}

export class BrandKits {
  @Parts(() => BrandKitEntry)
  brand_kits!: BrandKitEntry[];
}
