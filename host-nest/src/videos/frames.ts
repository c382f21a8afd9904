import type { Timeline, VideoJob } from '@scenewright/core';
import type { Runtime } from '../runtime/runtime.js';

/** Pixels of the longer side of a filmstrip picture. */
const longSide = 640;

/**
 * The filmstrip of a job: one picture a scene, taken from its middle. The MP4 and the composition are drawn from
 * the same timeline, so the picture is the same for both. Interface 4.1; decisions, "Video jobs".
 */
export async function framesOf(job: VideoJob, max: number, runtime: Runtime): Promise<Record<string, unknown>> {
  const source = job.renders.length > 0 ? 'render' : 'composition';
  const timeline = await runtime.jobs.document<Timeline>(job.id, 'timeline');
  if (timeline === null) return { video_id: job.id, source, frames: [] };
  const scenes = spread(timeline.scenes, max);
  const middles = scenes.map((scene) => scene.from + Math.floor(scene.frames / 2));
  const { width, height } = timeline.canvas;
  const pictureWidth = Math.round((longSide / Math.max(width, height)) * width);
  const pictures = await runtime.studio.stills(timeline, middles, pictureWidth);
  return {
    video_id: job.id,
    source,
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

/** Evenly spread, first and last included. */
export function spread<T>(items: readonly T[], max: number): T[] {
  if (items.length <= max) return [...items];
  if (max === 1) return items.slice(0, 1);
  return Array.from({ length: max }, (_, i) => items[Math.round((i * (items.length - 1)) / (max - 1))] as T);
}
