import type { Notice, VideoStatus } from './wire.js';

/** Answers of the operator's interface (`/admin/v1`), as far as its pages read them. Decisions, "Lists of the operator". */
export interface OperatedAccount {
  account_id: string;
  name: string;
  plan: string;
  credits_available: number;
  credits_held: number;
  export_minutes_available: number;
  export_minutes_held: number;
  in_flight: number;
}

export interface ListedAccount extends OperatedAccount {
  email: string | null;
  unlimited: boolean;
  created_at: string;
}

export interface MadeAccount {
  account_id: string;
  api_key: string;
  webhook_secret: string;
}

export interface OperatedKey {
  key_id: string;
  name: string;
  kind: 'api' | 'web_app' | 'agent';
  hint: string;
  created_at: string;
  used_at: string | null;
}

export interface OperatedPlan {
  id: string;
  api_access: boolean;
  agent_protocol: boolean;
  top_resolution: string;
  jobs_in_flight: number;
  monthly_credits: number;
  monthly_export_minutes: number;
  accounts: number;
}

export interface OperatedJob {
  id: string;
  account_id: string;
  status: VideoStatus;
  model: string;
  progress: { scenes_committed: number; scenes_planned: number };
  cancel_requested: boolean;
  error: Notice | null;
  created_at: string;
}

export interface QueueState {
  kind: 'database' | 'redis';
  jobs: Partial<Record<VideoStatus, number>>;
  topics: { topic: string; queued: number | null; turns: number }[];
  oldest_turn_seconds: number | null;
}

export interface Room {
  total: number;
  free: number;
}

export interface ServiceNode {
  id: string;
  role: 'all' | 'api' | 'render';
  host: string;
  runtime: string;
  concurrency: number;
  processors: number;
  load: number;
  memory_bytes: Room;
  process_memory_bytes: number;
  disk_bytes: Room | null;
  work: { topic: string; subject: string; since: string }[];
  started_at: string;
  seen_at: string;
  is_gone: boolean;
}

export interface StorageUse {
  kind: 'disk' | 's3';
  measured_at: string;
  retention_days: number;
  database_bytes: number;
  folders: { name: string; files: number; bytes: number; is_partial: boolean }[];
}

type FailureKind = 'video' | 'infographic' | 'webhook';

export interface Failures {
  days: number;
  causes: { kind: FailureKind; code: string; count: number; last_at: string }[];
  latest: { kind: FailureKind; id: string; account_id: string; at: string; code: string; message: string }[];
}
