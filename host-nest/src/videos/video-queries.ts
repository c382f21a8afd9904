import { jobStatuses, type JobStatus } from '@scenewright/core/jobs';
import { RequestQuery } from '@scenewright/core/requests';
import { IsIn, IsOptional } from 'class-validator';
import { IsCursor, IsWholeNumber } from '../http/query-rules.js';
import { mostPictures } from '../stills/moments.js';

/** Decisions, "Video jobs": `GET /v1/videos`. */
@RequestQuery()
export class ListVideosQuery {
  @IsWholeNumber({ min: 1, max: 100 })
  limit = 20;

  @IsOptional()
  @IsCursor('vid', 'next_cursor')
  cursor?: string;

  @IsOptional()
  @IsIn(jobStatuses, { message: `must be one of ${jobStatuses.join(', ')}` })
  status?: JobStatus;
}

/** Interface 8: `max_frames` is 6 when absent. */
@RequestQuery()
export class FramesQuery {
  @IsWholeNumber({ min: 1, max: mostPictures })
  max_frames = 6;
}
