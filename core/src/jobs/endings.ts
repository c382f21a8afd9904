import type { JobDecision } from './job-decision.js';
import type { JobEffect } from './job-event.js';
import type { FinishedRender, JobError, JobFacts, RenderingJob, VideoJob } from './video-job.js';

/** The job's common part without what belongs to the status it leaves, and with its holds resolved. */
function factsOf(job: VideoJob, now: number): JobFacts {
  return {
    id: job.id,
    accountId: job.accountId,
    keyId: job.keyId,
    projectId: job.projectId,
    sourceVideoId: job.sourceVideoId,
    model: job.model,
    multiScene: job.multiScene,
    prompt: job.prompt,
    enhancedPrompt: job.enhancedPrompt,
    request: job.request,
    aspectRatio: job.aspectRatio,
    dimensions: job.dimensions,
    durationSeconds: job.durationSeconds,
    autoRender: job.autoRender,
    gated: job.gated,
    passedGates: job.passedGates,
    webhookUrl: job.webhookUrl,
    estimatedCredits: job.estimatedCredits,
    estimatedExportMinutes: job.estimatedExportMinutes,
    creditHold: null,
    minuteHold: null,
    spentCredits: job.spentCredits,
    fence: job.fence,
    progress: job.progress,
    scenes: job.scenes,
    renders: job.renders,
    warnings: job.warnings,
    ...(job.edit && { edit: job.edit }),
    ...(job.deleted && { deleted: job.deleted }),
    phaseDetail: '',
    createdAt: job.createdAt,
    updatedAt: now,
    lastActivityAt: now,
  };
}

function settleCredits(job: VideoJob, amount: number): JobEffect[] {
  if (job.creditHold === null) return [];
  if (amount === 0) return [{ kind: 'release', unit: 'credits', holdId: job.creditHold }];
  return [{ kind: 'settle', unit: 'credits', holdId: job.creditHold, amount }];
}

function releaseMinutes(job: VideoJob): JobEffect[] {
  return job.minuteHold === null ? [] : [{ kind: 'release', unit: 'export_minutes', holdId: job.minuteHold }];
}

function settleMinutes(job: VideoJob, render: FinishedRender): JobEffect[] {
  if (job.minuteHold === null) return [];
  return [{ kind: 'settle', unit: 'export_minutes', holdId: job.minuteHold, amount: render.exportMinutes }];
}

export function completed(job: VideoJob, creditsCost: number, render: FinishedRender | null, now: number): JobDecision {
  const facts = factsOf(job, now);
  return {
    ok: true,
    job: {
      ...facts,
      renders: render === null ? facts.renders : [render, ...facts.renders],
      status: 'completed',
      creditsCost,
      endedAt: now,
      error: null,
    },
    effects: [
      ...settleCredits(job, creditsCost),
      ...(render === null ? releaseMinutes(job) : settleMinutes(job, render)),
      {
        kind: 'sendWebhook',
        event: 'video.completed',
        data: { videoId: job.id, projectId: job.projectId, creditsCost },
        file: render?.file ?? null,
        url: null,
      },
    ],
  };
}

export function failed(job: VideoJob, error: JobError, now: number): JobDecision {
  const creditsCost = job.spentCredits;
  return {
    ok: true,
    job: { ...factsOf(job, now), status: 'failed', error, creditsCost, endedAt: now },
    effects: [
      ...settleCredits(job, creditsCost),
      ...releaseMinutes(job),
      {
        kind: 'sendWebhook',
        event: 'video.failed',
        data: { videoId: job.id, projectId: job.projectId, error: error.message },
        file: null,
        url: null,
      },
    ],
  };
}

export function cancelled(job: VideoJob, now: number): JobDecision {
  const creditsCost = job.spentCredits;
  return {
    ok: true,
    job: { ...factsOf(job, now), status: 'canceled', creditsCost, endedAt: now },
    effects: [
      ...settleCredits(job, creditsCost),
      ...releaseMinutes(job),
      {
        kind: 'sendWebhook',
        event: 'video.canceled',
        data: { videoId: job.id, projectId: job.projectId, creditsCost },
        file: null,
        url: null,
      },
    ],
  };
}

/** A re-render that has come out well. */
export function renderedAgain(job: RenderingJob, render: FinishedRender, now: number): JobDecision {
  if (job.work.purpose !== 'again') throw new Error('renderedAgain needs a re-render');
  const facts = factsOf(job, now);
  const { creditsCost, endedAt, webhookUrl } = job.work;
  return {
    ok: true,
    job: { ...facts, renders: [render, ...facts.renders], status: 'completed', creditsCost, endedAt, error: null },
    effects: [
      ...settleMinutes(job, render),
      {
        kind: 'sendWebhook',
        event: 'video.completed',
        data: { videoId: job.id, projectId: job.projectId, creditsCost },
        file: render.file,
        url: webhookUrl,
      },
    ],
  };
}

/** A re-render that failed, or (without an error) was canceled: the job is what it was, minutes are given back. */
export function renderNotDone(job: RenderingJob, error: JobError | null, now: number): JobDecision {
  if (job.work.purpose !== 'again') throw new Error('renderNotDone needs a re-render');
  const { creditsCost, endedAt, webhookUrl } = job.work;
  const effects = releaseMinutes(job);
  if (error !== null) {
    effects.push({
      kind: 'sendWebhook',
      event: 'video.failed',
      data: { videoId: job.id, projectId: job.projectId, error: error.message, stage: 'render' },
      file: null,
      url: webhookUrl,
    });
  }
  return { ok: true, job: { ...factsOf(job, now), status: 'completed', creditsCost, endedAt, error }, effects };
}
