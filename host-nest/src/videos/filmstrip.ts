import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { VideoJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import { downloadFile } from '../files/download-file.js';
import { FileStore } from '../files/file-store.js';
import { JobStore } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { momentsOf } from '../stills/moments.js';
import { pictureSize, type Picture } from '../stills/picture.js';
import { holdStills, readStills } from '../stills/read-stills.js';
import { sampleMp4 } from '../stills/sample-mp4.js';
import { Studio } from '../studio/studio.js';
import { reviewFrames } from './review-frames.js';
import type { Frames } from './frames-answer.js';

/**
 * The filmstrip of a job: one picture a scene, from its middle. They were taken of the MP4 when it was rendered; of one
 * that has none stored they are taken now, and without an MP4 they are drawn from the composition. Interface 4.1;
 * decisions, "Video jobs".
 */
@Injectable()
export class Filmstrip {
  constructor(
    private readonly jobs: JobStore,
    private readonly studio: Studio,
    private readonly files: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(job: VideoJob, max: number): Promise<Frames> {
    if (job.status === 'awaiting_approval') return reviewFrames(job, max, this.jobs, this.studio);
    const timeline = await this.jobs.document<Timeline>(job.id, 'timeline');
    if (timeline === null) return { video_id: job.id, source: 'composition', frames: [] };
    const moments = momentsOf(job, timeline, max);
    const frames = moments.map(({ frame }) => frame);
    const sampled = (await this.stored(job, frames)) ?? (await this.fromRender(job, frames, timeline));
    const pictures = sampled ?? (await this.fromComposition(frames, timeline));
    return {
      video_id: job.id,
      source: sampled ? 'render' : 'composition',
      frames: moments.map(({ sceneId, frame }, index) => {
        const picture = pictures[index];
        if (!picture) throw new Error(`No picture of scene ${sceneId}.`);
        return {
          scene_id: sceneId,
          title: job.scenes.find((entry) => entry.id === sceneId)?.title ?? '',
          time_seconds: Math.round((frame / timeline.fps) * 1000) / 1000,
          mime_type: 'image/jpeg',
          width: picture.width,
          height: picture.height,
          data: Buffer.from(picture.bytes).toString('base64'),
        };
      }),
    };
  }

  private fromComposition(frames: number[], timeline: Timeline): Promise<Picture[]> {
    return this.studio.stills(timeline, frames, pictureSize(timeline.canvas).width);
  }

  /** Null when no render has pictures of these frames that can be read. */
  private async stored(job: VideoJob, frames: number[]): Promise<Picture[] | null> {
    for (const { stills } of smallestFirst(job)) {
      if (!stills || !holdStills(stills, frames)) continue;
      try {
        return await readStills(this.files, stills, frames);
      } catch (error) {
        this.logger.warn({ err: error, job: job.id }, 'the stored stills of an MP4 could not be read');
      }
    }
    return null;
  }

  /** Null when there is no MP4, or none that a picture can be taken of: the composition shows the same. */
  private async fromRender(job: VideoJob, frames: number[], timeline: Timeline): Promise<Picture[] | null> {
    const [render] = smallestFirst(job);
    if (!render) return null;
    const folder = await mkdtemp(join(tmpdir(), 'scenewright-frames-'));
    try {
      const file = join(folder, 'video.mp4');
      if (!(await downloadFile(this.files, render.file, file))) return null;
      return await sampleMp4(file, { frames, of: timeline.frames, canvas: render });
    } catch (error) {
      this.logger.warn({ err: error, job: job.id }, 'no picture could be taken of an MP4');
      return null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** All show the same; the smallest one is decoded soonest. */
function smallestFirst({ renders }: VideoJob) {
  return renders.toSorted((one, other) => one.bytes - other.bytes);
}
