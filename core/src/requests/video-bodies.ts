import 'reflect-metadata';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Described } from './described.js';
import { resolutions, type Resolution } from '../canvas/canvas.js';
import { DimensionsBody } from './create-video-body.js';
import { IsObjectOf } from './is-list-of.js';
import { RequestBody } from './read-body.js';
import { IsHttpsUrl } from './rules.js';

/** Characters of what a reviewer asks for. */
export const changesLimit = 2000;

const changesMust = { message: 'must be text that says what to redo' };

/** The body of `POST /v1/videos/{id}/approve`. Interface 4.1. */
@RequestBody({ must: 'must be empty or an object with changes', optional: true })
export class ApproveVideoBody {
  @Described('What to redo. Without it the build continues.')
  @IsOptional()
  @MaxLength(changesLimit, { message: `must have ${changesLimit} characters at most` })
  @Matches(/\S/, changesMust)
  @IsString(changesMust)
  changes?: string | null;
}

/** The body of `POST /v1/videos/{id}/render`. Interface 4.1; decisions, "Video jobs". */
@RequestBody({ must: 'must be a JSON object or empty', optional: true })
export class RenderVideoBody {
  @Described('720p when absent.', { example: '1080p' })
  @IsOptional()
  @IsIn(resolutions, { message: `must be one of ${resolutions.join(', ')}` })
  resolution?: Resolution | null;

  @Described('Exact size in pixels, in place of a resolution.')
  @IsOptional()
  @IsObjectOf(() => DimensionsBody, 'must be an object with width and height')
  dimensions?: DimensionsBody | null;

  @Described('Where the end of the render is told.')
  @IsOptional()
  @IsHttpsUrl()
  webhook_url?: string | null;
}
