import { cancelled } from './endings.js';
import { accept, type JobDecision } from './job-decision.js';
import { isInFlight, type VideoJob } from './video-job.js';

/** What nobody works on goes at once, and what waits is canceled for it; a worker is asked to stop first. */
export function decideDeletion(job: VideoJob, now: number): JobDecision {
  switch (job.status) {
    case 'queued':
    case 'awaiting_approval':
      return withoutTraces(cancelled({ ...job, deleted: true }, now));
    case 'processing':
    case 'rendering':
      return accept({ ...job, deleted: true, cancelRequested: true, updatedAt: now });
    case 'completed':
    case 'failed':
    case 'canceled':
      return withoutTraces(accept({ ...job, deleted: true }));
  }
}

/** A deleted job tells nobody how it ended: balances are settled, and the rest of it goes. */
export function withoutTraces(decision: JobDecision): JobDecision {
  if (!decision.ok || isInFlight(decision.job)) return decision;
  const kept = decision.effects.filter(({ kind }) => kind !== 'sendWebhook');
  return { ...decision, effects: [...kept, { kind: 'erase', jobId: decision.job.id }] };
}
