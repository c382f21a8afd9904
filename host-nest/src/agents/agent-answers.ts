import { Numeric, Part, Parts, Link, sometimes, Text, Texts, Time, Whole, YesNo } from '../openapi/answer-fields.js';
import { FrameFacts } from '../videos/frames-answer.js';

/** The filmstrip as agents get it: its pictures are images of the answer, in the same order. */
export class VideoPreview {
  @Text('vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  video_id!: string;

  @Text('completed')
  status!: string;

  @Text('render')
  source!: string;

  @Parts(() => FrameFacts)
  frames!: FrameFacts[];

  @Link('https://video.example.com/files/videos/720p.mp4', sometimes)
  download_url?: string;
}

export class CreditBalance {
  @Whole(4200)
  credits_available!: number;

  @Whole(15, { description: 'Held for jobs in progress; what they do not use is given back.' })
  credits_held!: number;

  @Whole(590)
  export_minutes_available!: number;

  @Whole(1)
  export_minutes_held!: number;

  @YesNo(false, { description: 'Metered, and never refused.' })
  unlimited!: boolean;

  @Whole(1)
  jobs_in_flight!: number;

  @Whole(10)
  jobs_in_flight_limit!: number;

  @Time('2026-12-01T00:00:00.000Z')
  renews_at!: string;
}

export class PlanFacts {
  @Text('creator')
  id!: string;

  @YesNo(true)
  paid!: boolean;

  @YesNo(true)
  api_access!: boolean;

  @Text('8K')
  top_resolution!: string;

  @Whole(10)
  jobs_in_flight_limit!: number;

  @Whole(5000)
  monthly_credits!: number;

  @Whole(600)
  monthly_export_minutes!: number;
}

export class AgentIdentity {
  @Text('acc_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  account_id!: string;

  @Text('Team')
  name!: string;

  @Text('team@example.com', { nullable: true })
  email!: string | null;

  @Part(() => PlanFacts)
  plan!: PlanFacts;

  @Texts('videos:read', 'videos:write', 'account:read')
  scopes!: string[];

  @Numeric(60)
  requests_per_minute!: number;
}
