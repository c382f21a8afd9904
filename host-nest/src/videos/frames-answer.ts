import { Numeric, OneOf, Parts, Text, Whole } from '../openapi/answer-fields.js';

/** A picture of the filmstrip, without its bytes. */
export class FrameFacts {
  @Text('scene-1')
  scene_id!: string;

  @Text('Our Q3')
  title!: string;

  @Numeric(6.233)
  time_seconds!: number;

  @OneOf(['image/jpeg'])
  mime_type!: string;

  @Whole(640)
  width!: number;

  @Whole(360)
  height!: number;
}

export class Frame extends FrameFacts {
  @Text('/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAg=', { description: 'The picture in base64.' })
  data!: string;
}

/** Interface 4.1; decisions, `frames`. */
export class Frames {
  @Text('vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  video_id!: string;

  @OneOf(['render', 'composition', 'storyboard', 'cast_sheets'])
  source!: string;

  @Parts(() => Frame)
  frames!: Frame[];
}
