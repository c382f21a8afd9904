import { Inject, Injectable } from '@nestjs/common';
import { isTerminal, type FinishedRender, type VideoJob } from '@scenewright/core/jobs';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { PublicUrl } from '../configuration/public-url.js';
import { downloadLinkSeconds, FileStore } from '../files/file-store.js';
import { downloadName } from '../jobs/download-name.js';
import { Pace } from '../jobs/pace.js';
import type { Video } from './video-answers.js';

const iso = (time: number): string => new Date(time).toISOString();

/** The wire form of a job. Interface 2.1 with the record additions of the decisions. */
@Injectable()
export class VideoPresenter {
  constructor(
    private readonly files: FileStore,
    private readonly publicUrl: PublicUrl,
    private readonly pace: Pace,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async present(job: VideoJob): Promise<Video> {
    const latest = job.renders[0];
    const link = (render: FinishedRender) =>
      this.files.link(render.file, { name: downloadName(job, render), seconds: downloadLinkSeconds });
    const record: Video = {
      id: job.id,
      status: job.status,
      phase: phaseOf(job),
      phase_detail: detailOf(job),
      poll_after_seconds: pollAfter(job, this.pace.secondsPerVideoSecond),
      model: job.model,
      prompt: job.prompt,
      ...(job.enhancedPrompt !== null && { enhanced_prompt: job.enhancedPrompt }),
      project_id: job.projectId,
      ...(job.sourceVideoId !== null && { source_video_id: job.sourceVideoId }),
      aspect_ratio: job.aspectRatio,
      dimensions: job.dimensions,
      duration_seconds: job.durationSeconds,
      progress: { scenes_committed: job.progress.scenesCommitted, scenes_planned: job.progress.scenesPlanned },
      scenes: job.scenes.map((scene) => ({
        id: scene.id,
        title: scene.title,
        duration_seconds: scene.durationSeconds,
      })),
      app_url: `${this.publicUrl.get()}/app/videos/${job.id}`,
      created_at: iso(job.createdAt),
      updated_at: iso(job.updatedAt),
      elapsed_seconds: Math.round(((isTerminal(job) ? job.endedAt : this.now()) - job.createdAt) / 100) / 10,
      last_activity_at: iso(job.lastActivityAt),
      cancel_requested: 'cancelRequested' in job && job.cancelRequested,
      ...(job.status === 'awaiting_approval' && { review: job.review }),
      ...(isTerminal(job) && { credits_cost: job.creditsCost }),
      ...('error' in job && job.error !== null && { error: job.error }),
      renders: await Promise.all(
        job.renders.map(async (render) => ({
          id: render.id,
          resolution: render.resolution,
          dimensions: { width: render.width, height: render.height },
          fps: render.fps,
          duration_seconds: render.durationSeconds,
          bytes: render.bytes,
          export_minutes: render.exportMinutes,
          created_at: iso(render.createdAt),
          download_url: await link(render),
        })),
      ),
      ...(job.edit && {
        edit: {
          changes: job.edit.changes.map(({ what, scenes }) => ({ what, scene_ids: scenes })),
          regenerated_scene_ids: job.edit.regeneratedScenes,
        },
      }),
      warnings: job.warnings,
    };
    if (latest) record.download_url = await link(latest);
    return record;
  }
}

export function phaseOf(job: VideoJob): string {
  switch (job.status) {
    case 'queued':
      return 'queued';
    case 'processing':
      return job.phase;
    case 'rendering':
      return 'rendering';
    case 'awaiting_approval':
      return job.review.gate === 'cast_sheets' ? 'casting' : 'boarding';
    default:
      return '';
  }
}

function detailOf(job: VideoJob): string {
  if (job.status === 'queued') return 'Waiting for a free worker.';
  if ('cancelRequested' in job && job.cancelRequested) return 'Stopping.';
  return job.phaseDetail;
}

/** Seconds: a tenth of the time that such a video takes here, from 2 to 30. */
function pollAfter(job: VideoJob, secondsPerVideoSecond: number): number {
  if (job.status === 'awaiting_approval' || isTerminal(job)) return 30;
  return Math.min(30, Math.max(2, Math.round((job.durationSeconds * secondsPerVideoSecond) / 10)));
}
