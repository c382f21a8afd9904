import { ApiExtraModels, ApiProperty, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import { absent, Link, Numeric, OneOf, Part, Parts, Text, Time, Whole } from '../openapi/answer-fields.js';
import { Notice, Pixels } from '../openapi/error-answer.js';

const ids = {
  project: 'prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  version: 'ver_01KAF0Q7J3P5R7T9W1Y3A5C7E9',
  render: 'rnd_01KAF0Q9D1F3H5J7K9M1P3R5T7',
};
const prompt = 'Our year: revenue grew 24% to $4.2M.';
const value = { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] };
const Any = (options: object) => ApiProperty(options as ApiPropertyOptions);

export class InfographicSetting {
  @OneOf(['color', 'text', 'font', 'number', 'boolean', 'select'], 'text')
  type!: string;

  @Text('Title')
  label!: string;

  @Text('Head')
  group!: string;

  @Any({ ...value, example: 'Our year' })
  default!: string | number | boolean;

  @Numeric(0, absent)
  min?: number;

  @Numeric(0, absent)
  max?: number;

  @Whole(110, { required: false })
  maxLength?: number;

  @Any({ type: 'string', isArray: true, ...absent })
  options?: readonly string[];
}

/** Decisions, fine point 12. */
export class InfographicRender {
  @Text(ids.render)
  renderId!: string;

  @Text(ids.project)
  projectId!: string;

  @Text(ids.version)
  versionId!: string;

  @OneOf(['queued', 'rendering', 'completed', 'failed'])
  status!: string;

  @Link(null, { ...absent, description: 'A signed link of about 15 minutes; poll again for a fresh one.' })
  url?: string;

  @Part(() => Notice, absent)
  error?: Notice;

  @Part(() => Pixels)
  dimensions!: Pixels;

  @Whole(30)
  fps!: number;

  @Numeric(15)
  duration!: number;
}

/** Decisions, "Infographics". */
@ApiExtraModels(InfographicSetting)
export class InfographicVersion {
  @Text(ids.version)
  id!: string;

  @Text(ids.project)
  projectId!: string;

  @OneOf(['generating', 'ready', 'failed'], 'ready')
  status!: string;

  @Text(prompt)
  prompt!: string;

  @Part(() => Pixels)
  dimensions!: Pixels;

  @Numeric(15)
  duration!: number;

  @Whole(30)
  fps!: number;

  @Any({ type: 'object', additionalProperties: value, example: { title: 'Our year' } })
  settings!: Record<string, string | number | boolean>;

  @Any({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(InfographicSetting) },
    example: { title: { type: 'text', label: 'Title', group: 'Head', default: 'Our year', maxLength: 110 } },
  })
  settingsSchema!: Record<string, InfographicSetting>;

  @Parts(() => Notice)
  warnings!: Notice[];

  @Numeric(5)
  creditsCost!: number;

  @Time()
  createdAt!: string;

  @Parts(() => InfographicRender)
  renders!: InfographicRender[];
}

export class InfographicHead {
  @Text(ids.project)
  id!: string;

  @Text('Our year')
  title!: string;

  @Text(prompt)
  prompt!: string;

  @Time()
  createdAt!: string;

  @Time()
  updatedAt!: string;

  @Link(`https://example.com/app/infographics/${ids.project}`)
  appUrl!: string;

  @Text(ids.version, { nullable: true })
  latestVersionId!: string | null;
}

/** A project with all of its versions. */
export class Infographic extends InfographicHead {
  @Parts(() => InfographicVersion)
  versions!: InfographicVersion[];
}

export class InfographicItem extends InfographicHead {
  @Whole(1)
  versionCount!: number;

  @Link(null, { nullable: true })
  thumbnailUrl!: string | null;
}

export class InfographicList {
  @Parts(() => InfographicItem)
  projects!: InfographicItem[];

  @Text(null, { nullable: true })
  nextCursor!: string | null;
}
