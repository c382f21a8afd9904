import { jobStatuses } from '@scenewright/core/jobs';
import {
  absent,
  Link,
  Numeric,
  OneOf,
  Part,
  PartOrNull,
  Parts,
  sometimes,
  Text,
  Texts,
  Time,
  Whole,
  YesNo,
} from '../openapi/answer-fields.js';
import { Notice, Pixels } from '../openapi/error-answer.js';

const id = 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7';
const link = `https://video.example.com/files/videos/${id}/720p.mp4?name=q3.mp4&expires=1795427400000&signature=Yk3p`;

/** Interface 2.2. */
export class CreatedVideo {
  @Text(id)
  id!: string;

  @OneOf(['queued'])
  status!: string;

  @Text('gen-6-fast')
  model!: string;

  @Numeric(15)
  estimated_credits!: number;

  @Numeric(1, sometimes)
  estimated_export_minutes?: number;
}

/** Interface 4.4. */
export class EditStarted {
  @Text('vid_01KAF0S2B4D6F8H0J2K4M6N8P0')
  id!: string;

  @OneOf(['queued'])
  status!: string;

  @Text('gen-6-fast')
  model!: string;

  @Text(id)
  source_video_id!: string;

  @Numeric(7)
  estimated_credits!: number;

  @Numeric(1, sometimes)
  estimated_export_minutes?: number;
}

/** Decisions, "Video jobs": `render`. */
export class RenderStarted {
  @Text(id)
  id!: string;

  @OneOf(['rendering'])
  status!: string;

  @Text('1080p', { nullable: true })
  resolution!: string | null;

  @Part(() => Pixels)
  dimensions!: Pixels;

  @Numeric(1)
  estimated_export_minutes!: number;
}

export class VideoProgress {
  @Whole(2)
  scenes_committed!: number;

  @Whole(2)
  scenes_planned!: number;
}

export class VideoScene {
  @Text('scene-1')
  id!: string;

  @Text('Our Q3')
  title!: string;

  @Numeric(12.5)
  duration_seconds!: number;
}

export class VideoReview {
  @OneOf(['cast_sheets', 'storyboard'])
  gate!: string;

  @Whole(1)
  revision!: number;
}

export class VideoRender {
  @Text('rnd_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('720p', { nullable: true })
  resolution!: string | null;

  @Part(() => Pixels)
  dimensions!: Pixels;

  @Numeric(30)
  fps!: number;

  @Numeric(30)
  duration_seconds!: number;

  @Whole(1573000)
  bytes!: number;

  @Numeric(1)
  export_minutes!: number;

  @Time('2026-11-20T09:30:14.500Z')
  created_at!: string;

  @Link(link)
  download_url!: string;
}

export class VideoChange {
  @Text('The figure 24% is 26% now.')
  what!: string;

  @Texts('scene-2')
  scene_ids!: string[];
}

export class VideoEdit {
  @Parts(() => VideoChange)
  changes!: VideoChange[];

  @Texts('scene-2')
  regenerated_scene_ids!: string[];
}

/** Interface 2.1 with the record additions of the decisions. */
export class Video {
  @Text(id)
  id!: string;

  @OneOf(jobStatuses, 'completed')
  status!: string;

  @Text('')
  phase!: string;

  @Text('Finished.')
  phase_detail!: string;

  @Numeric(30)
  poll_after_seconds!: number;

  @Text('gen-6-fast')
  model!: string;

  @Text('Our Q3: revenue grew 24% to $4.2M.')
  prompt!: string;

  @Text(null, absent)
  enhanced_prompt?: string;

  @Text('prj_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  project_id!: string;

  @Text(null, absent)
  source_video_id?: string;

  @Text('16:9', { nullable: true })
  aspect_ratio!: string | null;

  @PartOrNull(() => Pixels)
  dimensions!: Pixels | null;

  @Numeric(30)
  duration_seconds!: number;

  @Part(() => VideoProgress)
  progress!: VideoProgress;

  @Parts(() => VideoScene)
  scenes!: VideoScene[];

  @Link(`https://video.example.com/app/videos/${id}`)
  app_url!: string;

  @Time()
  created_at!: string;

  @Time('2026-11-20T09:30:14.500Z')
  updated_at!: string;

  @Numeric(14.5)
  elapsed_seconds!: number;

  @Time('2026-11-20T09:30:14.500Z')
  last_activity_at!: string;

  @YesNo(false)
  cancel_requested!: boolean;

  @Part(() => VideoReview, absent)
  review?: VideoReview;

  @Numeric(9, sometimes)
  credits_cost?: number;

  @Link(link, { ...sometimes, description: 'Signed, valid for 15 minutes; fetch the job again for a fresh one.' })
  download_url?: string;

  @Part(() => Notice, absent)
  error?: Notice;

  @Parts(() => VideoRender)
  renders!: VideoRender[];

  @Part(() => VideoEdit, { ...absent, description: 'On an edit: what was done, and which scenes were made again.' })
  edit?: VideoEdit;

  @Parts(() => Notice)
  warnings!: Notice[];
}

export class VideoList {
  @Parts(() => Video)
  videos!: Video[];

  @Text(null, { nullable: true })
  next_cursor!: string | null;
}

/** What `enhance_prompt` makes of a prompt. */
export class EnhancedPrompt {
  @Text('Our Q3: revenue grew 24% to $4.2M.')
  prompt!: string;

  @Text('Our Q3: revenue grew 24% to $4.2M.\n→ Show 24% as a figure that grows.')
  enhanced_prompt!: string;

  @Numeric(1)
  credits_cost!: number;

  @Parts(() => Notice)
  warnings!: Notice[];
}
