import { captionStyles } from '@scenewright/core/style';
import {
  Anything,
  Link,
  Numeric,
  OneOf,
  Part,
  Parts,
  sometimes,
  Text,
  Texts,
  Time,
  Whole,
  YesNo,
} from '../openapi/answer-fields.js';
import { DeliveryFacts, DeliveryTryFacts } from '../webhooks/delivery-answers.js';

const nullable = { nullable: true } as const;
const keyId = 'key_01KAF0Q7J2M8T4V6X9Z1B3D5F7';
const apiKey = 'svk_9uZ3h2R8vK1mT5xW7cY4';
const webhookSecret = 'whsec_bXkgc2VjcmV0';

export class PlanFacts {
  @Text('creator')
  id!: string;

  @YesNo(true)
  api_access!: boolean;

  @YesNo(true)
  agent_protocol!: boolean;

  @Text('4K')
  top_resolution!: string;

  @Whole(5)
  jobs_in_flight!: number;

  @Numeric(1000)
  monthly_credits!: number;

  @Numeric(120)
  monthly_export_minutes!: number;
}

export class PersonFacts {
  @Text('usr_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('Ada')
  name!: string;

  @Text('ada@acme.example')
  email!: string;

  @OneOf(['owner', 'member'])
  role!: string;
}

export class OwnAccount {
  @Text('acc_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('Acme')
  name!: string;

  @YesNo(false)
  unlimited!: boolean;

  @Numeric(186)
  credits_available!: number;

  @Numeric(14)
  credits_held!: number;

  @Numeric(120)
  export_minutes_available!: number;

  @Numeric(1)
  export_minutes_held!: number;

  @Whole(1)
  in_flight!: number;
}

export class Me {
  @Part(() => PersonFacts)
  person!: PersonFacts;

  @YesNo(false)
  is_operator!: boolean;

  @YesNo(true)
  has_password!: boolean;

  @Part(() => OwnAccount)
  account!: OwnAccount;

  @Part(() => PlanFacts)
  plan!: PlanFacts;

  @Link('https://video.example.com')
  base_url!: string;

  @YesNo(true)
  sends_mail!: boolean;

  @Link('https://video.example.com/mcp')
  mcp_url!: string;
}

export class Choices {
  @Texts(...captionStyles)
  caption_styles!: readonly string[];

  @Texts('en', 'de')
  languages!: string[];

  @Texts('Inter')
  fonts!: readonly string[];
}

export class LedgerEntryFacts {
  @Whole(42)
  id!: number;

  @Text('settle')
  kind!: string;

  @Numeric(0)
  available!: number;

  @Numeric(-9)
  held!: number;

  @Numeric(9)
  charged!: number;

  @Text('video')
  reason!: string;

  @Text('vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7', nullable)
  subject!: string | null;

  @Time()
  at!: string;
}

export class Ledger {
  @Parts(() => LedgerEntryFacts)
  entries!: LedgerEntryFacts[];

  @Whole(41, nullable)
  next_cursor!: number | null;
}

export class UsedDayFacts {
  @Text('2026-11-20')
  day!: string;

  @Numeric(9)
  credits!: number;

  @Numeric(1)
  export_minutes!: number;
}

export class Usage {
  @Parts(() => UsedDayFacts)
  days!: UsedDayFacts[];
}

export class OwnKey {
  @Text(keyId)
  id!: string;

  @Text('Production')
  name!: string;

  @Text('svk_9uZ3…')
  hint!: string;

  @Link('https://acme.example/hooks', nullable)
  default_webhook_url!: string | null;

  @Time()
  created_at!: string;

  @Time(undefined, nullable)
  used_at!: string | null;

  @Time(undefined, nullable)
  rotated_at!: string | null;

  @Time(undefined, nullable)
  former_valid_until!: string | null;

  @Time(undefined, nullable)
  expires_at!: string | null;

  @Time(undefined, nullable)
  former_secret_until!: string | null;
}

export class OwnKeys {
  @Parts(() => OwnKey)
  keys!: OwnKey[];
}

export class MadeKey extends OwnKey {
  @Text(apiKey, { description: 'Shown once.' })
  api_key!: string;

  @Text(webhookSecret)
  webhook_secret!: string;
}

export class RotatedOwnKey extends OwnKey {
  @Text(apiKey, { description: 'Shown once.' })
  api_key!: string;
}

export class WebhookSecret {
  @Text(webhookSecret)
  webhook_secret!: string;
}

export class RotatedWebhookSecret extends WebhookSecret {
  @Time(undefined, nullable)
  former_valid_until!: string | null;
}

export class MemberFacts extends PersonFacts {
  @Time()
  joined_at!: string;
}

export class Members {
  @Parts(() => MemberFacts)
  members!: MemberFacts[];
}

export class Invitation {
  @Link('https://video.example.com/app/sign-in#token=Yk3p')
  sign_in_url!: string;

  @Text(null, nullable)
  sent_to!: string | null;
}

export class SessionFacts {
  @Text('ses_4f0c2a')
  id!: string;

  @Text('Firefox, Linux', { nullable: true })
  browser!: string | null;

  @YesNo(true)
  is_this!: boolean;

  @Time()
  signed_in_at!: string;

  @Time()
  used_at!: string;
}

export class SessionList {
  @Parts(() => SessionFacts)
  sessions!: SessionFacts[];
}

export class AgentFacts {
  @Text('Yk3pR8vK1mT5xW7cY4')
  id!: string;

  @Text('Claude')
  name!: string;

  @Texts('videos:read')
  scopes!: readonly string[];

  @Time()
  connected_at!: string;
}

export class AgentList {
  @Parts(() => AgentFacts)
  agents!: AgentFacts[];
}

export class OwnDeliveryTry extends DeliveryTryFacts {
  @Text(null, { ...nullable, description: 'The beginning of what the receiver answered.' })
  answer!: string | null;
}

export class OwnDelivery extends DeliveryFacts {
  @Parts(() => OwnDeliveryTry)
  declare tries: OwnDeliveryTry[];

  @Text('{"type":"video.completed"}', { description: 'What is sent, as it is sent.' })
  body!: string;
}

export class OwnDeliveries {
  @Parts(() => OwnDelivery)
  deliveries!: OwnDelivery[];

  @Text(null, nullable)
  next_cursor!: string | null;
}

export class SavedBrandKit {
  @Text('bkt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;
}

export class UploadedFile {
  @Link('https://uploads.invalid/Yk3p/photo.png')
  url!: string;

  @Text('photo.png')
  name!: string;

  @Whole(24_000)
  bytes!: number;
}

export class QuoteFacts {
  @Numeric(9)
  estimated_credits!: number;

  @Numeric(7)
  minimum_credits!: number;

  @Numeric(1, sometimes)
  estimated_export_minutes?: number;
}

export class PlayedTimeline {
  @Anything({ ...nullable, description: 'As the composition plays it; null before there is one.' })
  timeline!: object | null;
}
