import { decideDeletion, withoutTraces } from './deletion.js';
import { cancelled, completed, failed, renderedAgain, renderNotDone } from './endings.js';
import { accept, type JobDecision, type JobRefusal } from './job-decision.js';
import { workerEvents, type JobEffect, type JobEvent } from './job-event.js';
import { reportedProgress, reportedScenes } from './reported-scenes.js';
import type { PausedJob, ProcessingJob, RenderingJob, VideoJob, WorkPhase } from './video-job.js';

/** A new job with the effects that store its holds and start its work. */
export function openVideoJob(job: Extract<VideoJob, { status: 'queued' }>): { job: VideoJob; effects: JobEffect[] } {
  const effects: JobEffect[] = [];
  if (job.creditHold !== null) {
    effects.push({ kind: 'hold', unit: 'credits', holdId: job.creditHold, amount: job.estimatedCredits });
  }
  if (job.minuteHold !== null) {
    effects.push({
      kind: 'hold',
      unit: 'export_minutes',
      holdId: job.minuteHold,
      amount: job.estimatedExportMinutes ?? 0,
    });
  }
  effects.push({ kind: 'enqueue', task: 'build', jobId: job.id });
  return { job, effects };
}

/**
 * What an event does to a job: the job as it will be and the effects to perform, or why not. Pure: `now`
 * (milliseconds) is the only time it knows. The moves are those of `videoJobTransitions`.
 */
export function decide(job: VideoJob, event: JobEvent, now: number): JobDecision {
  if ('fence' in event && event.fence !== job.fence) {
    return refuse('stale_lease', `Worker ${event.fence} lost ${job.id} to worker ${job.fence}.`);
  }
  if (event.kind === 'delete_requested') return decideDeletion(job, now);
  const decision = decideByStatus(job, event, now);
  return decision.ok && decision.job.deleted ? withoutTraces(decision) : decision;
}

function decideByStatus(job: VideoJob, event: JobEvent, now: number): JobDecision {
  switch (job.status) {
    case 'queued':
      return decideQueued(job, event, now);
    case 'processing':
      return decideProcessing(job, event, now);
    case 'rendering':
      return decideRendering(job, event, now);
    case 'awaiting_approval':
      return decidePaused(job, event, now);
    case 'completed':
      if (event.kind === 'render_requested') return startRenderAgain(job, event, now);
      return refuseFor(job, event);
    case 'failed':
    case 'canceled':
      return refuseFor(job, event);
  }
}

function decideQueued(job: Extract<VideoJob, { status: 'queued' }>, event: JobEvent, now: number): JobDecision {
  switch (event.kind) {
    case 'started':
      return accept({
        ...job,
        ...takenOver(job, now),
        updatedAt: now,
        status: 'processing',
        phase: 'planning',
        phaseDetail: 'Planning the story.',
        cancelRequested: false,
        revision: null,
      });
    case 'cancel_requested':
      return cancelled(job, now);
    case 'work_failed':
      return failed(job, event.error, now);
    default:
      return refuseFor(job, event);
  }
}

function decideProcessing(job: ProcessingJob, event: JobEvent, now: number): JobDecision {
  switch (event.kind) {
    case 'started':
      return accept({ ...job, ...takenOver(job, now) });
    case 'activity':
      return accept({
        ...job,
        ...worked(job, event, now),
        phase: event.phase === undefined || event.phase === 'rendering' ? job.phase : event.phase,
      });
    case 'gate_reached': {
      if (job.cancelRequested) return cancelled(job, now);
      if (!job.gated || job.passedGates.includes(event.gate)) return refuseFor(job, event);
      const { cancelRequested: _, revision, phase: __, ...facts } = job;
      return accept({
        ...facts,
        status: 'awaiting_approval',
        phaseDetail: event.gate === 'cast_sheets' ? 'The cast sheets wait for you.' : 'The storyboard waits for you.',
        review: { gate: event.gate, revision: revision?.gate === event.gate ? revision.number : 0 },
        scenes: event.scenes ?? job.scenes,
        progress: event.scenes ? { scenesCommitted: 0, scenesPlanned: event.scenes.length } : job.progress,
        warnings: event.warnings ?? job.warnings,
        aspectRatio: event.aspectRatio ?? job.aspectRatio,
        dimensions: event.dimensions ?? job.dimensions,
        updatedAt: now,
        lastActivityAt: now,
      });
    }
    case 'generation_finished': {
      const scenes = reportedScenes(job, event.scenes);
      const built = {
        ...job,
        scenes,
        durationSeconds: event.durationSeconds,
        warnings: event.warnings,
        ...(event.edit && { edit: event.edit }),
        progress: { scenesCommitted: scenes.length, scenesPlanned: scenes.length },
        spentCredits: event.credits.stopped,
      };
      if (job.cancelRequested) return cancelled(built, now);
      if (job.autoRender === null) return completed(built, event.credits.completed, null, now);
      const { phase: _, revision: __, ...facts } = built;
      return accept({
        ...facts,
        status: 'rendering',
        target: event.target ?? job.autoRender,
        work: { purpose: 'first', credits: event.credits.completed },
        phaseDetail: 'Rendering the video.',
        updatedAt: now,
        lastActivityAt: now,
      });
    }
    case 'work_failed':
      return job.cancelRequested ? cancelled(job, now) : failed(job, event.error, now);
    case 'cancel_requested':
      return accept({ ...job, cancelRequested: true, updatedAt: now });
    case 'work_stopped':
      return job.cancelRequested ? cancelled(job, now) : refuseFor(job, event);
    default:
      return refuseFor(job, event);
  }
}

function decideRendering(job: RenderingJob, event: JobEvent, now: number): JobDecision {
  switch (event.kind) {
    case 'started':
      return accept({ ...job, ...takenOver(job, now) });
    case 'activity':
      return accept({ ...job, ...worked(job, event, now) });
    case 'render_finished':
      if (job.work.purpose === 'again') {
        return job.cancelRequested ? renderNotDone(job, null, now) : renderedAgain(job, event.render, now);
      }
      return job.cancelRequested ? cancelled(job, now) : completed(job, job.work.credits, event.render, now);
    case 'work_failed':
      if (job.work.purpose === 'again') return renderNotDone(job, job.cancelRequested ? null : event.error, now);
      return job.cancelRequested ? cancelled(job, now) : failed(job, event.error, now);
    case 'cancel_requested':
      return accept({ ...job, cancelRequested: true, updatedAt: now });
    case 'work_stopped':
      if (!job.cancelRequested) return refuseFor(job, event);
      return job.work.purpose === 'again' ? renderNotDone(job, null, now) : cancelled(job, now);
    default:
      return refuseFor(job, event);
  }
}

function decidePaused(job: PausedJob, event: JobEvent, now: number): JobDecision {
  const { review, ...facts } = job;
  switch (event.kind) {
    case 'approved': {
      const phase: WorkPhase = review.gate === 'cast_sheets' ? 'boarding' : 'generating';
      return accept(
        {
          ...facts,
          fence: job.fence + 1,
          status: 'processing',
          phase,
          phaseDetail: phase === 'boarding' ? 'Drawing the storyboard.' : 'Making the shots.',
          passedGates: [...job.passedGates, review.gate],
          cancelRequested: false,
          revision: null,
          updatedAt: now,
          lastActivityAt: now,
        },
        [{ kind: 'enqueue', task: 'build', jobId: job.id }],
      );
    }
    case 'changes_requested':
      return accept(
        {
          ...facts,
          fence: job.fence + 1,
          status: 'processing',
          phase: 'revising',
          phaseDetail: 'Working in your changes.',
          cancelRequested: false,
          revision: { gate: review.gate, number: review.revision + 1, changes: event.changes },
          updatedAt: now,
          lastActivityAt: now,
        },
        [{ kind: 'enqueue', task: 'build', jobId: job.id }],
      );
    case 'cancel_requested':
      return cancelled(job, now);
    default:
      return refuseFor(job, event);
  }
}

function startRenderAgain(
  job: Extract<VideoJob, { status: 'completed' }>,
  event: Extract<JobEvent, { kind: 'render_requested' }>,
  now: number,
): JobDecision {
  const { creditsCost, endedAt, error: _, ...facts } = job;
  return accept(
    {
      ...facts,
      // New work begins: a worker that is not sure how the work before ended has no word in it.
      fence: job.fence + 1,
      status: 'rendering',
      cancelRequested: false,
      target: event.target,
      minuteHold: event.holdId,
      work: { purpose: 'again', creditsCost, endedAt, webhookUrl: event.webhookUrl },
      phaseDetail: 'Waiting for a renderer.',
      updatedAt: now,
      lastActivityAt: now,
    },
    [
      { kind: 'hold', unit: 'export_minutes', holdId: event.holdId, amount: event.exportMinutes },
      { kind: 'enqueue', task: 'render', jobId: job.id },
    ],
  );
}

function takenOver(job: VideoJob, now: number): { fence: number; lastActivityAt: number } {
  return { fence: job.fence + 1, lastActivityAt: now };
}

function worked(job: VideoJob, event: Extract<JobEvent, { kind: 'activity' }>, now: number) {
  return {
    phaseDetail: event.detail ?? job.phaseDetail,
    progress: event.progress ? reportedProgress(job, event.progress) : job.progress,
    scenes: event.scenes ? reportedScenes(job, event.scenes) : job.scenes,
    // A takeover repeats work that was paid already; what was earned never falls.
    spentCredits: Math.max(job.spentCredits, event.spentCredits ?? 0),
    enhancedPrompt: event.enhancedPrompt ?? job.enhancedPrompt,
    aspectRatio: event.aspectRatio ?? job.aspectRatio,
    dimensions: event.dimensions ?? job.dimensions,
    lastActivityAt: now,
  };
}

function refuse(code: JobRefusal['code'], message: string): JobDecision {
  return { ok: false, refusal: { code, message } };
}

function refuseFor(job: VideoJob, event: JobEvent): JobDecision {
  switch (event.kind) {
    case 'cancel_requested':
      return refuse('not_cancelable', `Video ${job.id} is already ${job.status}.`);
    case 'approved':
    case 'changes_requested':
      return refuse('not_awaiting_approval', `Video ${job.id} is ${job.status}, not awaiting_approval.`);
    case 'render_requested':
      return refuse('not_renderable', `Video ${job.id} is ${job.status}; only a completed video can be rendered.`);
    default:
      return refuse(
        (workerEvents as readonly string[]).includes(event.kind) ? 'stale_lease' : 'not_possible',
        `A job that is ${job.status} takes no ${event.kind}.`,
      );
  }
}
