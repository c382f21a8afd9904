/** Answers of the service, as far as the app reads them. Interface 2, decisions. */
export type Resolution = '720p' | '1080p' | '4K' | '8K';
export const resolutions: readonly Resolution[] = ['720p', '1080p', '4K', '8K'];
export type Shape = '16:9' | '9:16' | '1:1' | '4:5';
export const shapes: readonly Shape[] = ['16:9', '9:16', '1:1', '4:5'];

export interface Me {
  person: { id: string; name: string; email: string; role: 'owner' | 'member' };
  /** They operate the installation. */
  is_operator: boolean;
  has_password: boolean;
  account: {
    id: string;
    name: string;
    unlimited: boolean;
    credits_available: number;
    credits_held: number;
    export_minutes_available: number;
    export_minutes_held: number;
    in_flight: number;
  };
  plan: {
    id: string;
    api_access: boolean;
    agent_protocol: boolean;
    top_resolution: Resolution;
    jobs_in_flight: number;
    monthly_credits: number;
    monthly_export_minutes: number;
  };
  sends_mail: boolean;
  base_url: string;
  mcp_url: string;
}

export type VideoStatus =
  'queued' | 'processing' | 'rendering' | 'awaiting_approval' | 'completed' | 'failed' | 'canceled';

export interface Notice {
  code: string;
  message: string;
}

export interface VideoRender {
  id: string;
  resolution: Resolution | null;
  dimensions: { width: number; height: number };
  bytes: number;
  export_minutes: number;
  created_at: string;
  download_url: string;
}

export interface Video {
  id: string;
  status: VideoStatus;
  phase: string;
  phase_detail: string;
  model: string;
  prompt: string;
  enhanced_prompt?: string;
  source_video_id?: string;
  aspect_ratio: Shape | null;
  dimensions: { width: number; height: number } | null;
  duration_seconds: number;
  progress: { scenes_committed: number; scenes_planned: number };
  scenes: { id: string; title: string; duration_seconds: number }[];
  created_at: string;
  elapsed_seconds: number;
  cancel_requested: boolean;
  review?: { gate: 'cast_sheets' | 'storyboard'; revision: number };
  credits_cost?: number;
  download_url?: string;
  error?: Notice;
  renders: VideoRender[];
  edit?: { changes: { what: string; scene_ids: string[] }[]; regenerated_scene_ids: string[] };
  warnings: Notice[];
}

export const isWorking = ({ status }: Video): boolean => ['queued', 'processing', 'rendering'].includes(status);

export interface Share {
  url: string;
  created_at: string;
}

export interface Frame {
  scene_id: string;
  title: string;
  width: number;
  height: number;
  data: string;
}

export interface Quote {
  estimated_credits: number;
  minimum_credits: number;
  estimated_export_minutes?: number;
}

export interface Model {
  id: string;
  label: string;
  description: string;
  multi_scene: boolean;
  max_duration_seconds: number;
  default: boolean;
}

export interface Style {
  id: string;
  name: string;
  vibe: string;
  palette: { label: string; hex: string }[];
}

export interface Voice {
  id: string;
  name: string;
  description: string;
  gender: string;
  accent: string;
  languages: string[];
}

export interface BrandKit {
  id: string;
  name: string;
  description: string;
  website_url: string;
  colors: { primary: string; secondary: string; accent: string };
  fonts: { heading: string; body: string };
  has_logo: boolean;
}

/** A font that the account has brought. */
export interface OwnFont {
  id: string;
  family: string;
  weight: string;
  style: 'normal' | 'italic';
}

export interface Upload {
  url: string;
  name: string;
  bytes: number;
}

export type SettingValue = string | number | boolean;

export interface Setting {
  type: 'color' | 'text' | 'font' | 'number' | 'boolean' | 'select';
  label: string;
  group: string;
  default: SettingValue;
  min?: number;
  max?: number;
  maxLength?: number;
  options?: string[];
}

export interface GraphicRender {
  renderId: string;
  status: 'queued' | 'rendering' | 'completed' | 'failed';
  url?: string;
  error?: Notice;
  dimensions: { width: number; height: number };
  fps: number;
}

export interface GraphicVersion {
  id: string;
  prompt: string;
  dimensions: { width: number; height: number };
  settings: Record<string, SettingValue>;
  settingsSchema: Record<string, Setting>;
  warnings: Notice[];
  createdAt: string;
  renders: GraphicRender[];
}

export interface Graphic {
  id: string;
  title: string;
  prompt: string;
  createdAt: string;
  versions: GraphicVersion[];
}

export interface GraphicItem {
  id: string;
  title: string;
  prompt: string;
  createdAt: string;
  versionCount: number;
  thumbnailUrl: string | null;
}

export interface ApiKey {
  id: string;
  name: string;
  hint: string;
  default_webhook_url: string | null;
  created_at: string;
  used_at: string | null;
  expires_at: string | null;
  /** Until when what it was before it was rotated still opens it. */
  former_valid_until: string | null;
  /** Until when the webhook secret before still signs as well. */
  former_secret_until: string | null;
}

/** What a provider of the account's own may do, and what of a price that covers. */
export interface ProviderPart {
  part: string;
  covers: string[];
}

/** A key for a provider of the account's own; it is never told again. */
export interface ProviderKey {
  part: string;
  base_url: string;
  model: string;
  hint: string;
  saved_at: string;
}

export interface MadeKey extends ApiKey {
  api_key: string;
  webhook_secret: string;
}

export interface Delivery {
  id: string;
  event: string;
  url: string;
  state: 'pending' | 'delivered' | 'failed';
  created_at: string;
  body: string;
  tries: {
    at: string;
    status: number | null;
    error: string | null;
    milliseconds: number;
    /** The beginning of what the receiver answered. */
    answer: string | null;
  }[];
}

export interface Agent {
  id: string;
  name: string;
  scopes: string[];
  connected_at: string;
}

export interface MemberEntry {
  id: string;
  name: string;
  email: string;
  role: 'owner' | 'member';
  joined_at: string;
}

export interface SessionEntry {
  id: string;
  browser: string | null;
  is_this: boolean;
  signed_in_at: string;
  used_at: string;
}

export interface PasskeyEntry {
  id: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export interface LedgerEntry {
  id: number;
  kind: string;
  available: number;
  charged: number;
  reason: string;
  subject: string | null;
  at: string;
}

export interface UsedDay {
  day: string;
  credits: number;
  export_minutes: number;
}
