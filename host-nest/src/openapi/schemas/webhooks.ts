import { dimensions, link, number, object, text, time, type Schema } from './shapes.js';

const envelope = (event: string, properties: Record<string, Schema>, optional: readonly string[] = []): Schema =>
  object({ event: { type: 'string', const: event }, data: object(properties, optional), timestamp: time });

const video = { videoId: text, projectId: text };
const render = { projectId: text, versionId: text, renderId: text, dimensions, fps: number, duration: number };

/** Interface 6.1 and 6.2. */
export const webhookSchemas: Record<string, Schema> = {
  VideoCompletedEvent: envelope('video.completed', { ...video, creditsCost: number, downloadUrl: link }, [
    'downloadUrl',
  ]),
  VideoFailedEvent: envelope('video.failed', { ...video, error: text, stage: text }, ['stage']),
  VideoCanceledEvent: envelope('video.canceled', { ...video, creditsCost: number }),
  RenderCompletedEvent: envelope('render.completed', { ...render, url: link }),
  RenderFailedEvent: envelope('render.failed', { ...render, error: text }),
};
