import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { resolutions, type Resolution } from '../canvas/canvas.js';
import { DimensionsBody } from './create-video-body.js';
import { RequestBody } from './read-body.js';
import { IsHttpsUrl } from './rules.js';

/** Characters of what a reviewer asks for. */
export const changesLimit = 2000;

const changesMust = { message: 'must be text that says what to redo' };

/** The body of `POST /v1/videos/{id}/approve`. Interface 4.1. */
@RequestBody({ must: 'must be empty or an object with changes', optional: true })
export class ApproveVideoBody {
  @IsOptional()
  @MaxLength(changesLimit, { message: `must have ${changesLimit} characters at most` })
  @Matches(/\S/, changesMust)
  @IsString(changesMust)
  changes?: string | null;
}

/** The body of `POST /v1/videos/{id}/render`. Interface 4.1; decisions, "Video jobs". */
@RequestBody({ must: 'must be a JSON object or empty', optional: true })
export class RenderVideoBody {
  @IsOptional()
  @IsIn(resolutions, { message: `must be one of ${resolutions.join(', ')}` })
  resolution?: Resolution | null;

  @IsOptional()
  @ValidateNested({ message: 'must be an object with width and height' })
  @IsObject({ message: 'must be an object with width and height' })
  @Type(() => DimensionsBody)
  dimensions?: DimensionsBody | null;

  @IsOptional()
  @IsHttpsUrl()
  webhook_url?: string | null;
}
