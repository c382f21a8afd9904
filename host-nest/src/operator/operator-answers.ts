import { isTerminal, type VideoJob } from '@scenewright/core/jobs';
import type { AccountSummary } from '../accounts/account-summary.js';
import type { AccountKey, RotatedKey } from '../accounts/key-store.js';
import { phaseOf } from '../videos/video-presenter.js';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Decisions, fine point 11. */
export function presentAccount(summary: AccountSummary) {
  return {
    account_id: summary.accountId,
    name: summary.name,
    plan: summary.plan,
    credits_available: summary.creditsAvailable,
    credits_held: summary.creditsHeld,
    export_minutes_available: summary.exportMinutesAvailable,
    export_minutes_held: summary.exportMinutesHeld,
    in_flight: summary.inFlight,
  };
}

/** An account in the list of all. */
export const presentListedAccount = (summary: AccountSummary) => ({
  ...presentAccount(summary),
  email: summary.email,
  unlimited: summary.unlimited,
  created_at: iso(summary.createdAt),
});

export const presentAccountKey = (key: AccountKey) => ({
  key_id: key.id,
  name: key.name,
  kind: key.kind,
  hint: key.hint,
  default_webhook_url: key.defaultWebhookUrl,
  created_at: iso(key.createdAt),
  used_at: iso(key.usedAt),
  rotated_at: iso(key.rotatedAt),
  former_valid_until: iso(key.formerValidUntil),
  revoked_at: iso(key.revokedAt),
});

export const presentRotatedKey = (key: RotatedKey) => ({
  key_id: key.keyId,
  api_key: key.apiKey,
  former_valid_until: iso(key.formerValidUntil),
});

/** What a job costs and how it gets on. What it is about is its account's business: no words of the request are told. */
export const presentAnyJob = (job: VideoJob) => ({
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
