import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tmpdir } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import type { FinishedRender, VideoJob } from '@scenewright/core/jobs';
import type { Timeline } from '@scenewright/core/timeline';
import { locateFfmpeg, probeMedia, sampleFrames } from '@scenewright/render-pool';
import { FileStore } from '../files/file-store.js';
import { JobStore } from '../jobs/job-store.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Studio } from '../studio/studio.js';
import { reviewFrames } from './review-frames.js';
import { spread } from './spread.js';
import type { Frames } from './frames-answer.js';

/** Pixels of the longer side of a filmstrip picture. */
const longSide = 640;
/** Seconds that taking the pictures out of an MP4 may last. */
const patienceSeconds = 30;

interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * The filmstrip of a job: one picture a scene, from its middle, sampled from the MP4 when there is one, else drawn from
 * the composition. Interface 4.1; decisions, "Video jobs".
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
    const scenes = spread(job.multiScene ? timeline.scenes : oneScene(job, timeline), max);
    const middles = scenes.map((scene) => scene.from + Math.floor(scene.frames / 2));
    const sampled = await this.fromRender(job, middles, timeline);
    const pictures = sampled ?? (await this.fromComposition(middles, timeline));
    return {
      video_id: job.id,
      source: sampled ? 'render' : 'composition',
      frames: scenes.map((scene, index) => {
        const picture = pictures[index];
        if (!picture) throw new Error(`No picture of scene ${scene.id}.`);
        return {
          scene_id: scene.id,
          title: job.scenes.find((entry) => entry.id === scene.id)?.title ?? '',
          time_seconds: Math.round(((middles[index] ?? 0) / timeline.fps) * 1000) / 1000,
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

  /** Null when there is no MP4, or none that a picture can be taken of: the composition shows the same. */
  private async fromRender(job: VideoJob, frames: number[], timeline: Timeline): Promise<Picture[] | null> {
    // The smallest one shows the same and is decoded soonest.
    const render = job.renders.reduce<FinishedRender | null>(
      (least, one) => (least === null || one.bytes < least.bytes ? one : least),
      null,
    );
    if (render === null) return null;
    const folder = await mkdtemp(join(tmpdir(), 'scenewright-frames-'));
    try {
      const file = join(folder, 'video.mp4');
      if (!(await copyOut(this.files, render.file, file))) return null;
      const signal = AbortSignal.timeout(patienceSeconds * 1000);
      const tools = await locateFfmpeg({});
      const { durationSeconds } = await probeMedia(tools, file, signal);
      const times = frames.map((frame) => (frame / timeline.frames) * durationSeconds);
      const size = pictureSize(render);
      const pictures = await sampleFrames(tools, file, times, { ...size, signal });
      return pictures.map((bytes) => ({ bytes, ...size }));
    } catch (error) {
      this.logger.warn({ err: error, job: job.id }, 'no picture could be taken of an MP4');
      return null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function copyOut(files: FileStore, key: string, path: string): Promise<boolean> {
  const stored = await files.find(key);
  if (!stored) return false;
  await pipeline(stored.open(), createWriteStream(path));
  return true;
}

/** Even sides, the longer one `longSide`. */
function pictureSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** A single-scene video shows one picture, however many beats its timeline has. */
function oneScene(job: VideoJob, { frames, scenes }: Timeline): { id: string; from: number; frames: number }[] {
  return [{ id: job.scenes[0]?.id ?? scenes[0]?.id ?? '', from: 0, frames }];
}
