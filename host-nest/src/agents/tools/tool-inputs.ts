import { applyDecorators } from '@nestjs/common';
import {
  ApproveVideoBody,
  CreateVideoBody,
  Described,
  EditVideoBody,
  idempotencyKeyMaxLength,
  RenderVideoBody,
  RequestBody,
} from '@scenewright/core/requests';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { FramesQuery, ListVideosQuery } from '../../videos/video-queries.js';

/** Seconds that a tool may hold its answer back: below the minute after which clients give up. */
export const longestWaitSeconds = 50;

const VideoId = (): PropertyDecorator =>
  applyDecorators(
    Described('Id of the video, as create_video, edit_video and list_videos give it.', {
      example: 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
    }),
    IsString({ message: 'must be the id of a video' }),
  );

const RepeatKey = (): PropertyDecorator => {
  const must = { message: `must be text of 1 to ${idempotencyKeyMaxLength} characters` };
  return applyDecorators(
    Described(
      'A text of your own for this call. Sent again within 24 hours, it gives the first answer and starts nothing.',
    ),
    IsOptional(),
    MaxLength(idempotencyKeyMaxLength, must),
    IsNotEmpty(must),
    IsString(must),
  );
};

const wait = { message: `must be a whole number of seconds from 0 to ${longestWaitSeconds}` };
const nothing = { must: 'must be an object', optional: true };

/** What tools take: the bodies and queries of REST under the same names, with the id of REST's path. Fine point 17. */
@RequestBody({ must: 'must be an object with at least a prompt' })
export class CreateVideoInput extends CreateVideoBody {
  @RepeatKey()
  idempotency_key?: string | null;
}

@RequestBody({ must: 'must be an object with id and prompt' })
export class EditVideoInput extends EditVideoBody {
  @VideoId()
  id!: string;

  @RepeatKey()
  idempotency_key?: string | null;
}

@RequestBody({ must: 'must be an object with id' })
export class RenderVideoInput extends RenderVideoBody {
  @VideoId()
  id!: string;

  @RepeatKey()
  idempotency_key?: string | null;
}

@RequestBody({ must: 'must be an object with id' })
export class ApproveVideoInput extends ApproveVideoBody {
  @VideoId()
  id!: string;

  @RepeatKey()
  idempotency_key?: string | null;
}

@RequestBody({ must: 'must be an object with id' })
export class VideoInput {
  @VideoId()
  id!: string;
}

@RequestBody({ must: 'must be an object with id' })
export class VideoStatusInput extends VideoInput {
  @Described('Seconds to wait for the video to be ready, or for a review to be due; 0 answers at once.')
  @Max(longestWaitSeconds, wait)
  @Min(0, wait)
  @IsInt(wait)
  wait_seconds = 0;
}

@RequestBody({ must: 'must be an object with id' })
export class PreviewVideoInput extends FramesQuery {
  @VideoId()
  id!: string;
}

@RequestBody(nothing)
export class ListVideosInput extends ListVideosQuery {}

@RequestBody({ must: 'must be an object with a prompt' })
export class EnhancePromptInput {
  @Described('The prompt as the user gave it.', { example: 'Our Q3: revenue grew 24% to $4.2M.' })
  @Matches(/\S/, { message: 'must be text that says what the video is about' })
  @IsString({ message: 'must be text that says what the video is about' })
  prompt!: string;
}
