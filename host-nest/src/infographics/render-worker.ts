import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applySettings, infographicTimeline } from '@scenewright/core';
import type { FileStore } from '../files/file-store.js';
import { PermanentTaskFailure, type TaskContext, type TaskHandler, type WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { deadlineError, isRetryable, jobError } from '../worker/job-failure.js';
import type { RenderRecord, VersionRecord } from './infographic-records.js';
import type { InfographicStore } from './infographic-store.js';

export interface RenderWorkerOptions {
  temporaryDir: string;
  deadlineSeconds: number;
  onError: (error: unknown, work: { id: string; stage: string }) => void;
}

/** Pixels: wide enough for a list on a dense screen. */
const thumbnailWidth = 640;

/** Draws infographics of the queue: videos that were ordered, and the pictures that lists show. */
export class InfographicWorker implements TaskHandler {
  constructor(
    private readonly store: InfographicStore,
    private readonly studio: Studio,
    private readonly files: FileStore,
    private readonly options: RenderWorkerOptions,
  ) {}

  async run(task: WorkTask, context: TaskContext): Promise<void> {
    if (task.body['work'] === 'thumbnail') return this.thumbnail(String(task.body['versionId']));
    const render = await this.store.renders.start(String(task.body['renderId']));
    if (render) await this.render(render, context);
  }

  async gaveUp(task: WorkTask, reason: string): Promise<void> {
    if (task.body['work'] === 'thumbnail') return;
    await this.store.renders.fail(String(task.body['renderId']), null, { code: 'generation_failed', message: reason });
  }

  private async render(render: RenderRecord, context: TaskContext): Promise<void> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new Error('deadline')), this.options.deadlineSeconds * 1000);
    const signal = AbortSignal.any([context.signal, deadline.signal]);
    const folder = join(this.options.temporaryDir, randomUUID());
    const file = `infographics/${render.id}-${render.fence}.mp4`;
    try {
      const version = await this.store.version(render.projectId, render.versionId);
      const timeline = timelineOf(version, render);
      await mkdir(folder, { recursive: true });
      const outFile = join(folder, 'infographic.mp4');
      await this.studio.render(timeline, { resolution: null, ...render.dimensions }, outFile, {
        signal,
        onProgress: () => undefined,
      });
      signal.throwIfAborted();
      await this.files.putFile(file, outFile);
      if (!(await this.store.renders.complete(render.id, render.fence, file))) await this.files.remove(file);
    } catch (error) {
      if (context.signal.aborted) throw error;
      this.options.onError(error, { id: render.id, stage: 'render' });
      const late = deadline.signal.aborted;
      if (!late && isRetryable(error) && !context.lastTry) throw error;
      await this.store.renders.fail(
        render.id,
        render.fence,
        late ? deadlineError(this.options.deadlineSeconds) : jobError(error),
      );
      throw new PermanentTaskFailure(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The finished picture. A list without it is still a list: a failure is tried again and then let be. */
  private async thumbnail(versionId: string): Promise<void> {
    const version = await this.store.findVersion(versionId);
    if (!version || version.thumbnail !== null) return;
    const timeline = timelineOf(version, version);
    const [picture] = await this.studio.stills(
      timeline,
      [timeline.frames - 1],
      Math.min(thumbnailWidth, version.dimensions.width),
    );
    if (!picture) return;
    const folder = join(this.options.temporaryDir, randomUUID());
    try {
      await mkdir(folder, { recursive: true });
      const path = join(folder, 'thumbnail.jpg');
      await writeFile(path, picture.bytes);
      const file = `infographics/${versionId}.jpg`;
      await this.files.putFile(file, path);
      await this.store.setThumbnail(versionId, file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function timelineOf(
  version: VersionRecord,
  render: {
    dimensions: VersionRecord['dimensions'];
    fps: number;
    duration: number;
    settingsValues?: RenderRecord['settingsValues'];
  },
) {
  const graphic = applySettings(version.graphic, render.settingsValues ?? {});
  const { dimensions, fps, duration } = render;
  return infographicTimeline(graphic, { dimensions, fps, duration });
}
