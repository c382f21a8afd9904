import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpanKind } from '@opentelemetry/api';
import { applySettings, fontsOfSettings, infographicTimeline, withFonts } from '@scenewright/core/infographics';
import type { FileStore } from '../files/file-store.js';
import { putNamedFile } from '../files/put-named-file.js';
import type { BrandFonts } from '../fonts/brand-fonts.js';
import { PermanentTaskFailure, type TaskContext, type TaskHandler, type WorkTask } from '../queue/work-queue.js';
import type { Studio } from '../studio/studio.js';
import { carrierIn } from '../tracing/trace-carrier.js';
import type { Tracing } from '../tracing/tracing.js';
import { deadlineError, isRetryable, jobError } from '../worker/job-failure.js';
import type { RenderRecord, VersionRecord } from './infographic-records.js';
import type { InfographicStore } from './infographic-store.js';

export interface RenderWorkerOptions {
  temporaryDir: string;
  deadlineSeconds: number;
  tracing: Tracing;
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
    private readonly fonts: Pick<BrandFonts, 'bring'>,
    private readonly options: RenderWorkerOptions,
  ) {}

  async take(task: WorkTask): Promise<number | null> {
    // A picture is the same whoever draws it.
    if (task.body['work'] === 'thumbnail') return 0;
    const started = await this.store.renders.start(renderIdOf(task));
    return started?.fence ?? null;
  }

  async run(task: WorkTask, context: TaskContext): Promise<void> {
    const { work, versionId, renderId } = task.body;
    const attributes = {
      'scenewright.work': String(work),
      'scenewright.infographic.id': String(renderId ?? versionId),
    };
    const facts = { kind: SpanKind.CONSUMER, attributes, from: carrierIn(task.body) };
    await this.options.tracing.span('infographic', facts, () => this.work(task, context));
  }

  private async work(task: WorkTask, context: TaskContext): Promise<void> {
    if (task.body['work'] === 'thumbnail') return this.thumbnail(String(task.body['versionId']));
    const render = await this.store.renders.find(renderIdOf(task));
    if (render?.fence === context.fence) await this.render(render, context);
  }

  async retriesExhausted(task: WorkTask, reason: string, fence: number): Promise<void> {
    if (task.body['work'] === 'thumbnail') return;
    const error = { code: 'generation_failed', message: reason };
    await this.store.renders.fail(renderIdOf(task), fence, error);
  }

  private async render(render: RenderRecord, context: TaskContext): Promise<void> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new Error('deadline')), this.options.deadlineSeconds * 1000);
    const signal = AbortSignal.any([context.signal, deadline.signal]);
    const folder = join(this.options.temporaryDir, randomUUID());
    const file = `infographics/${render.id}-${render.fence}.mp4`;
    try {
      const version = await this.store.version(render.projectId, render.versionId);
      const faces = await this.fonts.bring(render.accountId, fontsOfSettings(render.settingsValues));
      const timeline = timelineOf({ ...version, graphic: withFonts(version.graphic, faces) }, render);
      await mkdir(folder, { recursive: true });
      const outFile = join(folder, 'infographic.mp4');
      await this.studio.render(timeline, { resolution: null, ...render.dimensions }, outFile, {
        signal,
        onProgress: () => undefined,
      });
      signal.throwIfAborted();
      await putNamedFile(this.files, { key: file, path: outFile }, () =>
        this.store.renders.complete(render.id, render.fence, file),
      );
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
      const key = `infographics/${versionId}.jpg`;
      await putNamedFile(this.files, { key, path }, () => this.store.setThumbnail(versionId, key));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function renderIdOf(task: WorkTask): string {
  return String(task.body['renderId']);
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
