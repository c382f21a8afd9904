import { isTerminal, jobStatuses, type VideoJob } from '@scenewright/core/jobs';
import type { AccountSummary } from '../accounts/account-summary.js';
import type { AccountKey, RotatedKey } from '../accounts/key-store.js';
import { Numeric, Link, OneOf, Part, PartOrNull, Parts, Text, Time, Whole, YesNo } from '../openapi/answer-fields.js';
import { Notice } from '../openapi/error-answer.js';
import { VideoProgress } from '../videos/video-answers.js';
import { phaseOf } from '../videos/video-presenter.js';

const ids = {
  account: 'acc_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  key: 'key_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
  video: 'vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7',
};
const apiKey = 'svk_9uZ3h2R8vK1mT5xW7cY4';
const nullable = { nullable: true } as const;
const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

export class CreatedAccount {
  @Text(ids.account)
  account_id!: string;

  @Text(ids.key)
  key_id!: string;

  @Text(apiKey, { description: 'Shown once, as the secret of its webhooks is.' })
  api_key!: string;

  @Text('whsec_bXkgc2VjcmV0')
  webhook_secret!: string;
}

export class CreatedKey {
  @Text(ids.key)
  key_id!: string;

  @Text(apiKey)
  api_key!: string;

  @Text('whsec_bXkgc2VjcmV0')
  webhook_secret!: string;
}

export class RotatedKeyAnswer {
  @Text(ids.key)
  key_id!: string;

  @Text(apiKey)
  api_key!: string;

  @Time('2026-11-21T09:30:00.000Z', nullable)
  former_valid_until!: string | null;
}

export class SignInLink {
  @Link('https://video.example.com/app/sign-in#token=Yk3p')
  sign_in_url!: string;
}

export class CreatedBrandKit {
  @Text('bkt_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;
}

export class ErasingAccount {
  @Text(ids.account)
  account_id!: string;

  @OneOf(['erasing'])
  status!: string;
}

/** The answer while the files and records of an account are erased. */
export const erasing = (accountId: string): ErasingAccount => ({ account_id: accountId, status: 'erasing' });

/** Decisions, fine point 11. */
export class AccountFacts {
  @Text(ids.account)
  account_id!: string;

  @Text('Acme')
  name!: string;

  @Text('creator')
  plan!: string;

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

/** An account in the list of all. */
export class ListedAccount extends AccountFacts {
  @Text('hello@acme.example', nullable)
  email!: string | null;

  @YesNo(false)
  unlimited!: boolean;

  @Time()
  created_at!: string;
}

export class AccountList {
  @Parts(() => ListedAccount)
  accounts!: ListedAccount[];

  @Text(null, nullable)
  next_cursor!: string | null;
}

export class AccountKeyFacts {
  @Text(ids.key)
  key_id!: string;

  @Text('Production')
  name!: string;

  @OneOf(['api', 'web_app', 'agent'])
  kind!: string;

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
  revoked_at!: string | null;
}

export class KeyList {
  @Parts(() => AccountKeyFacts)
  keys!: AccountKeyFacts[];

  @Text(null, nullable)
  next_cursor!: string | null;
}

/** What a job costs and how it gets on. What it is about is its account's business: no words of the request are told. */
export class JobFacts {
  @Text(ids.video)
  id!: string;

  @Text(ids.account)
  account_id!: string;

  @Text(ids.key)
  key_id!: string;

  @OneOf(jobStatuses, 'completed')
  status!: string;

  @Text('')
  phase!: string;

  @Text('gen-6-fast')
  model!: string;

  @Text(null, nullable)
  source_video_id!: string | null;

  @Numeric(30)
  duration_seconds!: number;

  @Part(() => VideoProgress)
  progress!: VideoProgress;

  @Numeric(9)
  estimated_credits!: number;

  @Numeric(9, nullable)
  credits_cost!: number | null;

  @YesNo(false)
  cancel_requested!: boolean;

  @PartOrNull(() => Notice)
  error!: Notice | null;

  @Time()
  created_at!: string;

  @Time('2026-11-20T09:30:14.500Z')
  last_activity_at!: string;

  @Time('2026-11-20T09:30:14.500Z', nullable)
  ended_at!: string | null;
}

export class JobList {
  @Parts(() => JobFacts)
  jobs!: JobFacts[];

  @Text(null, nullable)
  next_cursor!: string | null;
}

export const presentAccount = (summary: AccountSummary): AccountFacts => ({
  account_id: summary.accountId,
  name: summary.name,
  plan: summary.plan,
  credits_available: summary.creditsAvailable,
  credits_held: summary.creditsHeld,
  export_minutes_available: summary.exportMinutesAvailable,
  export_minutes_held: summary.exportMinutesHeld,
  in_flight: summary.inFlight,
});

export const presentListedAccount = (summary: AccountSummary): ListedAccount => ({
  ...presentAccount(summary),
  email: summary.email,
  unlimited: summary.unlimited,
  created_at: iso(summary.createdAt),
});

export const presentAccountKey = (key: AccountKey): AccountKeyFacts => ({
  key_id: key.id,
  name: key.name,
  kind: key.kind,
  hint: key.hint,
  default_webhook_url: key.defaultWebhookUrl,
  created_at: iso(key.createdAt),
  used_at: isoOrNull(key.usedAt),
  rotated_at: isoOrNull(key.rotatedAt),
  former_valid_until: isoOrNull(key.formerValidUntil),
  revoked_at: isoOrNull(key.revokedAt),
});

export const presentRotatedKey = (key: RotatedKey): RotatedKeyAnswer => ({
  key_id: key.keyId,
  api_key: key.apiKey,
  former_valid_until: isoOrNull(key.formerValidUntil),
});

export const presentAnyJob = (job: VideoJob): JobFacts => ({
  id: job.id,
  account_id: job.accountId,
  key_id: job.keyId,
  status: job.status,
  phase: phaseOf(job),
  model: job.model,
  source_video_id: job.sourceVideoId,
  duration_seconds: job.durationSeconds,
  progress: { scenes_committed: job.progress.scenesCommitted, scenes_planned: job.progress.scenesPlanned },
  estimated_credits: job.estimatedCredits,
  credits_cost: isTerminal(job) ? job.creditsCost : null,
  cancel_requested: 'cancelRequested' in job && job.cancelRequested,
  error: 'error' in job ? job.error : null,
  created_at: iso(job.createdAt),
  last_activity_at: iso(job.lastActivityAt),
  ended_at: isTerminal(job) ? iso(job.endedAt) : null,
});
